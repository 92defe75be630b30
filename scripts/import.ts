import { parseArgs } from 'node:util'
import { importRecipes } from '../server/domain/bulk-import/import-recipes.ts'
import { readRecords } from '../server/domain/bulk-import/records.ts'
import { StartupError } from '../server/kernel/startup-error.ts'
import { withServices } from '../server/tool.ts'
import { counted } from './import/counted.ts'
import { showProgress } from './import/progress.ts'
import { say } from './say.ts'

const usage = 'bun run import FILE.jsonl --author EMAIL [--publish]   (a - reads standard input)'
const mostShown = 50

try {
  await run()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Fills an instance with recipes from a file of schema.org objects, one on each line or in one array. */
async function run(): Promise<void> {
  const { file, author, publish } = readArguments()
  await withServices(async (services) => {
    const [person] = await services.sql<{ id: string }[]>`
      SELECT id FROM people WHERE lower(email) = lower(${author})`
    if (!person) throw new StartupError(`Nobody here has the address ${author}: sign up first.`)
    const source = counted(file === '-' ? Bun.stdin.stream() : Bun.file(file).stream())
    const progress = showProgress(file === '-' ? null : Bun.file(file).size, source)
    let shown = 0
    const report = await importRecipes(services, {
      authorId: person.id,
      publish,
      records: readRecords(source.stream),
      onBad({ number, reason }) {
        shown += 1
        if (shown <= mostShown) progress.tell(`record ${number} ${reason}`)
        if (shown === mostShown + 1) progress.tell('more bad records follow and are only counted')
      },
      onProgress: progress.update,
    })
    progress.end()
    say(
      `${report.added} recipes added (${report.published} published), ${report.known} known already, ${report.bad} bad; ${progress.rate(report.added + report.known)} a second, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
    )
  })
}

function readArguments() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { author: { type: 'string' }, publish: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  })
  const [file] = positionals
  const author = values['author']
  if (!file || typeof author !== 'string') throw new StartupError(usage)
  if (file !== '-' && Bun.file(file).size === 0)
    throw new StartupError(`${file} cannot be read, or is empty.`)
  return { file, author, publish: values['publish'] === true }
}
