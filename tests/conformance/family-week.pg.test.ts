import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ProposalView } from '../../shared/wire/proposals.ts'
import type { Caller } from '../support/caller.ts'
import { ConsentingClient } from '../support/consenting-client.ts'
import { connectV1, connectV2 } from '../support/official-clients.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'

let app: ServedApp
let endpoint: URL
beforeAll(async () => {
  app = await serveTestApp()
  endpoint = new URL('/api/mcp', app.url)
  const cook = await app.signedUp('Марко')
  for (const [title, ...lines] of dishes)
    await cook.publish({
      title,
      servings: 2,
      tags: ['вечеря'],
      ingredients: lines.map((text) => ({ text })),
    })
})
afterAll(() => app.stop())

/** What others have published: seven that suit the family, and two that do not. */
const dishes: [string, ...string[]][] = [
  ['Борщ вечірній', '400 г буряка', '200 г картоплі'],
  ['Гречаники', '200 г гречки', '2 цибулини'],
  ['Деруни', '600 г картоплі', '1 цибулина'],
  ['Тушкована капуста', '500 г капусти', '1 морква'],
  ['Рис з овочами', '200 г рису', '2 моркви'],
  ['Кулеша', '200 г кукурудзяної крупи', '100 г бринзи'],
  ['Суп із сочевиці', '200 г червоної сочевиці', '1 морква'],
  ['Салат із горіхами', '100 г волоських горіхів', '300 г буряка'],
  ['Таємна запіканка', '300 г дзумандри', '200 г сиру'],
]

interface Found {
  id: string
  title: string
  allergens?: string[]
  allergens_complete?: boolean
}
interface Asked {
  status: string
  proposal_id: string
  confirmation_url: string
}
interface Plan {
  entries: { title: string; date: string; servings: number; recipe_id: string }[]
  kitchen: { today: string }
  lists: { open_lines: string[] }[]
  proposals: { status: string; result_ids: string[] }[]
}
interface Own {
  servings: number
  ingredients: { food: string; quantity: number; unit?: string }[]
}

type Use = (name: string, args: Record<string, unknown>) => Promise<unknown>

/** What a model would do when asked for «вечері на тиждень, нас четверо, у дитини алергія на горіхи». */
async function planWeek(call: Use, person: Caller) {
  const use = async <T>(name: string, args: Record<string, unknown>) =>
    (await call(`service_${name}`, args)) as T
  const look = () => use<Plan>('list_plan', { include: ['kitchen', 'lists', 'proposals'] })
  let yeses = 0
  const confirm = async ({ confirmation_url }: Asked) => {
    const id = new URL(confirmation_url).pathname.split('/').at(-1)
    const { version } = await person.query<ProposalView>('proposals.get', { id })
    await person.mutate('proposals.confirm', { id, version })
    yeses++
  }

  const { kitchen } = await look()
  const found = await searchAll(use)
  const { recipes } = await use<{ recipes: Found[] }>('search_public_recipes', {
    ids: found.map((one) => one.id),
  })
  const safe = recipes.filter((one) => one.allergens_complete && !one.allergens?.includes('nuts'))
  const entries = safe.map(({ id }, day) => ({
    recipe_id: id,
    date: daysAfter(kitchen.today, day),
    servings: 4,
  }))
  const week = await use<Asked>('propose_plan_entry', { entries })
  // The first answer was lost on the way, so it asks again.
  const again = await use<Asked>('propose_plan_entry', { entries })
  expect(again.proposal_id).toBe(week.proposal_id)
  await confirm(week)

  const planned = await look()
  expect(planned.proposals.map((one) => one.status)).toEqual(['applied'])
  const list = await use<Asked>('propose_shopping_list', { lines: await needs(use, planned) })
  await confirm(list)
  return { yeses, kitchen, plan: await look() }
}

async function searchAll(use: <T>(name: string, args: Record<string, unknown>) => Promise<T>) {
  const found: Found[] = []
  let cursor: string | undefined
  do {
    const page = await use<{ recipes: Found[]; next_cursor?: string }>('search_public_recipes', {
      limit: 5,
      ...(cursor && { cursor }),
    })
    found.push(...page.recipes)
    cursor = page.next_cursor
  } while (cursor)
  return found
}

/** What all the dishes take, for as many as they are planned for. */
async function needs(
  use: <T>(name: string, args: Record<string, unknown>) => Promise<T>,
  { entries }: Plan,
) {
  const sums = new Map<string, { food: string; quantity: number; unit?: string }>()
  for (const entry of entries) {
    const recipe = await use<Own>('get_my_recipe', { id: entry.recipe_id })
    for (const { food, quantity, unit } of recipe.ingredients) {
      const key = `${food} ${unit}`
      const before = sums.get(key)?.quantity ?? 0
      const sum = before + (quantity * entry.servings) / recipe.servings
      sums.set(key, { food, quantity: sum, ...(unit && { unit }) })
    }
  }
  return [...sums.values()]
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The structured answer of a stock client, or the sentence with which the tool refused. */
function answered(answer: unknown): unknown {
  const { isError, structuredContent, content } = answer as {
    isError?: boolean
    structuredContent: unknown
    content: { text: string }[]
  }
  if (isError) throw new Error(content[0]?.text)
  return structuredContent
}

function expectWeek({ yeses, kitchen, plan }: Awaited<ReturnType<typeof planWeek>>) {
  expect(yeses).toBeLessThanOrEqual(3)
  expect(plan.entries.map(({ date, servings }) => [date, servings])).toEqual(
    Array.from({ length: 7 }, (_, day) => [daysAfter(kitchen.today, day), 4]),
  )
  const titles = plan.entries.map((one) => one.title)
  expect(titles.toSorted()).toEqual(
    dishes
      .slice(0, 7)
      .map(([title]) => title)
      .toSorted(),
  )
  const lines = plan.lists.flatMap((one) => one.open_lines).join('; ')
  expect(lines).toContain('Картопля 1,6 кг')
  expect(lines).toContain('Морква 8 шт')
  expect(lines).not.toMatch(/горіх|дзумандр/i)
  expect(plan.proposals.map((one) => one.status)).toEqual(['applied', 'applied'])
  expect(plan.proposals[1]?.result_ids).toHaveLength(7)
}

test('a stock client of version 1 plans a family’s week and its list with two confirmations', async () => {
  const person = await app.signedUp('Олена')
  const client = await connectV1(endpoint, new ConsentingClient(person))
  const call: Use = async (name, args) => answered(await client.callTool({ name, arguments: args }))
  expectWeek(await planWeek(call, person))
  await client.close()
})

test('a stock client of version 2 does the same in the new era', async () => {
  const person = await app.signedUp('Ніна')
  const client = await connectV2(endpoint, new ConsentingClient(person), 'auto')
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  const call: Use = async (name, args) => answered(await client.callTool({ name, arguments: args }))
  expectWeek(await planWeek(call, person))
  await client.close()
})

test('a stock client of version 2 does the same in the old era', async () => {
  const person = await app.signedUp('Оля')
  const client = await connectV2(endpoint, new ConsentingClient(person), 'legacy')
  const call: Use = async (name, args) => answered(await client.callTool({ name, arguments: args }))
  expectWeek(await planWeek(call, person))
  await client.close()
})
