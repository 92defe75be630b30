import { wordsIn } from '../text/tokens.ts'
import { adjectives, capitals, slashed, slashes } from './words/shortened.ts'

/**
 * What labels and hurried cooks shorten: «томати в с/с», «оселедець с/с», «ковбаса с/к», «олія соняшн.». Said in
 * full, so that the names of foods need not know every abbreviation.
 */
export function slashesInFull(line: string): string {
  if (!struck.test(line)) return line
  return line.replace(
    slashed,
    (whole, short: string) => slashes[short.toLowerCase().replace(/\s/g, '')] ?? whole,
  )
}

/** A word that may be what is left of an adjective. */
export function isShortAdjective(low: string): boolean {
  return shortAdjectives.has(low)
}
const shortAdjectives: ReadonlySet<string> = new Set(Object.keys(adjectives).flatMap(wordsIn))

/** The same of adjectives: «олія соняшн.». */
export function abbreviationsInFull(line: string): string {
  return line.replace(dotted, (whole, short: string) => adjectives[short.toLowerCase()] ?? whole)
}

/** And of two capitals: "GF pasta". */
export function capitalsInFull(line: string): string {
  return line.replace(apartCapitals, (short) => capitals[short.toUpperCase()] ?? short)
}

const apartCapitals = /(?<![\p{L}\d])(?:[A-Z]{2}|gf)(?![\p{L}\d])/gu
const struck = /\p{L} ?\/ ?\p{L}/u

const dotted = /(?<!\p{L})(\p{L}{2,10})\.(?= ?[\p{L}\d(-]|$)/gu
