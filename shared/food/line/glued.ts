import { names } from '../names/index.ts'
import { cardinals } from '../numbers/words.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { findUnit } from '../units/find.ts'

/** «півсклянки» and «пів-лимона» become a half and a thing; «півник» and «півонія» stay as they are. */
export function unglue(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.low === '-' && tokens[at - 1]?.low === 'пів') return []
    return half(token) ?? [token]
  })
}

function half(token: Token): Token[] | undefined {
  if (token.kind !== 'word' || token.low.length < 5 || !token.low.startsWith('пів'))
    return undefined
  if (cardinals.has(token.low)) return undefined
  const rest = token.low.slice(3)
  const form = formOf(rest)
  if (names.single(formOf(token.low)).length > 0) return undefined
  if (!findUnit([form], 0) && names.single(form).length === 0) return undefined
  const border = token.start + 3
  return [
    { ...token, text: token.text.slice(0, 3), low: 'пів', end: border },
    { ...token, text: token.text.slice(3), low: rest, start: border },
  ]
}
