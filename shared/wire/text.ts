import { z } from 'zod'
import { longestSearch } from '../search-text.ts'

/**
 * What people write: no controls but line breaks and tabs, and whole characters alone. Postgres could
 * not store some of the rest, and none of it means anything to a reader.
 */
export const text = (max: number) => z.string().max(max).overwrite(written)

/** The same, and something has to be left of it. */
export const filled = (max: number) => text(max).min(1)

/** On one line, such as a name. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => written(value).replace(/\s*[\n\t]+\s*/g, ' '))

/** The same, and something has to be left of it. */
export const filledLine = (max: number) => line(max).min(1)

/** What is typed to find something, wherever it is typed; a longer text is refused, not cut. */
export const searchText = text(longestSearch)

function written(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
}
