import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import type { Product } from '../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../server/domain/stores/match/candidates.ts'
import { eatersAmong } from '../server/domain/stores/match/eaters.ts'
import { readConfig } from '../server/kernel/config.ts'
import { createLog } from '../server/kernel/log.ts'
import { catalogueOf } from '../server/practice/catalogue/catalogue.ts'
import { czech, ukrainian } from '../server/practice/catalogue/tongues.ts'
import { servePracticeStore } from '../server/practice/serve.ts'
import { createServices } from '../server/services.ts'
import { parseIngredientLine } from '../shared/food/line/parse.ts'
import type { FillState, StoreMatch } from '../shared/wire/store-carts.ts'
import { Caller } from '../tests/support/caller.ts'
import { chosen, listOf } from '../tests/support/practice-cart.ts'
import { openHouse } from './support/house.ts'

/**
 * Forty lines of a list: filling a cart beside the sum of the store's own answer times, where the store
 * takes its time as a real one does; and judging ten thousand products for them.
 */
const written = await Bun.file(
  new URL('../tests/fixtures/stores/shopping.uk.txt', import.meta.url),
).text()
const lines = written
  .split('\n')
  .flatMap((row) => row.split(': ')[1]?.split(' / ')[0] ?? [])
  .slice(0, 40)
const answerTime = 150
/** Microseconds a product and line: forty lines of thirty products each are then judged in less than a blink. */
const judgingLimit = 50

await judging()
await filling()
process.exit()

async function judging(): Promise<void> {
  const goods = [...catalogueOf(ukrainian), ...catalogueOf(czech)]
  const products = Array.from({ length: 10_000 }, (_, at): Product => {
    const good = goods[at % goods.length]
    return {
      id: String(at),
      name: good?.name ?? '',
      price: good?.minor ?? 0,
      pack: good?.pack ?? null,
      weighted: good?.weighted ?? false,
      step: good?.step ?? 1,
      available: true,
      stock: null,
    }
  })
  const everybody = eatersAmong([], 'uk', 'uk')
  const started = performance.now()
  for (const line of lines) {
    const { food, foodText } = parseIngredientLine(line)
    const need = { key: line, food: food ?? null, name: foodText, said: line }
    proposalFor(
      { ...need, aisle: 'other', amount: '', amounts: [], qualities: [] },
      products,
      null,
      { language: 'uk', eaters: everybody },
    )
  }
  const took = performance.now() - started
  say('matching 40 lines against 10,000 products', took)
  const each = (took * 1000) / (lines.length * products.length)
  process.stdout.write(
    `${each.toFixed(0)} µs each, ${(each / judgingLimit).toFixed(2)} of the limit of ${judgingLimit} µs\n`,
  )
  if (each > judgingLimit) process.exitCode = 1
}

async function filling(): Promise<void> {
  const house = await openHouse()
  const store = servePracticeStore('silpo')
  const baseUrl = 'http://localhost:3000'
  const dataDir = await mkdtemp(join(tmpdir(), 'komora-bench-'))
  const config = { BASE_URL: baseUrl, DATA_DIR: dataDir, DEMO: '0', STORE_SILPO_URL: store.url }
  const log = createLog('warn', 'json', (line) => process.stderr.write(`${line}\n`))
  const services = await createServices(readConfig(config), log, house.databaseUrl)
  const app = createApp(services)
  const who = new Caller(
    (path, init) => app(new Request(baseUrl + path, init), { address: '127.0.0.1' }),
    baseUrl,
  )
  await who.signUp()
  await connect(who)
  const listId = await listOf(who, ...lines)
  const match = await who.query<StoreMatch>('stores.match', { listId, store: 'silpo' })
  const ask = services.storeFetch
  let answering = 0
  services.storeFetch = async (...asked) => {
    const started = performance.now()
    await Bun.sleep(answerTime)
    const answer = await ask(...asked)
    answering += performance.now() - started
    return answer
  }
  const started = performance.now()
  const input = { listId, store: 'silpo', runKey: crypto.randomUUID(), choices: chosen(match) }
  const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', input)
  await services.background.settled()
  const state = await who.query<FillState>('stores.fillState', { fillId })
  const took = performance.now() - started
  const added = state.lines.filter(({ outcome }) => outcome === 'added').length
  say(`filling ${state.lines.length} lines, ${added} added`, took)
  const ratio = took / answering
  process.stdout.write(`${ratio.toFixed(2)} of the store's own answer times, at most 1.3\n`)
  if (ratio > 1.3 || state.status !== 'done') process.exitCode = 1
  await services.close()
  await store.stop()
  await house.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Through the store's own question, and back. */
async function connect(who: Caller): Promise<void> {
  const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', {
    store: 'silpo',
  })
  const asked = await fetch(redirectTo, { redirect: 'manual' })
  const said = await fetch(redirectTo, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: asked.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    },
    body: 'answer=allow',
  })
  const { pathname, search } = new URL(said.headers.get('location') ?? '')
  await who.fetch(pathname + search)
}

function say(what: string, ms: number): void {
  process.stdout.write(`${what}: ${Math.round(ms)} ms\n`)
}
