const mostMinutes = 100_000

export function minutes(text: string): number | null {
  const value = Number.parseInt(text, 10)
  return Number.isFinite(value) && value >= 0 ? Math.min(value, mostMinutes) : null
}

export const written = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
