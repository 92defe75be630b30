import { named } from '../czech/names.ts'
import { isOfGoods } from '../goods/index.ts'
import { entryOf, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { describes, isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import { vague } from '../numbers/words.ts'
import { type Form, formOf, knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { loneMeasure, measures, wholeAmount } from './aside.ts'
import { hasAmount } from './choice.ts'
import { readOne } from './one.ts'
import { formsOf, wordForms } from './region.ts'
import type { Part, Segment, Words } from './said-once.ts'
import { isDoneWith } from './segments.ts'
import type { ParsedLine } from './types.ts'
import { andWords, beside, noteStarts, orWords } from './words/index.ts'
import { said } from './words/said.ts'

/** «Спеції: сіль, перець»: what the colon closes tells what they are for. */
export function afterColon(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex((token) => token.low === ':')
  if (colon < 1 || colon > 4 || tokens.slice(0, colon).some((token) => token.kind !== 'word'))
    return tokens
  const after = tokens.slice(colon + 1)
  const comma = after.findIndex((token) => token.low === ',' || andWords.has(token.low))
  if (comma < 1 || wholeAmount(after.slice(0, comma))) return tokens
  // «перець: червоний і зелений» tells of the pepper.
  const told = after[comma]?.low !== ',' && !mayAsk(after.slice(0, comma))
  return told ? tokens : after
}

/** The segments that ask for a food; what only tells of one stays with it. */
export function joined(segments: readonly Segment[], said: (words: Words) => string): Part[] {
  // Most segments are read once to see whether they are a need, and would be again to say which.
  const read = new Map<string, ParsedLine>()
  const lineOf = (text: string): ParsedLine => {
    const line = read.get(text) ?? readOne(text)
    read.set(text, line)
    return line
  }
  const parts: Part[] = []
  let waiting: Token[] = []
  for (const { tokens, by, noun, lead, closed: apart } of segments) {
    const whole = [...waiting, ...tokens]
    const short = noun !== undefined || lead !== undefined
    const words = {
      tokens: whole,
      ...(noun !== undefined && { noun }),
      ...(lead !== undefined && { lead }),
      ...(apart && { closed: apart }),
    }
    const last = parts.at(-1)
    const measured = last !== undefined && isMeasured(last, tokens)
    const line = short || (!measured && mayAsk(whole)) ? lineOf(said(words)) : undefined
    const isOne = line && (short || isNeed(line, whole))
    if (isOne && last && isScentOf(last, { ...words, by, line })) {
      last.tokens = [...last.tokens, ...tokens]
      last.line = { ...line, text: last.line.text }
    } else if (isOne && !(last && belongs({ ...words, by, line }, last))) {
      parts.push({ ...words, by, line })
      waiting = []
    } else if (
      last &&
      !measured &&
      parts.length > 1 &&
      !isNoteGoingOn(last, by) &&
      isUnknown(line ?? lineOf(said(words)), tokens, by)
    ) {
      parts.push({ tokens, by, line: line ?? lineOf(said(words)) })
    } else if (last) last.tokens = [...last.tokens, ...tokens]
    else waiting = whole
  }
  return sharing(parts, said).map((part) => {
    const line = lineOf(said(part))
    return { ...part, line: isHalfOfBoth(part, parts) ? { ...line, understood: false } : line }
  })
}

/** Whether these words are how much of it there is, which nothing has said yet. */
function isMeasured({ line }: Part, tokens: readonly Token[]): boolean {
  return line.food !== undefined && !line.goods && line.quantity === undefined && measures(tokens)
}

/** "Beef and pork, half and half": as much of each, though it is also what is poured into coffee. */
function isHalfOfBoth(part: Part, parts: readonly Part[]): boolean {
  return (
    parts.length === 3 &&
    part === parts[2] &&
    andWords.has(parts[1]?.by ?? '') &&
    part.tokens.every(({ low }) => said.halfOf.has(low) || andWords.has(low))
  )
}

/** «свинина і яловичина, 500 г»: what they weigh together stands with the first. */
function sharing(parts: Part[], said: (words: Words) => string): Part[] {
  const last = parts.at(-1)
  const [first] = parts
  if (!first || !last || first === last) return parts
  const counted = parts.some((part) => part !== last && part.line.quantity !== undefined)
  const summed = last.tokens.some(isTotal)
  if (counted || (last.line.quantity !== undefined && !summed)) return parts
  const at = last.tokens.findIndex((_, i) => i > 0 && wholeAmount(last.tokens.slice(i)))
  if (at < 0) return parts
  const amount = said({ tokens: last.tokens.slice(at) })
  // "Half and half" ends as an amount does.
  if (last.line.foodText.endsWith(amount)) return parts
  return parts.map((part) => {
    if (part === first) return { ...part, amount }
    return part === last ? { ...part, tokens: withoutTotal(last.tokens.slice(0, at)) } : part
  })
}

/** «разом 500 мл»: that it is of all of them was understood. */
function withoutTotal(tokens: Token[]): Token[] {
  const end = tokens.findLastIndex((token) => token.kind === 'word' && !isTotal(token))
  return tokens.slice(0, end + 1)
}

function isTotal({ low }: Token): boolean {
  return said.total.has(low)
}

/** Whether two of the segments may be needs, told by their words before any is read. */
export function asksTwice(segments: readonly Segment[]): boolean {
  let count = 0
  let waiting: readonly Token[] = []
  for (const { tokens, noun, lead } of segments) {
    const whole = waiting.length > 0 ? [...waiting, ...tokens] : tokens
    const asks = noun !== undefined || lead !== undefined || mayAsk(whole)
    if (asks && ++count === 2) return true
    waiting = asks || count > 0 ? [] : whole
  }
  return false
}

/** Only words that name a food or something of the household can ask for one. */
function mayAsk(tokens: readonly Token[]): boolean {
  // «нут, 1 банка»: how much of it.
  if (wholeAmount(tokens)) return false
  const words = wordForms(tokens)
  return (
    (!onlyTells(tokens, words) && matchFoods(words).some((match) => !match.weak)) ||
    words.some(isOfGoods) ||
    // Goods are known by the words as they were written.
    tokens.some(
      ({ text, low }) =>
        text !== low && text.toLowerCase() !== low && isOfGoods(formOf(text.toLowerCase())),
    )
  )
}

function isNeed(line: ParsedLine, tokens: readonly Token[]): boolean {
  if (isDoneWith(tokens)) return false
  // «розім’ята виделкою» is done with a thing.
  if (line.goods) return !said.doneWith.has(wordsOf(line.foodText).at(-1)?.low)
  if (!line.understood || !line.food) return false
  const parts = line.quantity === undefined ? said.ofTheSame : said.takenOff
  if (wordsOf(line.foodText).every((word) => parts.has(word.low))) return false
  const words = wordForms(tokens)
  return !onlyTells(tokens, words) && matchFoods(words).some((match) => !match.weak)
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

/** Whether a part only tells of the one before it: its kind, or what is beside it. */
function belongs(part: Part, last: Part): boolean {
  const opened = part.tokens[0]?.kind === 'number' || last.line.quantity !== undefined
  if (part.line.quantity !== undefined && opened) return false
  // «фольга і папір для випічки» are two things; "shower gel lemon and mint" is one, and smells of both.
  if (last.line.goods)
    return !part.line.goods && part.by !== ',' && isScented(last) && !closed(last)
  const [one, other] = [part.line.food, last.line.food]
  if ((last.noun ?? part.lead) !== undefined && isBoughtApart(part.line, last.line)) return false
  // «сметана, жирна» tells of it; «цукор і ванільний цукор» are two.
  if (one && one === other) return true
  if (one && other && part.by === ',' && (isKindOf(one, other) || isKindOf(other, one))) return true
  if (part.line.goods) return false
  // «чіпси сметана і цибуля»: the taste of the one food has begun, and goes on.
  if (part.by !== ',' && last.line.mentions && isKindOf(other ?? '', 'potato-chips')) return true
  const words = last.tokens.filter((token) => token.kind === 'word')
  const foods = matchFoods(formsOf(words))
  // «масло для форми + борошно»: what is added begins anew.
  if (part.by === '+' && part.line.food !== undefined && part.line.food !== other) return false
  const held = words.some((token, at) => {
    if (at === 0 || foods.some((match) => at >= match.from && at < match.to)) return false
    if (said.holding.has(token.low)) return true
    return part.by !== ',' && (beside.has(token.low) || noteStarts.has(token.low))
  })
  if (held && part.by !== ',' && last.line.quantity !== undefined && isNominative(part))
    return false
  if (part.closed && noteStarts.has(noteIn(last)?.low ?? '')) return false
  return held && last.line.quantity === undefined ? true : held && !closed(last)
}

/** «масло 100 г для тіста та яйце»: an egg begins anew, while dough and «крему» are what the butter is for. */
function isNominative({ tokens, line }: Part): boolean {
  const low = tokens.find(({ kind }) => kind === 'word')?.text.toLowerCase() ?? ''
  const entry = line.food === undefined ? undefined : entryOf(line.food)
  return formOf(low).cyrillic && (entry?.uk.includes(low) ?? false)
}

/** The word that opened the last note behind a name. */
function noteIn({ tokens }: Part): Token | undefined {
  return tokens.findLast(({ low }, at) => at > 0 && noteStarts.has(low))
}

/** «na vymazání a vysypání formy»: both are what it is for. */
function isNoteGoingOn(last: Part, by: string): boolean {
  return by !== ',' && by !== '+' && noteIn(last) !== undefined
}

/** White and black sesame are one food and two things to buy; so is what has an amount each. */
function isBoughtApart(one: ParsedLine, other: ParsedLine): boolean {
  if (one.quantity !== undefined && other.quantity !== undefined) return true
  return one.food !== other.food || `${one.qualities ?? ''}` !== `${other.qualities ?? ''}`
}

/** "Honey & oat shampoo": what is washed with smells of both. Said so, nothing of it is bought to eat. */
function isScentOf(last: Part, part: Part): boolean {
  const [first] = wordForms(part.tokens)
  return (
    part.line.goods !== undefined &&
    part.by !== ',' &&
    part.line.quantity === undefined &&
    last.line.goods === undefined &&
    last.line.quantity === undefined &&
    last.tokens.length < 3 &&
    first !== undefined &&
    !first.cyrillic &&
    matchFoods([first]).some((match) => !match.weak)
  )
}

function isScented({ tokens }: Part): boolean {
  return matchFoods(wordForms(tokens)).some((match) => !match.weak)
}

/** «печиво з маком 200 г, молоко»: the amount has closed what came before. */
function closed({ tokens }: Part): boolean {
  return (
    tokens.at(-1)?.kind === 'number' || hasAmount(tokens.slice(-2)) || hasAmount(tokens.slice(-3))
  )
}

/** Among foods, a short name that nobody knows is one more of them. */
function isUnknown(line: ParsedLine, tokens: readonly Token[], by: string): boolean {
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
  return (
    first.low.length > 3 &&
    !words.some((word) => isModifier(word) || isPreparation(word) || isPart(word))
  )
}

export function flagged(
  line: ParsedLine,
  lines: readonly ParsedLine[],
  tasted: boolean,
  opted: boolean,
): ParsedLine {
  const bare = lines.filter((one) => one.quantity === undefined)
  const meant = bare.length > 0 ? bare.includes(line) : line === lines.at(-1)
  return {
    ...line,
    ...(meant && tasted && { toTaste: true as const }),
    ...(meant && opted && { optional: true as const }),
  }
}
