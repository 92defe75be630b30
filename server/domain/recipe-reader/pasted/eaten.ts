import { saysEaters, yieldTextOf } from '../said-beside.ts'
import { sentencesSaid } from '../sentences.ts'
import { servingsIn, servingsOf } from '../servings.ts'
import { factWords } from './fact-words.ts'

export interface Made {
  servings?: number
  /** «30 шт», «6 банок по 0,5»: nobody says how many eat them. */
  yieldText?: string
}

const { feeds, makes, eaters, eatersAbout, about, pieces, forSo } = factWords
const number = String.raw`\d{1,3}(?:\s?[-–—/]\s?\d{1,3})?`
const between = String.raw`\s?[:–—-]?\s?(?:(?:${about})\s|~\s?)?`
const nearly = String.raw`(?:(?:${about})\s|~\s?)`
const counted = String.raw`${number}\s?(?:${eaters})(?!\p{L})`
const countedAbout = String.raw`(?:${eatersAbout})\s${number}(?!\d)`
const feeding = new RegExp(`^(?:${feeds})(?!\\p{L})${between}(?=\\d|\\D{3,12}$)(.{1,40})$`, 'iu')
const making = new RegExp(
  `^(?:${makes})(?!\\p{L})${between}(?=(?:(?<=:\\s?)\\p{L}{2,6}\\s)?\\d)(.{1,60})$`,
  'iu',
)
const eatersAlone = new RegExp(`^${nearly}?(?:${counted}|${countedAbout})[.!]?$`, 'iu')
const eatersInside = new RegExp(`(?<![\\p{L}\\d])(?:${counted}|${countedAbout})`, 'iu')
const forEaters = new RegExp(`(?<!\\p{L})(?:${nearly}${counted}|${countedAbout})`, 'iu')
const feedsInside = new RegExp(`(?<!\\p{L})(?:${feeds})${between}${number}(?!\\d)`, 'iu')
const makesInside = new RegExp(`(?<!\\p{L})(?:${makes})${between}(?=\\d)([^()[\\]]{1,60})`, 'iu')
const piecesAlone = new RegExp(`^${nearly}?(${number}\\s?(?:${pieces})(?!\\p{L}).*)$`, 'iu')
const piecesFor = new RegExp(`^(?:${forSo})\\s((${number})\\s?(?:${pieces}))[.!]?$`, 'iu')
/** Of no more than so many pieces each is what one person eats. */
const mostEaten = 12
const bracketed = new RegExp(`^\\((?:${forSo})\\s`, 'iu')
const brackets = /\s?[([]([^()[\]]{1,60})[)\]]/gu

/** For how many a line says that a dish is, or how much comes of it, where it says nothing else. */
export function madeBy(line: string): Made | null {
  const [, inside] = /^\(([^()]*)\)$/.exec(line) ?? []
  if (inside !== undefined) return inBrackets(inside)
  const fed = feeding.exec(line)?.[1]
  if (fed !== undefined) return asServings(servingsOf(fed))
  const made = making.exec(line)?.[1]
  if (made !== undefined) return ofRest(made)
  if (eatersAlone.test(line)) return asServings(servingsIn(line))
  const [, yieldText, count = ''] = piecesFor.exec(line) ?? []
  if (yieldText === undefined) return null
  return Number(count) <= mostEaten ? { servings: Number(count), yieldText } : { yieldText }
}

/** "Yield: 2 cups", «(на 3 паски)»: of so much of the dish itself none is taken. */
export const saysYield = (line: string) =>
  making.test(line) || (/^\([^()]*\)$/.test(line) && bracketed.test(line))

/** «Випікати 20 хвилин. На 6 штук.»: a sentence that says only that stands on a line of its own. */
export function madeApart(line: string): string[] {
  const sentences = sentencesSaid(line)
  const isTold = (one: string) => one.length <= 60 && madeBy(one.replace(/[.!?…]+$/, '')) !== null
  const told = sentences.filter(isTold)
  if (told.length === 0 || told.length === sentences.length) return [line]
  return [sentences.filter((one) => !isTold(one)).join(' '), ...told]
}

/** The same where a title, a heading or a sentence says it beside something else: «Інгредієнти на 6 порцій:». */
function madeBeside(line: string): Made | null {
  const said = (eatersInside.exec(line) ?? feedsInside.exec(line))?.[0]
  if (said !== undefined) return asServings(servingsIn(said))
  const made = makesInside.exec(line)?.[1]
  if (made !== undefined) return ofRest(made)
  const inside = line.matchAll(brackets).map(([, content = '']) => inBrackets(content))
  return inside.find((one) => one !== null) ?? null
}

export const servingsBeside = (line: string) => madeBeside(line)?.servings ?? null
export const yieldBeside = (line: string) => madeBeside(line)?.yieldText ?? null

/** «Рецепт на 2 особи»: said in passing of the whole dish. */
export function servingsFor(line: string): number | null {
  const said = line.length <= 120 ? forEaters.exec(line)?.[0] : undefined
  return said === undefined ? null : servingsIn(said)
}

/** «Шарлотка (на 4 порції)» is called «Шарлотка». */
export function withoutServings(title: string): string {
  const bare = title
    .replace(brackets, (all, content: string) => (inBrackets(content) ? '' : all))
    .trim()
  return bare === '' ? title : bare
}

function inBrackets(content: string): Made | null {
  const said = content.trim()
  const [, yieldText] = piecesAlone.exec(said) ?? []
  return yieldText === undefined ? madeBy(said) : { yieldText }
}

/** Behind «вихід» a number alone is of eaters, and whatever else is counted is no eater. */
function ofRest(said: string): Made | null {
  if (servingsIn(said) === null) return null
  const rest = said.trim().replace(/[.,;:]$/, '')
  return yieldTextOf(rest) === null || saysEaters(rest)
    ? asServings(servingsIn(rest))
    : { yieldText: rest }
}

const asServings = (servings: number | null): Made | null =>
  servings === null ? null : { servings }
