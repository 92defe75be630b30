import { type DemoRecipe, readDemoContent } from '../../server/demo/content.ts'
import type { TestApp } from './app.ts'

/** The feed filled with the demo dishes; by title, the dish as it was written. */
export async function publishDemo(app: TestApp): Promise<Map<string, DemoRecipe>> {
  const { recipes } = await readDemoContent()
  const author = app.caller()
  await author.signUp()
  for (const recipe of recipes) {
    const { title, description, language, servings, prepMinutes, cookMinutes, tags, steps } = recipe
    await author.publish({
      title,
      description,
      language,
      servings,
      prepMinutes,
      cookMinutes,
      tags,
      steps,
      ingredients: recipe.ingredients.map((text) => ({ text })),
    })
  }
  return new Map(recipes.map((recipe) => [recipe.title, recipe]))
}
