import { bind } from './bind.ts'
import type { Dictionary } from './shape.ts'

/** Minutes as people say them: «45 хв», «1 год 30 хв». */
export function duration(minutes: number, text: Dictionary): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return text.common.minutes(rest)
  if (rest === 0) return text.common.hours(hours)
  return bind(`${text.common.hours(hours)} ${text.common.minutes(rest)}`)
}
