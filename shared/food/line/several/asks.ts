import { named } from '../../czech/names.ts'
import { isOfGoods } from '../../goods/index.ts'
import { names } from '../../names/index.ts'
import { matchFoods, matchMisspelt } from '../../names/match.ts'
import { describes, isModifier, isPart, isPreparation } from '../../names/modifiers.ts'
import { vague } from '../../numbers/words.ts'
import { type Form, formOf, knownOfForm } from '../../text/forms.ts'
import { wordsOf } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { loneMeasure, wholeAmount } from '../aside.ts'
import { isCutInto } from '../preparations.ts'
import { wordForms } from '../region.ts'
import { isDoneWith } from '../segments.ts'
import type { ParsedLine } from '../types.ts'
import { andWords, beside, noteStarts, orWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { mayBeFurther } from './further.ts'
import type { Segment } from './parts.ts'

/** «Спеції: сіль, перець»: what the colon closes tells what they are for. */
export function afterColon(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex((token) => token.low === ':')
  if (colon < 1 || colon > 4 || tokens.slice(0, colon).some((token) => token.kind !== 'word'))
    return tokens
  const after = tokens.slice(colon + 1)
  const comma = after.findIndex(({ low }) => low === ',' || low === ';' || andWords.has(low))
  if (comma < 1 || wholeAmount(after.slice(0, comma))) return tokens
  // «перець: червоний і зелений» tells of the pepper.
  const told = andWords.has(after[comma]?.low ?? '') && !mayAsk(after.slice(0, comma))
  return told ? tokens : after
}

/** Whether two of the segments may be needs, told by their words before any is read. */
export function asksTwice(segments: readonly Segment[]): boolean {
  let count = 0
  let waiting: readonly Token[] = []
  for (const segment of segments) {
    const { tokens, noun, lead, dish } = segment
    const whole = waiting.length > 0 ? [...waiting, ...tokens] : tokens
    const more = count > 0 && mayBeFurther(segment)
    const asks = noun !== undefined || lead !== undefined || dish || more || mayAsk(whole)
    if (asks && ++count === 2) return true
    waiting = asks || count > 0 ? [] : whole
  }
  return false
}

/** Only words that name a food or something of the household can ask for one. */
export function mayAsk(tokens: readonly Token[]): boolean {
  // «нут, 1 банка»: how much of it.
  if (wholeAmount(tokens)) return false
  const words = wordForms(tokens)
  return (
    (!onlyTells(tokens, words) && matchFoods(words).some((match) => !match.weak)) ||
    words.some(isOfGoods) ||
    isFoodMisspelt(words) ||
    // Goods are known by the words as they were written.
    tokens.some(
      ({ text, low }) =>
        text !== low && text.toLowerCase() !== low && isOfGoods(formOf(text.toLowerCase())),
    )
  )
}

export function isNeed(line: ParsedLine, tokens: readonly Token[]): boolean {
  if (isDoneWith(tokens)) return false
  if (isCutInto(tokens, 0)) return false
  // «розім’ята виделкою» is done with a thing, "leaves cut into ribbons" to a food.
  if (line.goods) {
    // «моцарела, 1 кулька (125 г)»: how much of it there is, and no toy.
    if (line.foodText === '' && line.unit) return false
    // «вода, крижана 1 склянка»: how much of it, and no glass to buy.
    if (tokens.some(({ kind }, at) => at > 0 && kind === 'number' && isUnit(tokens[at + 1])))
      return false
    // «nori, cut into strips with scissors»: what was done comes first, and the thing is what it is done with.
    const [opens] = wordForms(tokens)
    const tool = tokens.findIndex(({ low }) => said.byTool.has(low))
    const isDoneBefore = tokens.slice(0, Math.max(0, tool)).some(({ form }) => isPreparation(form))
    if (opens && isDoneBefore && line.quantity === undefined) return false
    const done = line.unit && tokens.some(({ form }) => isPreparation(form))
    const words = wordsOf(line.foodText)
    // «зубна паста з м'ятою» is a thing that smells of it.
    if (said.holding.has(words.at(-2)?.low)) return !done
    return !done && !said.doneWith.has(words.at(-1)?.low)
  }
  if (!line.understood || !line.food) return false
  // "with 2 tablespoons of its juice"
  if (said.ofIt.has(wordsOf(line.foodText)[0]?.low)) return false
  const parts = line.quantity === undefined ? said.ofTheSame : said.takenOff
  if (wordsOf(line.foodText).every((word) => parts.has(word.low))) return false
  const words = wordForms(tokens)
  if (isFoodMisspelt(words)) return true
  return !onlyTells(tokens, words) && matchFoods(words).some((match) => !match.weak)
}

/** "potatoes, carots": one word, which is a letter away from a food and tells nothing else. */
function isFoodMisspelt([word, other]: readonly Form[]): boolean {
  if (!word || other || word.low.length < 5 || isModifier(word) || isPreparation(word)) return false
  if (isAdvice(word) || unitOf(word) || isPart(word)) return false
  return matchMisspelt([word]).length === 1
}

/** «склянка» is bought, and measures what is poured into it. */
function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && unitOf(token.form) !== undefined && isOfGoods(token.form)
}

/** Whether it opens or ends as what only tells of the one before does. */
function onlyTells(tokens: readonly Token[], [first, second]: readonly Form[]): boolean {
  const [opens] = tokens
  // «філе, варене» is boiled, and no «варення».
  if (first?.cyrillic && !second && describes(first, [], true)) return true
  if (!opens || isAdvice(opens.form) || isDoneWith(tokens)) return true
  // «гашена оцтом», "soaked in water" tell what was done to the one before.
  if (!first || !second || !isPreparation(first)) return false
  // «очищеного від шкірки» is done to the one before, and no clean water.
  if (tokens.some(isInstrumental) || noteStarts.has(second.low)) return true
  if (!second.cyrillic) return said.doneIn.has(second.low)
  // «булка, замочена в молоці», and nothing behind it.
  if (said.soakedIn.has(second.low)) return tokens.length === 3
  // «жовтки, збиті з цукром», but «змішане з 50 г цукру».
  const counted = tokens.some(
    ({ kind }, at) => kind === 'number' && tokens[at - 1]?.form === second,
  )
  return said.doneWith.has(second.low) || (said.holding.has(second.low) && !counted)
}

/** «spařených vroucí vodou»: a Czech name was made one word, and its case is in what was written. */
function isInstrumental({ low, text }: Token): boolean {
  return low.startsWith(named) && said.doneWithCzech.has(text.toLowerCase())
}

const isAdvice = knownOfForm(
  (form) =>
    noteStarts.has(form.low) ||
    beside.has(form.low) ||
    orWords.has(form.low) ||
    said.advising.has(form.low) ||
    (form.low.length > 5 && said.doing.has(form.low) && names.single(form).length === 0),
)

/** Among foods, a short name that nobody knows is one more of them. */
export function isUnknown(line: ParsedLine, tokens: readonly Token[], by: string): boolean {
  const words = wordForms(tokens)
  const [first] = words
  if (
    !first ||
    by === '+' ||
    words.length > 3 ||
    line.understood ||
    loneMeasure(tokens) ||
    wholeAmount(tokens) ||
    vague.has(first.low) ||
    tokens.some((one) => one.low === '(')
  )
    return false
  if (noteStarts.has(first.low) || beside.has(first.low) || orWords.has(first.low)) return false
  if (said.total.has(first.low)) return false
  return (
    first.low.length > 3 &&
    !words.some((word) => isModifier(word) || isPreparation(word) || isPart(word))
  )
}
