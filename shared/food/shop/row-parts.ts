import { isKindOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { opensFreeOf } from '../names/free-of.ts'
import { matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { aims, numbered, opensCondition, opensExcept } from './words/row-conditions.ts'

type Phrase = readonly string[]

/**
 * Of «олія тільки не Олейна», «яйця тільки якщо до 70 грн» what is bought, and what is only said of it; for whoever
 * looks whether the first is read.
 */
export function saidUnderCondition(
  text: string,
): readonly [bought: string, note: string] | undefined {
  const tokens = tokenize(text)
  for (let at = 1; at < tokens.length - 1; at++) {
    const opened = [...opensCondition, ...opensExcept].some((phrase) => isAt(phrase, tokens, at))
    if (!opened) continue
    const start = tokens[at]?.start ?? 0
    const bought = text.slice(0, start).replace(/[\s,;:–—(-]+$/u, '')
    if (bought === '' || mayBeOfAllergy(bought, tokens.slice(at))) return undefined
    return [bought, text.slice(start).replace(/\)$/u, '').trim()]
  }
  return undefined
}

const ofKind = new RegExp(numbered, 'iu')

/** «кава 3в1 пачка»: the row without what only says of what kind the thing is, and that. */
export function withoutNumberedKind(
  text: string,
): readonly [text: string, kind: string] | undefined {
  const [kind] = ofKind.exec(text) ?? []
  if (kind === undefined) return undefined
  return [text.replace(ofKind, ' ').replaceAll(/\s+/g, ' ').trim(), kind.trim()]
}

/** «печиво тільки не з горіхами», «хліб якщо без глютену»: what it must be without is no mere remark. */
function mayBeOfAllergy(bought: string, said: readonly Token[]): boolean {
  if (said.some(({ low }) => opensFreeOf(low))) return true
  const [thing] = matchFoods(tokenize(bought).map(({ form }) => form)).slice(-1)
  return matchFoods(said.map(({ form }) => form)).some(
    ({ id }) => !thing || !(isKindOf(id, thing.id) || isKindOf(thing.id, id)),
  )
}

function isAt(phrase: Phrase, tokens: readonly Token[], at: number): boolean {
  return phrase.every((one, i) => tokens[at + i]?.low === one)
}

/** «на олів'є горошок, ковбаса, яйця», "taco night - shells, beef, salsa": what a list is for, set apart by a colon. */
export function withColonBehindOccasion(text: string): string | undefined {
  const tokens = tokenize(text)
  const commas = tokens.filter(({ low }) => low === ',').length
  if (commas < 2 || tokens.some(({ low }) => low === ':')) return undefined
  const comma = tokens.findIndex(({ low }) => low === ',')
  const dash = tokens.findIndex(({ low }, at) => at > 0 && at < comma && dashes.has(low))
  if (dash > 0 && tokens[dash - 1]?.end !== tokens[dash]?.start) return cut(text, tokens, dash, 1)
  return aims.has(tokens[0]?.low ?? '') && comma > 2 ? cut(text, tokens, 2, 0) : undefined
}

const dashes = new Set(['-', '–', '—'])

function cut(text: string, tokens: readonly Token[], at: number, skipped: number): string {
  const before = text.slice(0, tokens[at - 1]?.end).trim()
  return `${before}: ${text.slice(tokens[at + skipped]?.start).trim()}`
}

/** Whether all of it is known, be it food or another thing of a shop. */
export function isReadWhole({ food, goods, understood, more = [] }: ParsedLine): boolean {
  return (goods !== undefined || (food !== undefined && understood)) && more.every(isReadWhole)
}
