const near = 0.03
/** «4,6» is no 4⅝, and 0,4 no ⅜: only two or three digits say an eighth. */
const nearest = 0.006
type Part = readonly [number, string, number]
const parts: readonly Part[] = [
  [1 / 4, '¼', near],
  [1 / 3, '⅓', near],
  [1 / 2, '½', near],
  [2 / 3, '⅔', near],
  [3 / 4, '¾', near],
]
const eighths: readonly Part[] = [
  [1 / 8, '⅛', nearest],
  [3 / 8, '⅜', nearest],
  [5 / 8, '⅝', nearest],
  [7 / 8, '⅞', nearest],
]
/** Of more than ten nobody measures an eighth, and of more than a hundred no half. */
const fine = [...parts, ...eighths]

/** A quantity as cooks read it: ½, 1⅓, 12½. Where no fraction is near, decimals. */
export function asFraction(quantity: number, language: string): string {
  const whole = Math.floor(quantity + near)
  const rest = quantity - whole
  if (Math.abs(rest) <= near && whole > 0) return String(whole)
  if (quantity < 100) {
    const away = ([part]: Part) => Math.abs(part - rest)
    const closest = (quantity < 10 ? fine : parts)
      .filter((one) => away(one) <= one[2])
      .toSorted((a, b) => away(a) - away(b))[0]
    if (closest) return `${whole > 0 ? whole : ''}${closest[1]}`
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
