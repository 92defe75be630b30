import { DomainError } from '../../kernel/errors.ts'
import type { Fetched } from '../../net/safe-fetch.ts'
import { decodePage } from './decode-page.ts'
import { draftOf, type ImportedRecipe } from './draft.ts'
import { asksToSignIn, findRecipe } from './find-recipe.ts'

/** The recipe of a page, or why there is none. */
export function draftOfPage(page: Fetched): ImportedRecipe {
  const text = decodePage(page)
  const found = findRecipe(text, page.type)
  const draft = found && draftOf(found, page.url)
  // A page that asks who one is shows a title and a line to everybody else.
  const { ingredients = [], steps = [] } = draft?.recipe ?? {}
  const teaser = steps.length === 0 && ingredients.length < 3
  if (teaser && asksToSignIn(text, page.url)) throw new DomainError('import_sign_in')
  if (!draft) throw new DomainError('import_no_recipe')
  return draft
}
