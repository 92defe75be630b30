import { names } from '../names/index.ts'
import { boneIn } from '../names/modifiers.ts'
import { cardinals } from '../numbers/words.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { findUnit } from '../units/find.ts'

/** Parts what was written as one word, and joins what was written as several but is one. */
export function unglue(tokens: readonly Token[]): Token[] {
  const parted: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    if (token.low === '-' && /^(?:пів|пол)$/u.test(tokens[at - 1]?.low ?? '')) continue
    if (next?.low === '-' && isCompound(token, tokens[at + 2])) {
      parted.push({ ...token, low: boneIn, end: tokens[at + 2]?.end ?? token.end })
      at += 2
    } else parted.push(...(half(token) ?? [joiner(token, tokens[at - 1], next)]))
  }
  return parted
}

const bodily = new Set(['bone', 'skin', 'shell', 'head', 'tail', 'rind', 'stem', 'peel', 'fat'])

function isCompound(token: Token, last: Token | undefined): boolean {
  if (/^(?:thick|thin|hand|rough|fine|center|centre)$/.test(token.low)) return last?.low === 'cut'
  return bodily.has(token.low) && /^(?:in|on|off|out)$/.test(last?.low ?? '')
}

/** «овочевий/курячий» leaves a choice, "salt & pepper" wants both; «г/мл» and "w/o" are something else. */
function joiner(token: Token, before: Token | undefined, after: Token | undefined): Token {
  if (token.low === '&') return { ...token, kind: 'word', low: 'and' }
  return token.low === '/' && isName(before) && isName(after)
    ? { ...token, kind: 'word', low: 'або' }
    : token
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.low.length > 2 && !findUnit([formOf(token.low)], 0)
}

/**
 * «півсклянки» and «пів-лимона» become a half and a thing; «півник» and «півонія» stay as they are.
 * Surzhyk halves its measures too («полкіло», «полстакана»), and its strawberry («полуниця») stays whole.
 */
function half(token: Token): Token[] | undefined {
  if (token.kind !== 'word' || token.low.length < 5 || !/^(?:пів|пол)/u.test(token.low))
    return undefined
  if (cardinals.has(token.low)) return undefined
  const rest = token.low.slice(3)
  const form = formOf(rest)
  if (names.single(formOf(token.low)).length > 0) return undefined
  const isFood = token.low.startsWith('пів') && names.single(form).length > 0
  if (!findUnit([form], 0) && !isFood) return undefined
  const border = token.start + 3
  return [
    { ...token, text: token.text.slice(0, 3), low: 'пів', end: border },
    { ...token, text: token.text.slice(3), low: rest, start: border },
  ]
}
