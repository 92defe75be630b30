import { parseIngredientLine } from '../shared/food/line/parse.ts'
import { englishLines } from '../tests/shared/food/sets/lines.en.ts'
import { ukrainianLines } from '../tests/shared/food/sets/lines.uk.ts'

/** Ingredient lines per second, over the development sets, warm. */
const texts = [...ukrainianLines, ...englishLines].map(([text]) => text)
for (const text of texts) parseIngredientLine(text)
const rounds = 100
const started = performance.now()
for (let round = 0; round < rounds; round++) for (const text of texts) parseIngredientLine(text)
const seconds = (performance.now() - started) / 1000
process.stdout.write(`${Math.round((rounds * texts.length) / seconds)} lines per second\n`)
