import { isMaker, isOfMaker } from '../../brands/index.ts'
import { goodsNameAt, isOfGoods, isPurpose, namesGoods } from '../../goods/index.ts'
import { names } from '../../names/index.ts'
import { isListedModifier, isPreparation } from '../../names/modifiers.ts'
import { cardinals } from '../../numbers/words.ts'
import { type Form, knownOfForm } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { formsOf } from '../region.ts'
import { andWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { opensEach, pastMeasureOf } from './row-amounts.ts'
import { pastTold } from './told-behind.ts'

/** What most lines of recipes are not, told by a look at each word: a row has few numbers, and no word that names nothing. */
export function mayBeRow(tokens: readonly Token[]): boolean {
  let words = 0
  let numbers = 0
  for (let at = 0; at < tokens.length; at++) {
    const told = pastAside(tokens, at)
    if (told > at) {
      at = told - 1
      continue
    }
    if (at > 0 && isPurpose(tokens[at]?.low)) {
      // «папір для випічки»
      const { to = at } = goodsNameAt(formsOf(tokens), at - 1) ?? {}
      if (to > at) {
        // What opens it may be a measure, and counts nothing here: «гречка пакети для заморозки».
        words++
        at = to - 1
        continue
      }
    }
    const { kind, dotted, low, form } = tokens[at] as Token
    if ((dotted && !isMeasure(form)) || (kind === 'mark' && !separates(low))) return false
    if (kind === 'number' || (cardinals.get(low) ?? 0) > 1) numbers++
    else if (kind === 'word') {
      if (!belongsToRow(form)) return false
      if (!isMeasure(form)) words++
    }
  }
  return words > 1 && (tokens[0]?.kind !== 'number' || numbers > 1 || words > 2)
}

/** What a row tells of a name, and how much there is of one: "a bag of", «по кілограму». */
function pastAside(tokens: readonly Token[], at: number): number {
  if (at > 0 && opensEach(tokens, at)) return tokens.length
  return Math.max(pastTold(tokens, at), pastMeasureOf(tokens, at))
}

/** Marks that stand between the pieces of a row. */
export function separates(low: string): boolean {
  return low === ',' || low === ';' || low === '+' || low === '&'
}

const isMeasure = knownOfForm((form: Form) => unitOf(form) !== undefined)

const belongsToRow = knownOfForm(
  (form: Form) =>
    names.knows(form) ||
    isOfGoods(form) ||
    namesGoods(form) ||
    isMeasure(form) ||
    isMaker(form) ||
    isOfMaker(form) ||
    isListedModifier(form) ||
    isPreparation(form) ||
    andWords.has(form.low) ||
    said.thenAlso.has(form.low) ||
    said.byTens.has(form.low) ||
    said.timesBehind.has(form.low),
)
