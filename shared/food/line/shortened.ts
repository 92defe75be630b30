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

/** The same of adjectives: «олія соняшн.». */
export function abbreviationsInFull(line: string): string {
  if (!cut.test(line)) return line
  return line.replace(dotted, (whole, short: string) => adjectives[short.toLowerCase()] ?? whole)
}

/** And of two capitals: "GF pasta". */
export function capitalsInFull(line: string): string {
  return line.replace(apartCapitals, (short) => capitals[short] ?? short)
}

const apartCapitals = /(?<![\p{L}\d])[A-Z]{2}(?![\p{L}\d])/gu
const struck = /\p{L} ?\/ ?\p{L}/u
const cut = /\p{L}{2}\./u

const dotted = /(?<!\p{L})(\p{L}{2,10})\.(?= ?[\p{L}\d(-]|$)/gu
