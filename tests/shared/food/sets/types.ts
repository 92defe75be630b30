import type { ParsedLine } from '../../../../shared/food/line/types.ts'

type Extra = Partial<
  Pick<ParsedLine, 'upTo' | 'size' | 'note' | 'optional' | 'toTaste' | 'alternatives' | 'also'>
>

/** A line, its quantity, unit and food, and whatever else must be read from it. */
export type ExpectedLine = readonly [
  text: string,
  quantity: number | undefined,
  unit: string | undefined,
  food: string | undefined,
  extra?: Extra,
]
