import { spoken } from '../czech/read.ts'
import { meaningIn } from '../czech/words.ts'
import { concepts, entryOf, isKindOf } from '../lexicon/index.ts'
import { matchFoods } from '../names/match.ts'
import { normalise } from '../text/normalise.ts'
import { wordsOf } from '../text/phrases.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { readAmount } from './amount.ts'
import { wholeAmount } from './aside.ts'
import { opensExamples } from './examples.ts'
import { isMixedFrom } from './name.ts'
import { readOne } from './one.ts'
import { segmentsOf } from './segments.ts'
import { isOfFamily } from './several/kinds.ts'
import { rootOf } from './together.ts'
import type { ParsedLine } from './types.ts'
import { orWords } from './words/index.ts'
import { said as colours } from './words/said.ts'

const shapes = [
  // «Фарш (300 г свинячого і 200 г яловичого)», «Селера (корінь — 100 г, стебло — 2 шт.)».
  /^([^():]{2,60}?)\s*\(([^():]{5,120})\)$/u,
  // "Egg wash: 1 egg beaten with 1 tbsp milk".
  /^([^():\d]{2,40}):\s*(\d[^():]{4,120})$/u,
]

/**
 * What a mixture or a kind of thing is put together from, each part with its amount: the parts are bought. Nothing where one
 * of them is not understood, or where what stands outside is a food of its own.
 */
export function partsOfMixture(text: string): ParsedLine[] {
  const [, outside = '', inside = ''] = shapes.map((shape) => shape.exec(text)).find(Boolean) ?? []
  if (inside === '') return []
  const source = normalise(inside)
  const parts = segmentsOf(tokenize(source))
  if (parts.length < 2 || parts.some(({ tokens }) => !isMeasured(tokens))) return []
  const said = parts.map(({ tokens }) => source.slice(tokens[0]?.start, tokens.at(-1)?.end))
  const whole = readOne(outside)
  const head = whole.quantity === undefined ? outside : whole.foodText
  const own = said.map((one) => readCounted(one, whole))
  if (!isSumOf(whole, own)) return []
  const isVague = !whole.understood || groups.has(whole.food ?? '') || areOfItsKind(whole, own)
  if (own.every(isFood) && (isVague || own.some(({ food }) => food === whole.food))) return own
  // A colon says what is in it, or which kinds of it: «перець: 1 червоний, 1 жовтий».
  if (!text.endsWith(')') && said.some(namesFood)) return []
  const kinds = parts.map(({ tokens }, at) => {
    const end = amountBehind(tokens)
    const text = said[at] ?? ''
    if (end === undefined) return readOne(`${text} ${head}`)
    // «корінь — 100 г»: the noun is said of the words before the amount.
    const line = readOne(`${text.slice(0, end)} ${head} ${text.slice(end).replace(/^[ -]+/, '')}`)
    // «стебло» measures where it opens, and «селера стебло — 2 шт.» counts them.
    return line.also ? readOne(`${head} ${text}`) : line
  })
  const isKind = (line: ParsedLine) =>
    isFood(line) && line.mentions === undefined && isKindOfSaid(line.food ?? '', whole, head)
  const isSaid = (line: ParsedLine, at: number) =>
    line.food === own[at]?.food || !namesFood(said[at] ?? '') || isMixed(whole, own[at])
  return whole.understood && kinds.every(isKind) && kinds.every(isSaid) ? kinds : []
}

/** «фарш 500 г (300 г свинини + 200 г яловичини)»: what is said outside is all of them together. */
function isSumOf({ quantity, unit }: ParsedLine, parts: readonly ParsedLine[]): boolean {
  if (quantity === undefined) return true
  const sum = parts.reduce((so, part) => so + (part.quantity ?? Number.NaN), 0)
  return parts.every((part) => part.unit === unit) && Math.abs(sum - quantity) < quantity / 100
}

/** "mixed berries (100g raspberries, 100g blueberries)": all of them are of the kind that the mixture is of. */
function areOfItsKind(whole: ParsedLine, parts: readonly ParsedLine[]): boolean {
  if (parts.some((part) => isMixed(whole, part))) return false
  const kinds = entryOf(whole.food ?? '')?.parents ?? []
  return kinds.some((kind) => parts.every((part) => isKindOf(part.food ?? '', kind)))
}

/** «Фарш (300 г свинини, …)»: the meat is bought minced. */
function isMixed({ food }: ParsedLine, part: ParsedLine | undefined): boolean {
  return food !== undefined && part?.food !== undefined && isMixedFrom(food, part.food)
}

/** «1 petržel» is the root where what stands outside are roots. */
function readCounted(text: string, { food: many }: ParsedLine): ParsedLine {
  const line = readOne(text)
  const root = line.food === undefined ? undefined : rootOf(line.food)
  const isRoot = root !== undefined && many !== undefined && !isKindOf(line.food ?? '', many)
  return isRoot && isKindOf(root, many) ? { ...line, food: root } : line
}

/** «200 г сметани» is a food itself, and «свинячого» only says whose. */
function namesFood(text: string): boolean {
  // «зелений» is a colour, and no greens.
  const words = wordsOf(text).filter(
    ({ low }) => !colours.colour.has(low) && !colours.saysOfNext.has(low),
  )
  return matchFoods(words).some(({ weak }) => !weak)
}

function isMeasured(tokens: readonly Token[]): boolean {
  if (wholeAmount(tokens) !== undefined) return false
  return tokens[0]?.kind === 'number' || isPieceOf(tokens) || amountBehind(tokens) !== undefined
}

/** «kousek celeru», «пучок кропу». */
function isPieceOf(tokens: readonly Token[]): boolean {
  const read = readAmount(spoken(tokens), 0, true)
  return read?.unit !== undefined && read.next < tokens.length
}

/** Where the amount begins, counted from the first word, behind which it stands: «корінь — 100 г». */
function amountBehind(tokens: readonly Token[]): number | undefined {
  const [first] = tokens
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  if (!first || number < 1 || opensExamples(first)) return undefined
  const dashed = tokens[number - 1]?.low === '-'
  const before = tokens.slice(0, dashed ? number - 1 : number)
  if (!before.every(({ kind, low }) => kind === 'word' || low === '-')) return undefined
  const behind = tokens.slice(number)
  // «червоний - 2»: a dash says that the number counts it.
  const isCount = dashed && behind.length === 1
  if (!isCount && wholeAmount(behind)?.unit === undefined) return undefined
  return (before.at(-1)?.end ?? 0) - first.start
}

function isFood({ food, understood, quantity }: ParsedLine): boolean {
  return understood && food !== undefined && quantity !== undefined
}

/** Alone «перець» is pepper of a mill, and «червоний перець» is called so too. */
function isKindOfSaid(kind: string, { food = '' }: ParsedLine, head: string): boolean {
  return isOfFamily(kind, food) || isCalled(kind, head)
}

/** Almond milk is no milk, and called so. */
function isCalled(kind: string, noun: string): boolean {
  const entry = entryOf(kind)
  const stem = noun.toLowerCase().slice(0, 4)
  return [entry?.uk, entry?.en, entry?.cs].some((all) => all?.some((name) => name.includes(stem)))
}

const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))
const choice = /^([^()]*?)(\p{L}+)\s*\(([^()\d]{5,40})\)([^()]*)$/u

/** «vývar (kuřecí či zeleninový) 1 l», "1 cup milk (dairy or almond)": either kind of it will do. */
export function choiceOfKinds(text: string): ParsedLine | undefined {
  const [, before = '', noun = '', inside = '', behind = ''] = choice.exec(text) ?? []
  const [one, or, other, ...more] = tokenize(normalise(inside))
  if (one?.kind !== 'word' || other?.kind !== 'word' || more.length > 0) return undefined
  if (!or || (!orWords.has(or.low) && meaningIn(or.low) !== 'or')) return undefined
  const line = readOne(`${before}${inside} ${noun}${behind}`)
  if (!line.understood || !line.food || line.alternatives?.length !== 1 || line.mentions)
    return undefined
  const { food, qualities } = readOne(`${before}${noun}${behind}`)
  if (food === undefined) return undefined
  const kinds = [line.food, ...line.alternatives]
  if (!kinds.every((kind) => isKindOf(kind, food) || isCalled(kind, noun))) return undefined
  const { qualities: _, ...either } = line
  // Dairy milk is milk.
  const own = isKindOf(food, line.food) ? food : line.food
  return { ...either, food: own, ...(qualities && { qualities }) }
}
