import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'

/** What was refused by one word, and that word: «селера» is the stalk and the root. */
export interface Refusal {
  ids: readonly [string, ...string[]]
  name: string
}

/** All readings of a word are refused; a person said it once, and takes it back at once. */
export function refusalsOf(exclude: readonly string[], language: Language): Refusal[] {
  const refusals: Refusal[] = []
  const placed = new Set<string>()
  for (const id of exclude) {
    if (placed.has(id)) continue
    const others = exclude.filter(
      (other) =>
        other !== id &&
        !placed.has(other) &&
        languages.some((one) => sharedName(id, other, one) !== undefined),
    )
    for (const one of [id, ...others]) placed.add(one)
    const [first] = others
    const name = first === undefined ? undefined : sharedName(id, first, language)
    refusals.push({ ids: [id, ...others], name: name ?? foodName(id, language) })
  }
  return refusals
}

function sharedName(id: string, other: string, language: Language): string | undefined {
  const names = entryOf(other)?.[language] ?? []
  return entryOf(id)?.[language].find((name) => names.includes(name))
}
