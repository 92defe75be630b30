import type { ParsedLine } from '../types.ts'

/** A line and what has to be read from it; what is left out is not looked at. */
export type Example = readonly [line: string, reading: Partial<ParsedLine>]
