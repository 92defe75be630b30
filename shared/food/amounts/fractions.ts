const parts: readonly (readonly [number, string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]
/** Of more than ten nobody measures an eighth, and of more than a hundred no half. */
const fine: typeof parts = [...parts, [1 / 8, '⅛'], [3 / 8, '⅜'], [5 / 8, '⅝'], [7 / 8, '⅞']]
const near = 0.03

/** A quantity as cooks read it: ½, 1⅓, 12½. Where no fraction is near, decimals. */
export function asFraction(quantity: number, language: string): string {
  const whole = Math.floor(quantity + near)
  const rest = quantity - whole
  if (Math.abs(rest) <= near && whole > 0) return String(whole)
  if (quantity < 100) {
    const [closest] = (quantity < 10 ? fine : parts).toSorted(
      (a, b) => Math.abs(a[0] - rest) - Math.abs(b[0] - rest),
    )
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
