/**
 * The words of a text in the form in which they are compared. Postgres's own parser would split
 * «м'ясо» at the apostrophe, so it never sees one.
 */
export function words(text: string): string[] {
  const plain = text
    .slice(0, 5000)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
