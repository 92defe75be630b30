import type { Page } from 'playwright-core'
import type { Recipe } from '../../shared/wire/recipes.ts'
import type { Browsing } from './browsing.ts'
import type { Caller } from './caller.ts'

/** An author at the composer, or at a page of a recipe of theirs, whose address says `:id`. */
export async function startWriting(
  browsing: Browsing,
  path = '/recipes/new',
  recipe?: Record<string, unknown>,
) {
  const author = await browsing.app.signedUp('Оксана Кравець')
  const own = recipe ? await author.compose(recipe) : null
  const { context, page } = await browsing.openAt(path.replace(':id', own?.id ?? ''), {
    as: author,
  })
  return { author, context, page, id: own?.id ?? '' }
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Назва', exact: true })
export const line = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Продукт, рядок ${at}`, exact: true })
export const step = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Крок ${at}`, exact: true })
export const status = (page: Page, said: RegExp) =>
  page.getByRole('status').filter({ hasText: said })
export const read = (author: Caller, id: string) => author.query<Recipe>('recipes.get', { id })
