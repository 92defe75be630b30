import { normalise, withoutBullet } from '../text/normalise.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { packages, units } from '../units/units.ts'
import { type AmountRead, readAmount } from './amount.ts'
import { chooseFood } from './choose.ts'
import { unglue } from './glued.ts'
import { readHead } from './head.ts'
import { headingOf } from './heading.ts'
import { nameIn } from './name.ts'
import { formsOf, split, takeBrackets, takePhrase, textOf } from './region.ts'
import type { Amount, ParsedLine } from './types.ts'
import { optionalWords, orWords, tasteWords } from './words.ts'

/** Longer lines are recipes pasted into one line; what follows can be no ingredient. */
const longest = 300

/** What a line of a recipe says, in Ukrainian, English or both. Never throws; the text is always kept. */
export function parseIngredientLine(text: string): ParsedLine {
  const heading = headingOf(text)
  if (heading) return readHeading(text, heading)
  const source = withoutBullet(normalise(text.slice(0, longest))).trim()
  const all = unglue(tokenize(source))
  const tasted = takePhrase(all, tasteWords)
  const opted = takePhrase(tasted ?? all, optionalWords)
  const { outside, inside } = takeBrackets(opted ?? tasted ?? all)
  const headed = takeHeading(outside)
  const [first = [], ...others] = joinAdjectives(
    split(headed.rest, (token) => token.low === ',' || token.low === ';'),
  )

  const notes: Token[][] = headed.heading.length > 0 ? [headed.heading] : []
  const head = readHead(first)
  let amount = head.amount
  let also = head.amount?.also ?? head.also
  const asides: Token[][] = []
  const brackets = new Set(inside.map((bracket) => bracket.tokens))
  for (const part of [...brackets, ...others]) {
    const read = wholeAmount(part)
    if (!read) asides.push(part)
    else if (!amount) amount = read
    else also ??= eachOf(amount, read, part, brackets.has(part))
  }

  const bulk = isBulk(amount)
  const instead: Token[][] = []
  const beside: Token[][] = []
  for (const aside of asides) (orWords.has(aside[0]?.low ?? '') ? instead : beside).push(aside)
  const name = nameIn(head.rest, {
    bulk,
    counted: amount?.quantity !== undefined && !amount.unit,
    sized: canBeSized(amount),
    asides: beside,
  })
  notes.push(
    ...(head.before ? [head.before] : []),
    ...name.notes,
    ...(head.after ? [head.after] : []),
    ...beside.filter((aside) => aside !== name.joined),
  )

  const line: ParsedLine = {
    text,
    foodText: textOf(source, name.words),
    understood: name.main !== undefined && !name.unsure,
  }
  if (amount?.quantity !== undefined) line.quantity = amount.quantity
  if (amount?.upTo !== undefined) line.upTo = amount.upTo
  const unit = amount?.unit ?? name.unit
  if (unit) line.unit = unit
  const second = also ?? amount?.also
  if (second) line.also = second
  const size = amount?.size ?? name.size
  if (size) line.size = size
  if (name.main) line.food = name.main.id
  const note = notes
    .map((part) => textOf(source, part))
    .filter(Boolean)
    .join(', ')
  if (note) line.note = note
  if (opted) line.optional = true
  if (tasted) line.toTaste = true

  const others2 = instead.map((part) =>
    chooseFood(formsOf(part.filter((token) => token.kind === 'word')), bulk),
  )
  const alternatives = unique(
    [
      ...name.alternatives,
      ...others2.flatMap((one) => [...(one.main ? [one.main.id] : []), ...one.alternatives]),
    ],
    line.food,
  )
  if (alternatives.length > 0) line.alternatives = alternatives
  const mentions = unique([...name.mentions, ...beside.flatMap(mentionsIn)], line.food)
  if (mentions.length > 0) line.mentions = mentions
  return line
}

/** «Тісто:» is no ingredient. Yet what it names counts for allergies, unless it says what the part is for. */
function readHeading(text: string, heading: string): ParsedLine {
  const line: ParsedLine = { text, foodText: '', understood: true, heading: true }
  if (/^(для|for)\s/iu.test(heading)) return line
  const { food, alternatives = [], mentions = [] } = parseIngredientLine(heading)
  const named = [...(food ? [food] : []), ...alternatives, ...mentions]
  return named.length > 0 ? { ...line, mentions: named } : line
}

/** «Для соусу: сметана 200 г»: the heading is a note. */
function takeHeading(tokens: Token[]): { heading: Token[]; rest: Token[] } {
  const colon = tokens.findIndex((token) => token.low === ':')
  const opens = tokens[0]?.low
  if (colon < 1 || colon === tokens.length - 1 || (opens !== 'для' && opens !== 'for'))
    return { heading: [], rest: tokens }
  return { heading: tokens.slice(0, colon), rest: tokens.slice(colon + 1) }
}

/** «2 великі, стиглі помідори», "boneless, skinless thighs": a comma between adjectives parts nothing. */
function joinAdjectives(segments: Token[][]): Token[][] {
  const [first, second, ...rest] = segments
  if (!first || !second || hasFood(first) || !hasFood(second)) return segments
  return joinAdjectives([[...first, ...second], ...rest])
}

function hasFood(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens.filter((token) => token.kind === 'word'))
  const main = chooseFood(words, false).main
  return main !== undefined && !main.weak
}

function wholeAmount(part: readonly Token[]): AmountRead | undefined {
  const each =
    part.at(-1)?.low === 'each' || part.at(-1)?.low === 'кожна' || part.at(-1)?.low === 'кожен'
  const tokens = each ? part.slice(0, -1) : part
  const read = readAmount(tokens, 0)
  return read && read.next === tokens.length && read.quantity !== undefined ? read : undefined
}

/** In brackets beside packages and «по», the amount is of each one: «2 банки (400 г)» is 800 grams. */
function eachOf(
  main: AmountRead,
  read: AmountRead,
  part: readonly Token[],
  bracketed: boolean,
): Amount | undefined {
  if (read.quantity === undefined || !read.unit) return undefined
  const each =
    part[0]?.low === 'по' ||
    part.at(-1)?.low === 'each' ||
    (bracketed && main.unit !== undefined && packages.has(main.unit))
  const times = each && units[read.unit].dimension !== 'length' ? (main.quantity ?? 1) : 1
  const amount: Amount = {
    quantity: Math.round(read.quantity * times * 1000) / 1000,
    unit: read.unit,
  }
  if (read.upTo !== undefined) amount.upTo = Math.round(read.upTo * times * 1000) / 1000
  return amount
}

function isBulk(amount: AmountRead | undefined): boolean {
  if (amount?.quantity === undefined) return false
  if (!amount.unit || amount.unit === 'piece' || amount.unit === 'pod') return true
  return (
    units[amount.unit].dimension === 'mass' && amount.quantity * units[amount.unit].factor >= 100
  )
}

function canBeSized(amount: AmountRead | undefined): boolean {
  return (
    amount?.quantity !== undefined && (!amount.unit || units[amount.unit].dimension === 'count')
  )
}

function mentionsIn(part: readonly Token[]): string[] {
  if (part[0]?.low === 'для' || part[0]?.low === 'for') return []
  const chosen = chooseFood(formsOf(part.filter((token) => token.kind === 'word')), false)
  return [...(chosen.main ? [chosen.main.id] : []), ...chosen.alternatives, ...chosen.mentions]
}

function unique(ids: readonly string[], without: string | undefined): string[] {
  return [...new Set(ids)].filter((id) => id !== without)
}
