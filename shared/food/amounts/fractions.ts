const glyphs: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]
const near = 0.03

/** A quantity as cooks read it: ½, 1⅓, 3. Past ten, and where no fraction is near, decimals. */
export function asFraction(quantity: number, language: string): string {
  const whole = Math.floor(quantity + near)
  const rest = quantity - whole
  if (Math.abs(rest) <= near && whole > 0) return String(whole)
  if (quantity < 10) {
    const [closest] = glyphs.toSorted((a, b) => Math.abs(a[0] - rest) - Math.abs(b[0] - rest))
    if (closest && Math.abs(closest[0] - rest) <= near)
      return `${whole > 0 ? whole : ''}${closest[1]}`
  }
  return asDecimal(quantity, language)
}

/** Three digits that matter, with the language's comma or point, and no grouping that a parser could trip on. */
export function asDecimal(quantity: number, language: string): string {
  return formatterOf(language).format(quantity)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(language, { maximumSignificantDigits: 3, useGrouping: false })
  formatters.set(language, made)
  return made
}
