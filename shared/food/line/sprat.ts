import type { Token } from '../text/tokens.ts'
import { said } from './words/said.ts'

/** «кілька в томаті», «кілька солона», but «кілька зубчиків», «кілька яблук». */
export function isSprat(next: Token | undefined): boolean {
  return next?.kind === 'number' || said.ofSprat.has(next?.low)
}
