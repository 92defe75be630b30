import { hashToken, newToken } from '../server/kernel/secrets.ts'
import { fillFeed } from './support/feed-content.ts'
import { openHouse } from './support/house.ts'
import { type Hearing, listenTo } from './support/listener.ts'
import { print, table } from './support/print.ts'

/**
 * One kitchen with more and more on its plan, and more and more kitchens with a page open on one server. Each figure
 * stands beside the limit that it has to keep. `bun bench/kitchen.ts [dishes in the feed]`, by default 10000.
 */
const dishes = Number(process.argv[2] ?? 10_000)
const limits = { 'plan, one week': 100, 'list for 28 days': 1000, 'fill the week': 300 }
const liveLimit = 1000

const house = await openHouse()
const { sql } = house
await fillFeed(sql, dishes)
const most = 1000
const tokens = await letKitchensIn()
const server = await house.startServer()
await writeRecipes(30)

for (const entries of [10, 100, 1000, 10_000]) {
  await planEntries(entries)
  print(`\n${entries.toLocaleString('en')} entries on the plan`)
  table([
    await row('plan, one week', 100, () => query('plan.week', { date: '2027-03-10' })),
    await row('list for 28 days', 20, (n) =>
      mutate('lists.fromPlan', { from: '2027-03-01', to: '2027-03-28', name: `${entries}-${n}` }),
    ),
    await row('fill the week', 20, (n) =>
      mutate('plan.fill', { from: '2027-06-07', to: '2027-06-13', seed: n }),
    ),
  ])
  await sql`DELETE FROM shopping_lists WHERE kitchen_id = 'kit_1'`
}

const heard: Record<string, string | number>[] = []
const open: Hearing[] = []
for (const kitchens of [1, 100, most]) {
  while (open.length < kitchens)
    open.push(await listenTo(server.port, cookieOf(open.length + 1, 'b')))
  heard.push(await latency(kitchens))
}
print('\nfrom the tap of one to the page of the other')
table(heard)
for (const one of open) one.leave()
await server.stop()
await house.stop()

async function row(
  what: keyof typeof limits,
  times: number,
  call: (n: number) => Promise<unknown>,
) {
  await call(times)
  const took = await timed(times, call)
  return { what, ...figures(took), limit: limits[what], 'p99/limit': ratio(took, limits[what]) }
}

/** One after another, each in another kitchen: what is measured is the way, not the queue. */
async function latency(kitchens: number) {
  const took = await timed(200, async (n) => {
    const at = (n * 7) % kitchens
    const told = open[at]?.next('lists')
    await mutate('lists.addLines', { lines: ['молоко 2 л'] }, cookieOf(at + 1, 'a'))
    await told
  })
  await sql`DELETE FROM shopping_lines`
  const figure = { 'kitchens live': kitchens, ...figures(took), limit: liveLimit }
  return { ...figure, 'p99/limit': ratio(took, liveLimit) }
}

async function timed(times: number, call: (n: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await call(n)
    took.push(performance.now() - began)
  }
  return took.sort((one, other) => one - other)
}

function figures(took: readonly number[]) {
  return { 'p50 ms': at(took, 0.5).toFixed(1), 'p99 ms': at(took, 0.99).toFixed(1) }
}

function ratio(took: readonly number[], limit: number): string {
  return (at(took, 0.99) / limit).toFixed(2)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Kitchens of two people, who have signed in. */
async function letKitchensIn(): Promise<Map<string, string>> {
  const people = Array.from({ length: most }, (_, n) => n + 1).flatMap((n) =>
    ['a', 'b'].map((who) => ({ id: `per_${n}${who}`, kitchen: `kit_${n}`, token: newToken('ks') })),
  )
  const kitchens = [...new Set(people.map((one) => one.kitchen))]
  await sql`INSERT INTO kitchens (id) SELECT unnest(${kitchens}::text[])`
  for (const { id, kitchen, token } of people) {
    await sql`INSERT INTO people (id, display_name) VALUES (${id}, ${id})`
    await sql`INSERT INTO kitchen_members (person_id, kitchen_id) VALUES (${id}, ${kitchen})`
    await sql`
      INSERT INTO sessions (id, token_hash, person_id, expires_at)
      VALUES (${`ses_${id}`}, ${hashToken(token)}, ${id}, now() + interval '1 day')`
  }
  await sql`VACUUM ANALYZE`
  return new Map(people.map((one) => [one.id, `komora=${one.token}`]))
}

function cookieOf(kitchen: number, who: 'a' | 'b'): string {
  return tokens.get(`per_${kitchen}${who}`) ?? ''
}

async function writeRecipes(count: number): Promise<void> {
  const foods = ['буряка', 'моркви', 'картоплі', 'цибулі', 'капусти', 'рису', 'гречки', 'курки']
  for (let n = 0; n < count; n += 1) {
    const ingredients = foods.map((food, i) => ({ text: `${100 + ((n + i) % 9) * 50} г ${food}` }))
    const steps = [{ text: 'Зваріть.' }]
    await mutate('recipes.create', { title: `Страва ${n}`, servings: 4, ingredients, steps })
  }
}

/** Three a day, the four measured weeks first and the rest in the past, as a history grows. */
async function planEntries(count: number): Promise<void> {
  await sql`DELETE FROM plan_entries WHERE kitchen_id = 'kit_1'`
  await sql`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, recipe_id, title, servings)
    SELECT 'ple_' || n, 'kit_1', date '2027-03-28' - (n / 3)::int,
      (ARRAY['breakfast', 'lunch', 'dinner'])[1 + n % 3], r.id, r.title, 4
    FROM generate_series(0, ${count - 1}::int) AS n
    JOIN (SELECT id, title, row_number() OVER (ORDER BY id) - 1 AS at FROM recipes WHERE person_id = 'per_1a') r
      ON r.at = n % 30`
  await sql`ANALYZE plan_entries`
}

async function query(procedure: string, input: unknown): Promise<unknown> {
  const search = encodeURIComponent(JSON.stringify(input))
  return answer(`${procedure}?input=${search}`, { headers: { cookie: cookieOf(1, 'a') } })
}

function mutate(procedure: string, input: unknown, cookie = cookieOf(1, 'a')): Promise<unknown> {
  return answer(procedure, {
    method: 'POST',
    headers: {
      cookie,
      origin: `http://localhost:${server.port}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
  })
}

async function answer(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`http://localhost:${server.port}/trpc/${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text.slice(0, 300)}`)
  return text
}
