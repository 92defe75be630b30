import { expect } from 'bun:test'
import type { DemoRecipe } from '../../server/demo/content.ts'
import { searchRecipes } from '../../server/domain/ask/search-recipes.ts'
import type { Context } from '../../server/kernel/context.ts'
import { foodsIn } from '../../shared/food/foods-in.ts'
import { parseIngredientLine } from '../../shared/food/line/parse.ts'
import type { TestApp } from './app.ts'
import { demoDishes, startDemoApp } from './demo-feed.ts'

/** Far more than there are, so that no result is hidden by another. */
export const all = 500

/** What a domain function is given that is asked by nobody known. */
export const guestOf = (app: TestApp): Context => ({
  ...app.services,
  actor: null,
  language: 'uk',
  address: '127.0.0.1',
  device: '',
})

/** The demo dishes, and a guest who asks for some of them. */
export async function startAsking() {
  const app = await startDemoApp()
  const demo = await demoDishes()
  const ctx = guestOf(app)

  function dish(title: string): DemoRecipe {
    const found = demo.get(title)
    if (!found) throw new Error(`${title} is not one of the demo dishes.`)
    return found
  }

  async function titles(text: string): Promise<string[]> {
    return (await searchRecipes(ctx, { text, limit: all })).items.map((item) => item.title)
  }

  return {
    app,
    demo,
    ctx,
    dish,
    foodsOf: (title: string) => dish(title).ingredients.map(parseIngredientLine).flatMap(foodsIn),
    titles,
    /** Each of the questions finds all that is wanted, and nothing that is not. */
    async finds(texts: readonly string[], wanted: string[], not: string[]): Promise<void> {
      for (const text of texts) {
        const found = await titles(text)
        for (const title of wanted) expect(found, text).toContain(title)
        for (const title of not) expect(found, text).not.toContain(title)
      }
    },
  }
}

export type Asking = Awaited<ReturnType<typeof startAsking>>
