import { type Form, formOf, knownOfForm } from '../text/forms.ts'
import type { Found } from '../text/phrase-index.ts'
import { indexPhrases } from '../text/phrases.ts'
import { typoFinder } from '../text/typos.ts'
import { noUnit, spellings } from './spellings.ts'
import type { UnitId } from './units.ts'

/** The longest unit that starts at this word: «ст. л.» is a spoon although «ст.» alone is a glass. */
export function findUnit(
  words: readonly Form[],
  at: number,
): { id: UnitId; length: number } | undefined {
  const found: Found<UnitId> | undefined = index.longest(words, at)
  const id = found?.values[0]
  if (
    !found ||
    !id ||
    (found.length === 1 && (isCutShort(words[at]) || noUnit.has(words[at]?.low)))
  )
    return undefined
  return { id, length: found.length }
}

/** The unit that one word is. */
export const unitOf = knownOfForm((word) => findUnit([word], 0)?.id)

/** Whether any unit has this word in it. */
export function isOfUnit(word: Form): boolean {
  return index.knows(word)
}

/** The unit that a misspelt word after a number was meant to be: "2 teaspons". */
export function nearUnit(word: Form): UnitId | undefined {
  const ids = new Set(nearSpellings(word.low).flatMap((near) => index.single(formOf(near))))
  return ids.size === 1 ? [...ids][0] : undefined
}

const nearSpellings = typoFinder(() =>
  Object.values(spellings)
    .flatMap((said) => said.split('|'))
    .filter((name) => name.length > 5 && !name.includes(' '))
    .map((name) => formOf(name).light),
)

/** An abbreviation has no forms: «для» is no decilitre. */
function isCutShort(word: Form | undefined): boolean {
  return word !== undefined && word.low.length < 4 && !abbreviations.has(word.low)
}

const abbreviations = new Set(Object.values(spellings).flatMap((said) => said.split('|')))

const index = indexPhrases(() =>
  Object.entries(spellings).flatMap(([id, said]) =>
    said.split('|').map((name) => [name, id as UnitId] as const),
  ),
)
