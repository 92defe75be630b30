import { setPrice } from '../server/domain/prices/set.ts'
import { repriceRecipes } from '../server/domain/recipes/reprice.ts'
import { StartupError } from '../server/kernel/startup-error.ts'
import { withServices } from '../server/tool.ts'
import { entryOf } from '../shared/food/lexicon/index.ts'
import type { BasePrice } from '../shared/food/lexicon/types.ts'
import { findFood } from '../shared/food/names/match.ts'
import { fromMinor, toMinor } from '../shared/money.ts'
import { say } from './say.ts'

const usage = `bun run prices                     prices every recipe anew, if prices changed
bun run prices FOOD PRICE UNIT     sets a price first: bun run prices картопля 25.50 kg   (kg, l or piece)`

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function run(words: readonly string[]): Promise<void> {
  const change = words.length === 0 ? null : readChange(words)
  await withServices(async (services) => {
    const { currency } = services.config
    const price = change && { per: change.per, minor: toMinor(change.amount, currency) }
    if (change && price) await setPrice(services, change.food, price)
    const changed = await repriceRecipes(services, Number.POSITIVE_INFINITY)
    if (change && price)
      say(`${change.food}: ${fromMinor(price.minor, currency)} ${currency} a ${price.per}`)
    say(`${changed} recipes cost something else now`)
  })
}

interface Change {
  food: string
  amount: number
  per: BasePrice['per']
}

function readChange(words: readonly string[]): Change {
  const per = (['kg', 'l', 'piece'] as const).find((unit) => unit === words.at(-1))
  const amount = Number(words.at(-2)?.replace(',', '.'))
  const name = words.slice(0, -2).join(' ')
  const food = entryOf(name)?.id ?? findFood(name)
  if (!per || !food || !(amount >= 0) || amount > 1_000_000) throw new StartupError(usage)
  return { food, amount, per }
}
