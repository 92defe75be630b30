import type { Token } from '../text/tokens.ts'
import type { Size } from './types.ts'
import { sizes } from './words/index.ts'
import { said } from './words/said.ts'

/** «яблука 4 шт., невеликі», «(середнього розміру)»: nothing but how big they are. */
export function sizeAlone(part: readonly Token[]): Size | undefined {
  const rest = part.slice(1)
  if (!rest.every((token) => said.onlySize.has(token.low))) return undefined
  return sizes.get(part[0]?.low ?? '')
}
