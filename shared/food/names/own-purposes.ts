/** What a row says of itself in its own words tells its product apart, beside the qualities of the table. */
const toldSo = 'so:'
/** The same, where another product would be no use: tea for nursing, water for an iron. */
const needed = 'for:'

/** A quality is kept among others, parted by commas. */
const plain = (words: string) => words.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

export const asTold = (words: string) => `${toldSo}${plain(words)}`
export const asNeeded = (words: string) => `${needed}${plain(words)}`

/** The words, where the quality is such. */
export function wordsIn(quality: string): string | undefined {
  const prefix = [toldSo, needed].find((one) => quality.startsWith(one))
  return prefix === undefined ? undefined : quality.slice(prefix.length)
}

/** For what no other product would do; nothing where the quality is no such purpose. */
export function neededFor(quality: string): string | undefined {
  return quality.startsWith(needed) ? quality.slice(needed.length) : undefined
}
