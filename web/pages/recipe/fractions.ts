const signs: readonly (readonly [value: number, sign: string])[] = [
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

// A sixteenth of a spoon is nothing that anybody can measure.
const close = 0.04

/** A number as a cook reads it: 1½ rather than 1.5. */
export function readable(value: number): string {
  const whole = Math.floor(value + close)
  const rest = value - whole
  if (rest <= close) return String(whole || '⅛')
  const sign = signs.find(([fraction]) => Math.abs(fraction - rest) <= close)?.[1]
  if (sign && value < 10) return `${whole || ''}${sign}`
  return String(Math.round(value * 10) / 10).replace('.', ',')
}

/** Reads «1,5», «1 1/2», «1½», «½». */
export function readNumber(text: string): number {
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  const sign = signs.find(([, each]) => text.endsWith(each))
  if (sign) return Number(text.slice(0, -1).trim() || 0) + sign[0]
  return Number(text.replace(',', '.'))
}
