import { type DemoRecipe, readDemoContent } from '../../server/demo/content.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createDatabaseLike } from './postgres.ts'
import { isThrowAway, testServerUrl } from './postgres-server.ts'
import { templateDatabase } from './postgres-template.ts'

let model: Promise<string> | undefined

/** The whole house with the demo dishes in its feed. */
export async function startDemoApp(settings: Record<string, string> = {}): Promise<TestApp> {
  await testServerUrl()
  if (isThrowAway()) {
    model ??= makeModel()
    return startTestApp(settings, {}, await createDatabaseLike(await model))
  }
  // Somebody's own server is left without a model that nobody would take away.
  const app = await startTestApp(settings)
  await publishDemo(app)
  return app
}

/** The dishes are published once, and copied for each file of tests. */
async function makeModel(): Promise<string> {
  const database = await createDatabaseLike(await templateDatabase(await testServerUrl()))
  const app = await startTestApp({}, {}, { ...database, drop: () => database.sql.end() })
  await publishDemo(app)
  await app.stop()
  return database.name
}

/** By title, each dish as it was written. */
export async function demoDishes(): Promise<Map<string, DemoRecipe>> {
  const { recipes } = await readDemoContent()
  return new Map(recipes.map((recipe) => [recipe.title, recipe]))
}

async function publishDemo(app: TestApp): Promise<void> {
  const { recipes } = await readDemoContent()
  const author = await app.signedUp()
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
}
