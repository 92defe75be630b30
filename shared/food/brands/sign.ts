import type { Token } from '../text/tokens.ts'

/** A word that names a maker begins with this, so that nothing else can be read from it. */
export const sign = '\u0002'

export function asMaker(token: Token): Token {
  return token.as({ low: sign + token.low })
}

export function isMakerToken(token: Token): boolean {
  return token.low.startsWith(sign)
}
