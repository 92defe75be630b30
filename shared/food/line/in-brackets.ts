import { meaningIn } from '../czech/words.ts'
import { concepts, isKindOf } from '../lexicon/index.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { loneMeasure, wholeAmount } from './aside.ts'
import { readOne } from './one.ts'
import { bareList } from './rows/bare-list.ts'
import type { ParsedLine } from './types.ts'
import { orWords } from './words/index.ts'
import { said as words } from './words/said.ts'

/**
 * «зелень (кріп, петрушка)», "nuts (almonds, pecans)": a word for many foods, and which of them are meant.
 * None where the brackets hold anything else.
 */
export function kindsInBrackets(text: string): ParsedLine[] {
  const [, head = '', inside = '', behind = ''] =
    /^([^()\d]{2,40})\(([^()\d]{5,120})\)(?:\s*[-–—,:]?\s*([^()]{2,40}))?\s*$/.exec(text) ?? []
  const listed = inside.split(/,|;/)
  // «зелень (кріп петрушка)».
  const bare = listed.length > 1 ? [] : bareList(inside.trim(), tokenize(inside.trim()))
  const said = listed.length > 1 || bare === 'unsure' ? listed : bare
  if (said.length < 2) return []
  const whole = readOne(head.trim())
  if (!whole.food || !forMany.has(whole.food)) return []
  const many = whole.food
  const isOne = ({ food, understood }: ParsedLine) =>
    food !== undefined && understood && isKindOf(food, many)
  const foods = said.map((one) => {
    const line = readOne(one.trim())
    if (isOne(line)) return line
    // «petržel» is the root among roots: as it is where it is counted.
    const { quantity: _, ...counted } = readOne(`2 ${one.trim()}`)
    if (isOne(counted)) return { ...counted, text: line.text }
    // «горіхи (волоські, мигдаль)»: an adjective is said of the word before the bracket.
    const kind = readOne(`${one.trim()} ${head.trim()}`)
    return isOne(kind) && kind.food !== many ? { ...kind, text: line.text } : line
  })
  if (!foods.every(isOne)) return []
  return behind.trim() === '' ? foods : counted(foods, behind.trim())
}

/** "1 cup chopped nuts (pecans or walnuts)": either of them is meant. */
export function eitherInBrackets(text: string): ParsedLine[] {
  const [, before = '', inside = '', behind = ''] =
    /^([^()]{2,60})\(([^()\d]{5,80})\)([^()]{0,40})$/.exec(text) ?? []
  // «червона риба (лосось, форель або горбуша)»: any of the kind.
  if (!tokenize(inside).some(isOr) || inside.includes(',')) return []
  const head = readOne(`${before.trim()} ${behind.trim()}`)
  if (!head.food || !head.understood || !forMany.has(head.food)) return []
  const many = head.food
  const noun = head.foodText
  const isOne = ({ food, understood }: ParsedLine) =>
    understood && food !== undefined && food !== many && isKindOf(food, many)
  const kinds = partsBetween(inside.trim(), isOr).map((part) =>
    // «горіхи (волоські або мигдаль)»: an adjective is said of the word before the bracket.
    [readOne(part), readOne(`${part} ${noun}`)].find(isOne),
  )
  const foods = kinds.flatMap((one) => one?.food ?? [])
  const [food, ...alternatives] = foods
  if (!food || alternatives.length === 0 || foods.length < kinds.length) return []
  return [{ ...head, food, alternatives, foodText: inside.trim() }]
}

const isOr = ({ low }: Token) => orWords.has(low) || meaningIn(low) === 'or'

function partsBetween(text: string, parts: (token: Token) => boolean): string[] {
  const borders = tokenize(text).filter(parts)
  const starts = [0, ...borders.map(({ end }) => end)]
  const ends = [...borders.map(({ start }) => start), text.length]
  return starts.map((start, at) => text.slice(start, ends[at]).trim())
}

const forMany: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))

/** «овочі (морква, селера) – разом 500 г»: what stands behind the bracket is of all of them, or of each. */
function counted(foods: readonly ParsedLine[], behind: string): ParsedLine[] {
  const tokens = tokenize(behind)
  const each = words.apiece.has(tokens[0]?.low)
  const about = words.total.has(tokens[0]?.low)
  const said = tokens.slice(1)
  const read = each
    ? (wholeAmount(said) ?? loneMeasure(said))
    : about
      ? wholeAmount(said)
      : undefined
  if (read?.quantity === undefined) return toTaste(foods, behind)
  const { quantity, unit, size } = read
  const amount = { quantity, ...(unit && { unit }), ...(size && { size }) }
  return foods.map((food, at) => (each || at === 0 ? { ...food, ...amount } : food))
}

/** «зелень (кріп, петрушка) за смаком». */
function toTaste(foods: readonly ParsedLine[], behind: string): ParsedLine[] {
  const tasted = readOne(`${foods[0]?.text ?? ''} ${behind}`)
  if (!tasted.toTaste || !tasted.understood || tasted.quantity !== undefined) return []
  return foods.map((food) => ({ ...food, toTaste: true }))
}
