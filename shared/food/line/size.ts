import type { Token } from '../text/tokens.ts'
import type { Size } from './types.ts'
import { sizes } from './words/index.ts'

/** «яблука 4 шт., невеликі», «(середнього розміру)»: nothing but how big they are. */
export function sizeAlone(part: readonly Token[]): Size | undefined {
  const rest = part.slice(1)
  if (!rest.every((token) => /^(?:розмір\p{L}*|size|sized)$/u.test(token.low))) return undefined
  return sizes.get(part[0]?.low ?? '')
}
