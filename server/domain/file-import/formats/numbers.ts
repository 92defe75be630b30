/** A number that can be counted with; NaN for what is none, or is beyond all counting. */
export function numberOf(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) ? number : Number.NaN
}

/** «1e999»: written as a number, and larger than any that can be kept. */
export function isBeyondCounting(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\s*[+-]?\d/.test(value) &&
    Math.abs(Number(value)) === Number.POSITIVE_INFINITY
  )
}
