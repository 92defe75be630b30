import { shelfOfMaker } from '../brands/index.ts'
import { goodsIn } from '../goods/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import { isPreparation } from '../names/modifiers.ts'
import { qualitiesIn } from '../names/told-apart.ts'
import { wordsOf } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { units } from '../units/units.ts'
import { isAnother } from './another.ts'
import {
  amountsApart,
  closingAmount,
  eachOf,
  eachPacked,
  loneMeasure,
  wholeAmount,
} from './aside.ts'
import { chooseFood } from './choose.ts'
import { guessedMakers } from './guessed-makers.ts'
import { readHead } from './head.ts'
import { nameIn } from './name.ts'
import { productBeside, productIn } from './product.ts'
import { split, takeBrackets, textOf, wordForms } from './region.ts'
import { sizeAlone } from './size.ts'
import { sourceOf } from './source.ts'
import { isTinned, soldAs, unitBeside } from './together.ts'
import { type LineTokens, readTokens, tokensOf } from './tokens.ts'
import type { AmountRead, ParsedLine, Size } from './types.ts'
import { orWords } from './words.ts'

/** What a line says of one food, the first where it names several. Never throws; the text is always kept. */
export function readOne(text: string): ParsedLine {
  const source = sourceOf(text)
  const tokens = tokensOf(source)
  const line = read(text, source, tokens)
  if (line.understood || !line.food) return line
  const makers = guessedMakers(tokens.written, line.food)
  if (!makers) return line
  const again = read(text, source, readTokens(source, makers))
  return again.understood && again.food && isKindOf(again.food, line.food) ? again : line
}

function read(text: string, source: string, tokens: LineTokens): ParsedLine {
  const { written, understood, all, tasted, opted, has } = tokens
  // Household goods have no names of foods in them, so they are looked for in what was written.
  const goodsWords = (tokens: readonly Token[]) =>
    understood === written ? wordForms(tokens) : wordsOf(textOf(source, tokens))
  const { outside, inside } = has.bracket ? takeBrackets(all) : { outside: [...all], inside: [] }
  const headed = takeHeading(outside)
  const [first = [], ...others] = has.comma
    ? joinAdjectives(split(headed.rest, (token) => token.low === ',' || token.low === ';'))
    : [headed.rest]

  const notes: Token[][] = headed.heading.length > 0 ? [headed.heading] : []
  const head = readHead(first)
  let amount = head.amount
  let also = head.amount?.also ?? head.also
  const asides: Token[][] = []
  let size: Size | undefined
  const brackets = new Set<Token[]>()
  for (const bracket of inside) for (const part of amountsApart(bracket.tokens)) brackets.add(part)
  for (const part of [...others, ...brackets]) {
    const packed = !amount && brackets.has(part) ? eachPacked(part) : undefined
    if (packed) {
      amount = packed.amount
      also = packed.also
      continue
    }
    const read =
      wholeAmount(part) ?? (brackets.has(part) || !amount ? loneMeasure(part) : undefined)
    const closing = read || amount || brackets.has(part) ? undefined : closingAmount(part)
    const sized = sizeAlone(part)
    if (sized) size = sized
    else if (closing) {
      amount = closing.amount
      asides.push(closing.rest)
    } else if (!read) asides.push(part)
    else if (!amount) amount = read
    else also ??= eachOf(amount, read, part, brackets.has(part))
  }

  asides.sort((one, other) => (one[0]?.start ?? 0) - (other[0]?.start ?? 0))
  if (!amount && source.endsWith(':'))
    return { text, foodText: textOf(source, all), understood: false }
  const bulk = isBulk(amount)
  const instead: Token[][] = []
  const beside: Token[][] = []
  const after = head.after ?? []
  if (orWords.has(after[0]?.low ?? '')) instead.push(after)
  for (const aside of asides) (orWords.has(aside[0]?.low ?? '') ? instead : beside).push(aside)
  // «пакети для сміття» begins with what else would be a unit.
  const counted =
    amount?.unit === 'drop' ||
    (amount?.unit !== undefined && units[amount.unit].dimension === 'count')
  const packed =
    has.goods && counted && !hasFood(head.rest) ? goodsIn(goodsWords(first)) : undefined
  const goods =
    (has.maker ? shelfOfMaker(wordForms(written)) : undefined) ??
    (has.goods ? goodsIn(goodsWords(head.rest)) : undefined) ??
    packed
  const product = has.maker && !goods ? productIn(goodsWords(head.rest)) : undefined
  const name = nameIn(head.rest, {
    bulk,
    counted: amount !== undefined && !amount.unit,
    sized: canBeSized(amount),
    asides: beside,
  })
  // Baking paper stands among the foods, for recipes ask for it.
  if (goods && !(name.main && isKindOf(name.main.id, 'non-food')))
    return goodsLine(text, textOf(source, head.rest), amount, goods)
  notes.push(
    ...(head.before ? [head.before] : []),
    ...name.notes,
    ...(head.after ? [head.after] : []),
    ...beside.filter((aside) => aside !== name.joined),
    ...instead.filter((part) => part !== head.after),
  )

  const line: ParsedLine = {
    text,
    foodText: textOf(source, name.words),
    understood:
      (product ? !product.unsure : name.main !== undefined && !name.unsure) &&
      !beside.some((part) => part !== name.joined && isAnother(part)),
  }
  if (goods) line.goods = goods
  if (amount?.quantity !== undefined) line.quantity = amount.quantity
  if (amount?.upTo !== undefined) line.upTo = amount.upTo
  const unit = unitBeside(name.main?.id, amount?.unit ?? name.unit)
  if (unit) line.unit = unit
  const second = also ?? amount?.also
  if (second) line.also = second
  size = amount?.size ?? name.size ?? size
  if (size) line.size = size
  // An adjective beside an unknown noun («молочний снікерс») names no food yet.
  if (name.main && !(name.main.weak && name.unsure))
    line.food = soldAs(name.main.id, unit, line.foodText)
  const said =
    product?.id ??
    (has.maker && line.food ? productBeside(goodsWords(head.rest), line.food) : undefined)
  if (said) line.food = said
  const note = notes
    .map((part) => textOf(source, part))
    .filter(Boolean)
    .join(', ')
  if (note) line.note = note
  const told =
    has.quality && line.understood && line.food ? qualitiesIn(line.food, line.foodText, note) : []
  if (line.understood && line.food && isTinned(line.food, unit) && !told.includes('tinned'))
    told.push('tinned')
  if (told.length > 0) line.qualities = told
  if (opted) line.optional = true
  if (tasted) line.toTaste = true

  const others2 = instead.map((part) => chooseFood(wordForms(part), bulk, line.food))
  const alternatives = unique(
    [
      ...(product ? [] : name.alternatives),
      ...others2.flatMap((one) => [...(one.main ? [one.main.id] : []), ...one.alternatives]),
    ],
    line.food,
  )
  if (alternatives.length > 0) line.alternatives = alternatives
  const mentions = unique(
    [
      ...(product?.mentions ?? name.mentions),
      ...[...beside, ...name.notes].flatMap((part) => mentionsIn(part, line.food)),
    ],
    line.food,
  )
  if (mentions.length > 0) line.mentions = mentions
  return line
}

/** Nobody eats it, so nothing is known of what it holds, and no food is called by its name. */
function goodsLine(
  text: string,
  foodText: string,
  amount: AmountRead | undefined,
  goods: Aisle,
): ParsedLine {
  const line: ParsedLine = { text, foodText, goods, understood: false }
  if (amount?.quantity !== undefined) line.quantity = amount.quantity
  if (amount?.upTo !== undefined) line.upTo = amount.upTo
  if (amount?.unit) line.unit = amount.unit
  return line
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
  const main = chooseFood(wordForms(tokens), false).main
  return main !== undefined && !main.weak
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

function mentionsIn(part: readonly Token[], food: string | undefined): string[] {
  // Neither what it is for nor what it is without is in it; «на молоці» is.
  if (['для', 'for', 'без', 'without', 'to', 'pro', 'bez'].includes(part[0]?.low ?? '')) return []
  const chosen = chooseFood(
    wordForms(part).filter((word) => !isPreparation(word)),
    false,
    food,
  )
  return [...(chosen.main ? [chosen.main.id] : []), ...chosen.alternatives, ...chosen.mentions]
}

function unique(ids: readonly string[], without: string | undefined): string[] {
  return ids.length === 0 ? [] : [...new Set(ids)].filter((id) => id !== without)
}
