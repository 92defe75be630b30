/**
 * What a function word does to the clause it stands in:
 * - `averse`: what the clause names is refused, on whichever side of it; `allergy`: and it is an allergy
 * - `ugh`: the same, and said alone it is of what comes next
 * - `remark`: aversion to what is no food: nothing that was said before it is refused by it
 * - `harmless`: sounds like one of these and is none
 * - `wish`: governs what follows in its clause; `with`: governs the foods right after it
 * - `turn`: begins a clause; `relative`: after a comma it goes on with the one before
 * - `more`: what was said before holds for this too
 * - `yes`: governs what stands before it in its clause
 * - `same`: it shares the fate of what was said before it; `past`: what was liked then need not be now
 * - `first`: what was wanted at first, before a but said what is wanted now
 * - `is`: tells something of the food before it, which is no wish for it
 * - `person`: a clause that has one speaks of somebody, and is no mere name of a dish
 * - `twist`: a small word that may turn a clause round, so that the clause is not fully known
 * - `slip`: of no table: a letter away from a small word that refuses, so that what stands beside it is unsure
 * - `plain`: says nothing about whether it is wanted
 */
export const classes = [
  'averse',
  'allergy',
  'ugh',
  'harmless',
  'remark',
  'wish',
  'with',
  'turn',
  'relative',
  'more',
  'same',
  'yes',
  'past',
  'first',
  'is',
  'person',
  'it',
  'twist',
  'slip',
  'plain',
] as const
export type Class = (typeof classes)[number]

/**
 * Phrases parted by `|` or a new line; `*` at the end of a word is any ending. The words of `everyday` are plain where
 * nothing else in the table says what they do.
 */
export type Table = Partial<Record<Class | 'everyday', string>>
