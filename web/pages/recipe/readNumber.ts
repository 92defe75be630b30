const glyphs: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
}

/** Reads «1,5», «1 1/2», «1½», «½». */
export function readNumber(text: string): number {
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  const glyph = glyphs[text.at(-1) ?? '']
  if (glyph !== undefined) return Number(text.slice(0, -1).trim() || 0) + glyph
  return Number(text.replace(',', '.'))
}
