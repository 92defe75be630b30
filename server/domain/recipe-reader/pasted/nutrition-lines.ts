import { postWords } from './post-words.ts'
import { withoutSigns } from './tidy-line.ts'

const { nutrition, energy, nutrients, onlyNutrients, servingSize, counted, of } = postWords
const labelled = new RegExp(`^(?:${nutrition})(?!\\p{L})`, 'iu')
const measured = new RegExp(`\\d\\s?(?:${energy})(?!\\p{L})`, 'iu')
const summed = new RegExp(`(?<!\\p{L})(?:${counted})`, 'iu')
const nutrient = new RegExp(`^(?:${nutrients})(?!\\p{L}).{0,20}\\d`, 'iu')
const noFood = new RegExp(`^(?:${onlyNutrients})(?!\\p{L})`, 'iu')
const size = new RegExp(`^(?:${servingSize})(?!\\p{L})`, 'iu')
const onlyEnergy = new RegExp(`^(?:(?:${energy}|${nutrients}|${of})$|\\d)`, 'iu')
/** So many nutrients in a row are a table, whatever stands above them. */
const fewest = 3

export const bareOf = (said: string) =>
  withoutSigns(said)
    .replace(/^[^\p{L}\d]+/u, '')
    .replaceAll('’', "'")

/** The lines that tell what a dish holds, in a table or in one line, and are no ingredients. */
export function nutritionIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  const all = lines.map(bareOf)
  const first = lines.findIndex((line) => line !== '')
  for (let at = 0; at < all.length; at++) {
    const said = all[at] ?? ''
    const opens = opensCount(said)
    const above = opens || isEnergy(said)
    // A title may speak of energy: "Nutrition bars".
    if (above && at !== first) found.add(at)
    const table = above ? tableFrom(all, at + 1) : tableFrom(all, at)
    // «Жири 10 г» may be lard, «Білки 2» whites of eggs; nobody buys carbohydrates.
    const isSure =
      opens ||
      (table.some((one) => noFood.test(all[one] ?? '')) && (above || table.length >= fewest))
    if (!isSure) continue
    for (const one of table) found.add(one)
    at = Math.max(at, table.at(-1) ?? at)
  }
  return found
}

function tableFrom(all: readonly string[], from: number): number[] {
  const table: number[] = []
  for (let at = from; nutrient.test(all[at] ?? '') || size.test(all[at] ?? ''); at++) table.push(at)
  return table
}

/** «КБЖВ на 100 г:» stands over lines that are no ingredients, be there «Білки: 10 г» among them. */
const opensCount = (said: string) =>
  said.length <= 60 && labelled.test(said) && (said.endsWith(':') || !/\d/.test(said))

function isEnergy(said: string): boolean {
  if (said.length > 120 || !/\d/.test(said)) return false
  if (labelled.test(said) || summed.test(said)) return true
  const words = said.match(/\p{L}+|\d+/gu) ?? []
  return measured.test(said) && words.every((word) => onlyEnergy.test(word))
}
