import { startTestApp, type TestApp } from '../app.ts'
import type { startBuiltApp } from '../built.ts'
import { attacks, peace } from './attacks.ts'
import { day, type World, worldOf } from './world.ts'

export interface Hostile {
  app: TestApp
  /** Nobody means harm here: what everything looks like. */
  calm: World
  worlds: World[]
  /** What is found in every world, by the name of its attack. */
  everywhere<T>(work: (world: World) => Promise<T>): Promise<Record<string, T>>
  /** The same of each. */
  all<T>(value: T): Record<string, T>
}

/** One house in which somebody tries every attack with every word that they may write. */
export async function startHostile(
  settings: Record<string, string> = {},
  start: typeof startTestApp | typeof startBuiltApp = startTestApp,
): Promise<Hostile> {
  const app = await start({ RATE_LIMITS: '0', ...settings })
  const calm = await worldOf(app, peace)
  const worlds = await Promise.all(attacks.map((attack) => worldOf(app, attack)))
  return {
    app,
    calm,
    worlds,
    async everywhere(work) {
      const outcomes = worlds.map(async (world) => {
        try {
          return [world.attack.name, await work(world)] as const
        } catch (error) {
          throw new Error(`${world.attack.name}: ${error}`)
        }
      })
      return Object.fromEntries(await Promise.all(outcomes))
    },
    all: (value) => Object.fromEntries(worlds.map(({ attack }) => [attack.name, value])),
  }
}

/** The state of everything that belongs to people and may be changed only by them. */
export async function kept({ services: { sql } }: TestApp): Promise<string> {
  const tables = ['recipes', 'publications', 'plan_entries', 'shopping_lists', 'shopping_lines']
  const states: string[] = []
  for (const table of tables) {
    const [row] = await sql<{ state: string }[]>`
      SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY id), '')) AS state FROM ${sql(table)} t`
    states.push(`${table} ${row?.state}`)
  }
  const grants = await sql`SELECT id, scopes, auto_approve FROM grants ORDER BY id`
  return [...states, JSON.stringify(grants)].join('\n')
}

/** What an agent would read and ask for, in the words that it was fed. */
export const reads = (world: World): [name: string, args: Record<string, unknown>][] => [
  ['list_my_recipes', {}],
  ['get_my_recipe', { id: world.recipeId }],
  ['list_plan', { from: day, include: ['kitchen', 'lists', 'proposals'] }],
  ['search_public_recipes', { ids: [world.publicationId] }],
  ['search_public_recipes', { query: 'буряк', language: world.attack.language }],
]
export const proposals = ({ attack, recipeId, publicationId }: World) =>
  [
    [
      'recipe_draft',
      {
        title: attack.in('title'),
        description: attack.in('description'),
        ingredients: [attack.in('ingredient')],
        steps: [attack.in('step')],
      },
    ],
    [
      'plan_entry',
      {
        entries: [
          { recipe_id: recipeId, date: day, note: attack.in('note') },
          { recipe_id: publicationId, date: day },
        ],
      },
    ],
    ['shopping_list', { lines: [attack.in('listLine')], list: attack.in('listName') }],
  ] as const
