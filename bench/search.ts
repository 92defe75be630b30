import { readFileSync } from 'node:fs'
import { type BenchHouse, openHouse } from './support/house.ts'
import { print, table } from './support/print.ts'
import { fillSearch } from './support/search-content.ts'

/**
 * Search of the feed and questions in plain words, for rare, common and mixed terms, beside the same
 * asked by plain SQL: ILIKE over titles and lines, and ts_rank over everything that matches.
 * `bun bench/search.ts [N …]`, by default 10000 100000; a million takes a while to fill.
 */
const sizes = process.argv.slice(2).map(Number)
const rounds = 40
const limits = { ask: 100, suggestions: 20 }

const questions = {
  rare: { q: 'шафран', ask: 'щось із шафраном', words: ['шафран'] },
  common: { q: 'картопля', ask: 'картопля', words: ['картопл'] },
  mixed: { q: 'картопля шафран', ask: 'картопля з шафраном', words: ['картопл', 'шафран'] },
  'two common': { q: 'курка рис', ask: 'курка з рисом', words: ['кур', 'рис'] },
  misspelt: { q: 'кортопля', ask: 'щось із кортоплею', words: ['кортопл'] },
  refusal: { q: 'суп', ask: 'суп без м’яса та молока до 60 хвилин', words: ['суп'] },
  vague: { q: 'вечеря', ask: 'щось тепле й недороге на вечерю дітям', words: ['вечер'] },
} as const

const house = await openHouse()
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) await measure(house, size)
await house.stop()

async function measure({ sql, databaseUrl, startServer }: BenchHouse, size: number): Promise<void> {
  print(`\n${size.toLocaleString('en')} recipes`)
  const filled = await fillSearch(sql, databaseUrl, size)
  print(
    `import: ${Math.round(filled.perSecond)} a second, this process ${Math.round(filled.megabytes)} MB`,
  )
  // Plain SQL may take longer than the server lets a statement take.
  const patient = await sql.reserve()
  await patient`SET statement_timeout = 0`
  const server = await startServer()
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
    await response.arrayBuffer()
  }
  const rows: Row[] = []
  const asked: number[] = []
  for (const [name, { q, ask, words }] of Object.entries(questions)) {
    const sorts = ['fresh', 'popular', 'cheap']
    // Each page is another one, so that none comes from the cache.
    const page = (n: number) =>
      `/api/social/feed?before=${99_999_999_999_999 - n}&sort=${sorts[n % 3]}&q=${encodeURIComponent(q)}`
    const ilike = await times(3, () => byIlike(words))
    const found = await times(rounds, (n) => get(page(n)))
    const answers = await times(rounds, () => get(`/ask?query=${encodeURIComponent(ask)}`))
    asked.push(...answers)
    rows.push(row(`q, ${name}`, found, ilike))
    rows.push(row(`/ask, ${name}`, answers, ilike))
    rows.push(row(`  ILIKE, ${name}`, ilike, ilike))
    rows.push(row(`  ts_rank, ${name}`, await times(5, () => byRank(words)), ilike))
  }
  table(rows)
  beside('/ask p95 over all of these', at(asked, 0.95), limits.ask)
  const typed = await times(rounds, (n) => {
    const q = 'картопля'.slice(0, 1 + (n % 8))
    return get(`/trpc/feed.suggest?input=${encodeURIComponent(JSON.stringify({ q }))}`)
  })
  beside('suggestions p95', at(typed, 0.95), limits.suggestions)
  print(`memory of the server: ${memoryOf(server.pid)}`)
  await server.stop()
  patient.release()

  async function byIlike(words: readonly string[]): Promise<void> {
    const patterns = words.map((word) => `%${word}%`)
    await patient`
      SELECT p.id, p.title FROM publications p JOIN recipes r ON r.id = p.recipe_id
      WHERE (p.title || r.ingredients::text) ILIKE ALL (${patterns})
      ORDER BY p.likes DESC LIMIT 10`
  }

  async function byRank(words: readonly string[]): Promise<void> {
    const text = words.join(' & ')
    await patient`
      SELECT p.id, p.title FROM publications p
      WHERE p.withdrawn_at IS NULL AND p.search @@ ${text}::tsquery
      ORDER BY ts_rank(p.search, ${text}::tsquery) DESC, p.likes DESC LIMIT 10`
  }
}

async function times(count: number, work: (n: number) => Promise<void>): Promise<number[]> {
  await work(count)
  const taken: number[] = []
  for (let n = 0; n < count; n += 1) {
    const began = performance.now()
    await work(n)
    taken.push(performance.now() - began)
  }
  return taken
}

function at(taken: readonly number[], share: number): number {
  const sorted = taken.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function beside(what: string, ms: number, limit: number): void {
  print(`${what}: ${ms.toFixed(1)} ms, ${(ms / limit).toFixed(2)} of the limit of ${limit} ms`)
}

type Row = Record<'asked' | 'p50 ms' | 'p95 ms' | 'p99 ms' | 'p50/ILIKE', string>

function row(asked: string, taken: readonly number[], ilike: readonly number[]): Row {
  return {
    asked,
    'p50 ms': at(taken, 0.5).toFixed(1),
    'p95 ms': at(taken, 0.95).toFixed(1),
    'p99 ms': at(taken, 0.99).toFixed(1),
    'p50/ILIKE': (at(taken, 0.5) / at(ilike, 0.5)).toFixed(2),
  }
}

function memoryOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    return `${Math.round(kilobytes / 1024)} MB`
  } catch {
    return 'not known on this system'
  }
}
