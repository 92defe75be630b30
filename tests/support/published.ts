import { searchRecipes } from '../../server/domain/ask/search-recipes.ts'
import { startTestApp } from './app.ts'
import { guestOf } from './asking.ts'

interface Dish {
  title: string
  language?: 'uk' | 'en' | 'cs'
  tags?: string[]
  lines: string[]
  /** Its one step. */
  step?: string
  /** How long it takes to prepare and to cook. */
  minutes?: readonly [prep: number, cook: number]
}

/** An app in which somebody has published a few dishes, and a guest who asks for some of them. */
export async function startPublished(dishes: readonly Dish[]) {
  const app = await startTestApp()
  const author = app.caller()
  await author.signUp()
  for (const { lines, step, minutes: [prepMinutes, cookMinutes] = [], ...dish } of dishes)
    await author.publish({
      ...{ language: 'uk', ...dish, prepMinutes, cookMinutes },
      ingredients: lines.map((text) => ({ text })),
      ...(step && { steps: [{ text: step }] }),
    })
  const ctx = guestOf(app)

  async function titles(text: string, dropped: string[] = []): Promise<string[]> {
    const { items } = await searchRecipes(ctx, { text, dropped, limit: 50 })
    return items.map((item) => item.title)
  }
  return { app, ctx, titles }
}
