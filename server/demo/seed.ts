import type { Transaction } from '../db/client.ts'
import { addPerson } from '../domain/people/register-person.ts'
import { feedChanged, placePublication } from '../domain/recipes/publication.ts'
import { insertRecipe } from '../domain/recipes/write.ts'
import type { Context, Services } from '../kernel/context.ts'
import { type DemoContent, type DemoRecipe, readDemoContent } from './content.ts'
import { addDemoLikes } from './likes.ts'

// Any fixed number will do, as long as every server takes the same one.
const seedLock = 5_460_220
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/**
 * Fills an empty database with dishes to look at: once, and never where anybody is already.
 * Of several servers that start at once, one fills it and the rest wait.
 */
export async function seedDemo(
  services: Services,
  read: () => Promise<DemoContent> = readDemoContent,
): Promise<boolean> {
  if (!services.config.demo || (await hasPeople(services.sql))) return false
  const content = await read()
  const done = await services.sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${seedLock})`
    if (await hasPeople(tx)) return false
    await addContent(services, tx, content)
    return true
  })
  if (done) await feedChanged(services)
  return done
}

async function hasPeople(sql: Services['sql'] | Transaction): Promise<boolean> {
  return (await sql`SELECT 1 FROM people LIMIT 1`).length > 0
}

async function addContent(
  services: Services,
  tx: Transaction,
  { authors, recipes }: DemoContent,
): Promise<void> {
  const started = services.now().getTime()
  const personOf = new Map<string, string>()
  for (const { id, displayName, language } of authors) {
    const ctx = contextAt(services, '', started)
    personOf.set(id, await addPerson(ctx, tx, { displayName, language }))
  }
  const likes: { publicationId: string; likes: number }[] = []
  for (const [index, recipe] of recipes.entries()) {
    const personId = personOf.get(recipe.author)
    if (!personId)
      throw new Error(`${recipe.slug}.yaml names an author who is not in authors.yaml.`)
    // Dishes of one day were not all published in the same minute.
    const at = started - recipe.daysAgo * dayMs - ((index * 37) % 600) * minuteMs
    const publicationId = await addRecipe(contextAt(services, personId, at), tx, recipe)
    likes.push({ publicationId, likes: recipe.likes })
  }
  await addDemoLikes(contextAt(services, '', started), tx, likes)
}

async function addRecipe(ctx: Context, tx: Transaction, recipe: DemoRecipe): Promise<string> {
  const row = await insertRecipe(ctx, tx, {
    title: recipe.title,
    description: recipe.description,
    language: recipe.language,
    servings: recipe.servings,
    prepMinutes: recipe.prepMinutes,
    // 0 is said too: what needs no stove stays within any limit of cooking time.
    cookMinutes: recipe.cookMinutes,
    status: 'ready',
    tags: recipe.tags,
    ingredients: recipe.ingredients.map((text) => ({ text })),
    steps: recipe.steps,
  })
  await tx`UPDATE recipes SET import_key = ${demoKey(recipe.slug)} WHERE id = ${row.id}`
  return placePublication(ctx, tx, row)
}

/** What a seeded recipe is known by when its picture is looked for. */
export function demoKey(slug: string): string {
  return `demo/${slug}`
}

/** The seed acts for its cooks, each at a moment of the past. */
function contextAt(services: Services, personId: string, at: number): Context {
  return {
    ...services,
    now: () => new Date(at),
    actor: { personId, sessionId: '', kitchenId: '', demo: false, language: null },
    language: 'uk',
    address: 'demo',
    device: 'demo',
  }
}
