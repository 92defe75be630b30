import { deepStem, stem } from '../../../shared/food/text/stem.ts'

/** Every form under which a word may be looked for: «гречці» is found by «гречка». */
export function formsOf(word: string): string[] {
  return [...new Set([stem(word), deepStem(word)])]
}

/** Postgres's own parser would split «м'ясо» at the apostrophe, so it never sees one. */
export function plainWords(text: string): string[] {
  const plain = text
    .slice(0, 20_000)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
