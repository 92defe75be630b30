import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { busyMs } from './support/busy.ts'
import { freshLines } from './support/fresh-lines.ts'
import { type BenchHouse, openHouse } from './support/house.ts'
import { print, table } from './support/print.ts'
import { recipeLines } from './support/recipe-file.ts'

/**
 * A file of recipes, taken in and published by the command that an operator would give, with its start and with the
 * database beside it: recipes as people write them, who have most of their lines in common, and the same where every
 * third line is one that nobody else has. What others do on the machine makes it slower; the processor time less so.
 * `bun bench/bulk.ts [recipes]`, by default 30000.
 */
const count = Number(process.argv[2] ?? 30_000)
/** Recipes a second, on two cores. */
const limit = 3000
const script = join(import.meta.dir, '../scripts/import.ts')

print(`${count.toLocaleString('en')} recipes, read, stored, published and indexed`)
table([await takeIn('lines in common', []), await takeIn('every third line its own', freshLines())])

async function takeIn(what: string, own: readonly string[]) {
  const house = await openHouse()
  const file = join(tmpdir(), `komora-bench-${process.pid}.jsonl`)
  try {
    await house.sql`INSERT INTO people (id, email, display_name) VALUES ('per_bench', 'bench@example.org', 'Bench')`
    const text = (await Array.fromAsync(recipeLines(count, own))).join('\n')
    await Bun.write(file, text)
    return { recipes: what, ...(await importOf(house, file)) }
  } finally {
    await rm(file, { force: true })
    await house.stop()
  }
}

async function importOf(house: BenchHouse, file: string) {
  const [began, busyBefore] = [performance.now(), busyMs()]
  const child = Bun.spawn(
    [process.execPath, script, file, '--author', 'bench@example.org', '--publish'],
    {
      env: { ...process.env, DATABASE_URL: house.databaseUrl, LOG_LEVEL: 'warn' },
      stdout: 'ignore',
      stderr: 'ignore',
    },
  )
  if ((await child.exited) !== 0) throw new Error('The import failed.')
  const seconds = (performance.now() - began) / 1000
  // The command has ended and is counted by itself; what is left of the busy ones is PostgreSQL.
  const database = busyMs() - busyBefore
  const used = child.resourceUsage()
  const reading = Number(used?.cpuTime.total ?? 0) / 1000
  const [row] = await house.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM publications`
  if (row?.n !== count) throw new Error(`${row?.n} of ${count} were published.`)
  const each = (ms: number) => Math.round((ms * 1000) / count)
  return {
    'a second': Math.round(count / seconds),
    '/limit': (count / seconds / limit).toFixed(2),
    'µs of processor': each(reading + database),
    reading: each(reading),
    database: each(database),
    MB: Math.round((used?.maxRSS ?? 0) / 1_048_576),
  }
}
