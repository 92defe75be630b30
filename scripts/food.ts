import { formatAmount } from '../shared/food/amounts/format.ts'
import { amountOf } from '../shared/food/amounts/merge.ts'
import { explainQuery } from '../shared/food/ask/explain.ts'
import { dietsOf } from '../shared/food/diets.ts'
import { allergenSource, entryOf } from '../shared/food/lexicon/index.ts'
import { allergens } from '../shared/food/lexicon/types.ts'
import { explainLine } from '../shared/food/line/explain.ts'
import { parseIngredientLine } from '../shared/food/line/parse.ts'

/** `bun run food "2 ст. л. олії"` prints what is understood of a line, `--ask "суп без цибулі"` of a question. */
const [first, ...rest] = process.argv.slice(2)
const asks = first === '--ask'
const text = (asks ? rest : [first ?? '', ...rest]).join(' ')
if (!text) {
  process.stderr.write(
    'Give a line in quotes: bun run food "2 ст. л. олії", or a question: bun run food --ask "суп без цибулі"\n',
  )
  process.exit(2)
}
process.stdout.write(`${JSON.stringify(asks ? question(text) : line(text), null, 2)}\n`)

function line(said: string) {
  const read = parseIngredientLine(said)
  const amount = amountOf(read)
  const food = read.food === undefined ? undefined : entryOf(read.food)
  const sources = allergens.flatMap((one) => {
    const source = food && allergenSource(food.id, one)
    return source ? [[one, source] as const] : []
  })
  return {
    line: read,
    /** What each word can be taken for, and those that nothing reads. */
    ...explainLine(said),
    amount: amount && { uk: formatAmount(amount, 'uk'), en: formatAmount(amount, 'en') },
    food: food && { uk: food.uk[0], en: food.en[0], cs: food.cs[0] },
    /** Where each comes from: the food itself, its parts, or what labels ordinarily say. */
    allergens: Object.fromEntries(sources),
    diets: dietsOf([read]),
  }
}

/** Clause by clause, and of the slots those that hold something. */
function question(said: string) {
  const { slots, clauses } = explainQuery(said)
  const held = Object.entries(slots).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== false && value !== undefined,
  )
  return { clauses, slots: Object.fromEntries(held) }
}
