import { formatAmount } from '../shared/food/amounts/format.ts'
import { amountOf } from '../shared/food/amounts/merge.ts'
import { dietsOf } from '../shared/food/diets.ts'
import { entryOf } from '../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../shared/food/line/parse.ts'

/** `bun run food "2 ст. л. олії"` prints what is understood of a line. */
const text = process.argv.slice(2).join(' ')
if (!text) {
  process.stderr.write('Give a line in quotes: bun run food "2 ст. л. олії"\n')
  process.exit(2)
}
const line = parseIngredientLine(text)
const amount = amountOf(line)
const food = line.food === undefined ? undefined : entryOf(line.food)
const report = {
  line,
  amount: amount && { uk: formatAmount(amount, 'uk'), en: formatAmount(amount, 'en') },
  food: food && { uk: food.uk[0], en: food.en[0], cs: food.cs[0] },
  diets: dietsOf([line]),
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
