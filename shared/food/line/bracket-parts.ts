import { meaningIn } from '../czech/words.ts'
import { concepts, entryOf, isKindOf } from '../lexicon/index.ts'
import { matchFoods } from '../names/match.ts'
import { normalise } from '../text/normalise.ts'
import { wordsOf } from '../text/phrases.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { wholeAmount } from './aside.ts'
import { readOne } from './one.ts'
import { segmentsOf } from './segments.ts'
import { isOfFamily } from './several/kinds.ts'
import type { ParsedLine } from './types.ts'
import { orWords } from './words/index.ts'
import { said as colours } from './words/said.ts'

const shapes = [
  // «Фарш (300 г свинячого і 200 г яловичого)».
  /^([^():\d]{2,60}?)\s*\((\d[^()]{4,120})\)$/u,
  // "Egg wash: 1 egg beaten with 1 tbsp milk".
  /^([^():\d]{2,40}):\s*(\d[^():]{4,120})$/u,
]

/**
 * What a mixture or a kind of thing is put together from, each part with its amount: the parts are bought. Nothing where one
 * of them is not understood, or where what stands outside is a food of its own.
 */
export function partsOfMixture(text: string): ParsedLine[] {
  const [, head = '', inside = ''] = shapes.map((shape) => shape.exec(text)).find(Boolean) ?? []
  if (inside === '') return []
  const source = normalise(inside)
  const parts = segmentsOf(tokenize(source))
  if (parts.length < 2 || parts.some(({ tokens }) => !isMeasured(tokens))) return []
  const said = parts.map(({ tokens }) => source.slice(tokens[0]?.start, tokens.at(-1)?.end))
  const whole = readOne(head)
  const own = said.map((one) => readOne(one))
  const isVague = !whole.understood || groups.has(whole.food ?? '')
  if (own.every(isFood) && (isVague || own.some(({ food }) => food === whole.food))) return own
  // A colon says what is in it, or which kinds of it: «перець: 1 червоний, 1 жовтий».
  if (!text.endsWith(')') && said.some(namesFood)) return []
  const kinds = said.map((one) => readOne(`${one} ${head}`))
  const isKind = (line: ParsedLine) =>
    isFood(line) && line.mentions === undefined && isOfFamily(line.food ?? '', whole.food ?? '')
  const isSaid = (line: ParsedLine, at: number) =>
    line.food === own[at]?.food || !namesFood(said[at] ?? '')
  return whole.understood && kinds.every(isKind) && kinds.every(isSaid) ? kinds : []
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
  return tokens[0]?.kind === 'number' && wholeAmount(tokens) === undefined
}

function isFood({ food, understood, quantity }: ParsedLine): boolean {
  return understood && food !== undefined && quantity !== undefined
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
