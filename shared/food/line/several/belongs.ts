import { isFreshCut, namedByAll } from '../../czech/named-by-all.ts'
import { goodsWords } from '../../goods/words/purposes.ts'
import { concepts, entryOf, isKindOf } from '../../lexicon/index.ts'
import { isCutOf } from '../../names/cuts.ts'
import { names } from '../../names/index.ts'
import { matchFoods } from '../../names/match.ts'
import { formOf } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { hasAmount } from '../choice.ts'
import { isMixedFrom } from '../name.ts'
import { formsOf, wordForms } from '../region.ts'
import type { ParsedLine } from '../types.ts'
import { beside, noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import type { Part } from './parts.ts'

const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))

/** Whether a part only tells of the one before it: its kind, or what is beside it. */
export function belongs(part: Part, last: Part, listed: boolean): boolean {
  if (isItsCut(part, last) || isShareOf(part, last)) return true
  const opened = part.tokens[0]?.kind === 'number' || last.line.quantity !== undefined
  if (part.line.quantity !== undefined && opened) return false
  // «фольга і папір для випічки» are two things; "shower gel lemon and mint" is one, and smells of both.
  if (last.line.goods)
    return !part.line.goods && part.by !== ',' && isScented(last) && !closed(last)
  const [one, other] = [part.line.food, last.line.food]
  if ((last.noun ?? part.lead) !== undefined && isBoughtApart(part.line, last.line)) return false
  // «цибуля, ріпка» is what «цибуля ріпка» is.
  if (part.by === ',' && other && isNamedTogether(part, last, other, one)) return true
  if (part.by === ',' && other && isCutInCzech(part, last, other)) return true
  // «сметана, жирна» tells of it; «цукор і ванільний цукор» are two.
  if (one && one === other) return true
  // "Canola oil, vegetable oil or peanut oil": the last of a choice is a kind of none before it.
  const isKind = one && other && (isKindOf(one, other) || isKindOf(other, one))
  // "Raisins, sultanas and currants" are three; of a group the one behind its name is which.
  const peers = listed && !groups.has(other ?? '') && !groups.has(one ?? '')
  if (isKind && part.by === ',' && !part.line.alternatives && !peers) return true
  if (part.line.goods) return false
  // «чіпси сметана і цибуля»: the taste of the one food has begun, and goes on.
  if (part.by !== ',' && last.line.mentions && isKindOf(other ?? '', 'potato-chips')) return true
  const words = outsideBrackets(last.tokens).filter((token) => token.kind === 'word')
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
  // «tuk na vymazání a mouka na vysypání»: each has a note of its own.
  if (part.by !== ',' && [last, part].every(isForThePan)) return false
  return held && last.line.quantity === undefined ? true : held && !closed(last)
}

/** Both parts are one name of the food before, of which the second is no word for another: «ріпка». */
function isNamedTogether({ tokens }: Part, last: Part, food: string, own = ''): boolean {
  const words = [...wordForms(last.tokens), ...wordForms(tokens)]
  const whole = words.length === 2 ? names.longest(words, 0) : undefined
  // «сир, кисломолочний»: of a group it tells which, while «перець, зелень» are two.
  const tells = groups.has(own) && goodsWords.describing.has(words[1]?.low)
  return whole?.length === 2 && (whole.values[0] === food || tells)
}

/** «hovězí, plec»: a cut of that animal, and none of the pork that the cut alone is. */
function isCutInCzech({ tokens, line }: Part, { tokens: before }: Part, animal: string): boolean {
  const [cut, another] = beforeAmount(tokens)
  const [whose, more] = before.filter(({ kind, form }) => kind === 'word' && !unitOf(form))
  if (!cut || another || !whose || more) return false
  if (!isFreshCut(line.food) || !isKindOf(line.food ?? '', 'pork')) return false
  const whole = namedByAll([cut, whose])
  return whole !== undefined && isKindOf(whole, animal) && isFreshCut(whole)
}

function beforeAmount(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** «оселедець, філе — 250 г»: a cut that is said of no animal is of the one before, and so is its amount. */
function isItsCut({ by, tokens, line }: Part, { line: last }: Part): boolean {
  if (by !== ',' || !last.food || tokens[0]?.kind === 'number') return false
  if (line.quantity !== undefined && last.quantity !== undefined) return false
  // «баранина, лопатка без кістки»: what is told of the cut makes no other meat of it.
  const end = tokens.findIndex(
    ({ kind, low }) => kind === 'number' || low === '(' || noteStarts.has(low),
  )
  const words = wordForms(end < 0 ? tokens : tokens.slice(0, end))
  const [cut] = matchFoods(words)
  return cut !== undefined && isCutOf(words, cut, last.food)
}

/** "1 lb ground meat, half beef and half pork": what it is mixed from is in it, and nothing more to buy. */
function isShareOf({ tokens, line }: Part, { line: last, tokens: before }: Part): boolean {
  if (!line.food || !last.food || !isMixedFrom(last.food, line.food)) return false
  const share = [...before, ...tokens].some(
    ({ kind, value, low }) =>
      (kind === 'number' && value === 0.5) || said.mixedOf.has(low) || said.halves.has(low),
  )
  return share && (line.quantity === undefined || (line.quantity === 0.5 && !line.unit))
}

/** «масло 100 г для тіста та яйце»: an egg begins anew, while dough and «крему» are what the butter is for. */
function isNominative({ tokens, line }: Part): boolean {
  const low = tokens.find(({ kind }) => kind === 'word')?.text.toLowerCase() ?? ''
  const entry = line.food === undefined ? undefined : entryOf(line.food)
  return formOf(low).cyrillic && (entry?.uk.includes(low) ?? false)
}

/** The word that opened the last note behind a name. */
function noteIn({ tokens }: Part): Token | undefined {
  return outsideBrackets(tokens).findLast(({ low }, at) => at > 0 && noteStarts.has(low))
}

/** "Kosher salt (such as Diamond Crystal) and pepper": what a bracket tells ends with it. */
function outsideBrackets(tokens: readonly Token[]): readonly Token[] {
  const [from, to] = [tokens.findIndex(isOpening), tokens.findLastIndex(isClosing)]
  return from < 0 || to < from ? tokens : [...tokens.slice(0, from), ...tokens.slice(to + 1)]
}

const isOpening = ({ low }: Token) => low === '('
const isClosing = ({ low }: Token) => low === ')'

/** What a tin is greased or dusted with. */
function isForThePan({ tokens }: Part): boolean {
  const note = tokens.findLastIndex(({ low }, at) => at > 0 && noteStarts.has(low))
  return (
    note > 0 && tokens.slice(note + 1).some(({ text }) => said.forThePan.has(text.toLowerCase()))
  )
}

/** «na vymazání a vysypání formy»: both are what it is for. */
export function isNoteGoingOn(last: Part, by: string): boolean {
  return by !== ',' && by !== '+' && noteIn(last) !== undefined
}

/** White and black sesame are one food and two things to buy; so is what has an amount each. */
function isBoughtApart(one: ParsedLine, other: ParsedLine): boolean {
  if (one.quantity !== undefined && other.quantity !== undefined) return true
  return one.food !== other.food || `${one.qualities ?? ''}` !== `${other.qualities ?? ''}`
}

/** "Honey & oat shampoo": what is washed with smells of both. Said so, nothing of it is bought to eat. */
export function isScentOf(last: Part, part: Part): boolean {
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
