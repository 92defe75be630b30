import type { Slots } from '../../../../shared/food/ask/types.ts'
import type { ParsedLine } from '../../../../shared/food/line/types.ts'

type Extra = {
  [Key in 'upTo' | 'size' | 'note' | 'optional' | 'toTaste' | 'alternatives' | 'also']?:
    | ParsedLine[Key]
    | undefined
}

/** A line, its quantity, unit and food, and whatever else must be read from it. */
export type ExpectedLine = readonly [
  text: string,
  quantity: number | undefined,
  unit: string | undefined,
  food: string | undefined,
  extra?: Extra,
]

export type ExpectedSlots = Partial<
  Omit<Slots, 'language' | 'refused' | 'words' | 'guesses' | 'followUp' | 'anyOf'>
> & {
  /** Each group joined by `|`: one of them must be in it. */
  anyOf?: string[]
  refused?: string[]
}
export type ExpectedQuery = readonly [text: string, slots: ExpectedSlots]

/** A limit in hryvnias. */
export const uah = (hryvnias: number, per: 'serving' | 'total' = 'total') => ({
  max: hryvnias * 100,
  per,
  currency: 'UAH',
})

/** A line whose food is said by a plain name: whatever the lexicon understands by that name. */
export type NamedLine = readonly [
  text: string,
  quantity: number | undefined,
  unit: string | undefined,
  name: string,
  extra?: Pick<ParsedLine, 'upTo' | 'optional' | 'toTaste'>,
]

/** A question that refuses something, lines that hold it, and lines that only look so. */
export type RefusedLines = readonly [text: string, never: readonly string[], may: readonly string[]]
