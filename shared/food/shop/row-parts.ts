import { terms } from '../ask/terms.ts'
import { parseIngredientLine } from '../line/parse.ts'
import type { ParsedLine } from '../line/types.ts'
import { isFreeOf, opensFreeOf } from '../names/free-of.ts'
import { qualitiesIn } from '../names/told-apart.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isNotBought } from './not-bought.ts'
import { namesKindForSomebody, saidUnderCondition } from './row-conditions.ts'
import { cooking } from './words/purposes.ts'
import { aims, numbered, ofAllergy, ofDiet, refuses } from './words/row-conditions.ts'

/** «на олів'є горошок, ковбаса, яйця», "taco night - shells, beef, salsa": what a list is for, and the list. */
export function listForDish(text: string): readonly [dish: string, list: string] | undefined {
  const tokens = tokenize(text)
  const comma = tokens.findIndex(({ low }) => low === ',')
  if (tokens.filter(({ low }) => low === ',').length < 2) return undefined
  const dash = tokens.findIndex(({ low }, at) => at > 0 && at < comma && dashes.has(low))
  const isDash = dash > 0 && tokens[dash - 1]?.end !== tokens[dash]?.start
  const end = isDash ? dash : aims.has(tokens[0]?.low ?? '') && comma > 2 ? 2 : 0
  const heading = tokens.slice(0, end)
  if (end === 0 || end > longestHeading || !namesDish(heading)) return undefined
  const from = tokens[isDash ? end + 1 : end]
  if (from?.kind !== 'word') return undefined
  return [text.slice(0, heading.at(-1)?.end).trim(), text.slice(from?.start).trim()]
}

const dashes = new Set(['-', '–', '—'])
const longestHeading = 3

/** "Celiac cake - flour, sugar, eggs", «без глютену: макарони»: it is for somebody who cannot have all of that. */
export function isListForDiet(text: string): boolean {
  const tokens = tokenize(text)
  const colon = tokens.findIndex(({ low }) => low === ':')
  const comma = tokens.findIndex(({ low }) => low === ',')
  const dash = tokens.findIndex(({ low }, at) => at > 0 && at < comma && dashes.has(low))
  const isDash = dash > 0 && tokens[dash - 1]?.end !== tokens[dash]?.start
  const end = colon > 0 ? colon : isDash ? dash : 0
  if (end === 0) return false
  // «торт - не треба яйця, борошно, цукор»
  if (isDash && isNotBought(text.slice(tokens[dash + 1]?.start))) return true
  return tokens
    .slice(0, end)
    .some(
      ({ low, text }) => opensFreeOf(low) || ofDiet.has(low) || refuses.has(low) || isFree(text),
    )
}

/** «безлактозне: молоко, сир»: what all of it is to be without is said in one word. */
const isFree = (word: string) => qualitiesIn('bread', word).some(isFreeOf)

/** «торт для Олі, у неї алергія на горіхи»: what somebody must not have is no taste of what is bought, and nobody knows which that is. */
export function tellsOfAllergy(line: ParsedLine): boolean {
  return line.goods === undefined && tokenize(line.text).some(({ low }) => ofAllergy.has(low))
}

/** A dish or a meal, and nobody who must not eat something. */
function namesDish(heading: readonly Token[]): boolean {
  if (heading.some(({ kind, low }) => kind !== 'word' || opensFreeOf(low))) return false
  // «для Марійки» is a person.
  if (heading.some(({ text }, at) => at > 0 && /^\p{Lu}/u.test(text))) return false
  return heading.some(
    ({ form, low }) =>
      cooking.has(low) ||
      terms.single(form).some(({ kind }) => kind === 'dishes' || kind === 'courses'),
  )
}

const ofKind = new RegExp(numbered, 'iu')

/** «кава 3в1 пачка»: the row without what only says of what kind the one thing is, and that. */
export function withoutNumberedKind(
  text: string,
): readonly [text: string, kind: string] | undefined {
  const [kind] = ofKind.exec(text) ?? []
  if (kind === undefined || /[,;+\n]/.test(text)) return undefined
  return [text.replace(ofKind, ' ').replaceAll(/\s+/g, ' ').trim(), kind.trim()]
}

/** Whether all of it is known, be it food or another thing of a shop. */
export function isReadWhole({ food, goods, understood, more = [] }: ParsedLine): boolean {
  return (goods !== undefined || (food !== undefined && understood)) && more.every(isReadWhole)
}

/**
 * «кава 3в1, молоко, хліб», «фрукти якщо свіжі, яблука 2 кг»: what is said of one thing of a list ends at its comma.
 * Only where each part is read whole without it.
 */
export function apartAtCommas(text: string): readonly string[] | undefined {
  const parts = text.split(/[,;]\s+/u).map((part) => part.trim())
  if (parts.length < 2 || /[()]/u.test(text)) return undefined
  const told = parts.map((part) => withoutNumberedKind(part)?.[0] ?? saidUnderCondition(part)?.[0])
  const own = parts.map(namesKindForSomebody)
  if (!own.includes(true) && told.every((one) => one === undefined)) return undefined
  const isRead = (part: string, at: number) =>
    own[at] === true || isReadWhole(parseIngredientLine(told[at] ?? part))
  return parts.every(isRead) ? parts : undefined
}
