import { entryOf, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { boneIn, isPreparation } from '../names/modifiers.ts'
import { cardinals } from '../numbers/words.ts'
import { formOf, knownOfForm } from '../text/forms.ts'
import { isHyphen } from '../text/hyphens.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { formsOf } from './region.ts'
import { andWords } from './words/index.ts'
import { halfSaid, orSaid, said, staleSaid } from './words/said.ts'

/** Parts what was written as one word, and joins what was written as several but is one. */
export function unglue(tokens: readonly Token[]): readonly Token[] {
  if (tokens.every(isPlain)) return tokens
  const parted: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    if (token.low === '-' && isHalf(tokens[at - 1]?.low)) continue
    if (token.low === '-' && isPair(tokens, at)) parted.push(token.as({ kind: 'mark', low: ',' }))
    else if (isDayOld(tokens, at)) {
      parted.push(token.as({ low: staleSaid, end: tokens[at + 2]?.end ?? token.end }))
      at += 2
    } else if (isMayBe(tokens, at)) {
      parted.push(token.as({ low: orSaid, end: tokens[at + 2]?.end ?? token.end }))
      at += 2
    } else if (next?.low === '-' && isCompound(token, tokens[at + 2], tokens[at + 3])) {
      parted.push(token.as({ low: boneIn, end: tokens[at + 2]?.end ?? token.end }))
      at += 2
    } else {
      const halves = half(token)
      if (halves) parted.push(...halves)
      else parted.push(joiner(token, tokens[at - 1], next))
    }
  }
  return parted
}

/** A word that is whole, or a mark that joins nothing, as in most lines all of them are. */
function isPlain(token: Token): boolean {
  if (token.kind === 'word') return isWhole(token.form)
  return token.low !== '-' && token.low !== '/' && token.low !== '&'
}
const isWhole = knownOfForm(({ low }) => !isHalf(low.slice(0, 3)) && !said.may.has(low))

export function isHalf(low: string | undefined): boolean {
  return said.half.has(low)
}

/** "day-old bread": what was baked before today. */
function isDayOld(tokens: readonly Token[], at: number): boolean {
  return (
    isHyphen(tokens, at + 1) && said.day.has(tokens[at]?.low) && said.old.has(tokens[at + 2]?.low)
  )
}

/** «печериці, може бути й глива»: the other does as well. */
function isMayBe(tokens: readonly Token[], at: number): boolean {
  if (!said.may.has(tokens[at]?.low) || !said.be.has(tokens[at + 1]?.low)) return false
  if (!said.also.has(tokens[at + 2]?.low)) return false
  // «цибуля, морква, може бути й селера»: of two or more the other is no choice of any.
  const isParting = ({ low }: Token) => low === ',' || andWords.has(low)
  return tokens.slice(0, at).filter(isParting).length < 2 && !tokens.slice(at + 3).some(isParting)
}

function isCompound(token: Token, last?: Token, named?: Token): boolean {
  if (said.cutHow.has(token.low)) return said.cutOnly.has(last?.low)
  if (said.packedIn.has(token.low))
    return said.packed.has(last?.low) && !isNameOf([token, last, named])
  return said.ofBody.has(token.low) && said.onOrOff.has(last?.low)
}

/** "oil-packed tuna" is the name of a food. */
function isNameOf(tokens: readonly (Token | undefined)[]): boolean {
  const words = formsOf(tokens.filter((token) => token !== undefined))
  return names.longest(words, 0)?.length === 3
}

/** «цибуля-морква»: of what grows in a garden two are two, unless they are the name of one or one is a kind of the other. */
function isPair(tokens: readonly Token[], at: number): boolean {
  if (!isHyphen(tokens, at)) return false
  // «пюре яблуко-груша»: one taste.
  const before = tokens[at - 2]
  if (before?.kind === 'word' && !unitOf(before.form)) return false
  const words = formsOf([tokens[at - 1] as Token, tokens[at + 1] as Token])
  const [one, other] = words.map((word) => (word.cyrillic ? names.single(word)[0] : undefined))
  if (!one || !other || names.longest(words, 0)?.length === 2) return false
  const growing = [one, other].every((id) => gardens.has(entryOf(id)?.aisle))
  return growing && !isKindOf(one, other) && !isKindOf(other, one)
}

const gardens: ReadonlySet<string | undefined> = new Set(['vegetables', 'herbs', 'fruit'])

/** «овочевий/курячий» leaves a choice, "salt & pepper" wants both; «г/мл» and "w/o" are something else. */
function joiner(token: Token, before: Token | undefined, after: Token | undefined): Token {
  if (token.low === '&') return token.as({ kind: 'word', low: 'and' })
  return token.low === '/' && isName(before) && isName(after)
    ? token.as({ kind: 'word', low: orSaid })
    : token
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.low.length > 2 && !unitOf(token.form)
}

/**
 * «півсклянки» and «пів-лимона» become a half and a thing; «півник» and «півонія» stay as they are.
 * Surzhyk halves its measures too («полкіло», «полстакана»), and its strawberry («полуниця») stays whole.
 */
function half(token: Token): Token[] | undefined {
  if (token.kind !== 'word' || token.low.length < 5 || isWhole(token.form)) return undefined
  if (cardinals.has(token.low)) return undefined
  const rest = token.low.slice(3)
  const form = formOf(rest)
  // «півкільцями» tells how it is cut.
  if (names.single(token.form).length > 0 || isPreparation(token.form)) return undefined
  const isFood = said.halfOfFood.has(token.low.slice(0, 3)) && names.single(form).length > 0
  if (!unitOf(form) && !isFood) return undefined
  const border = token.start + 3
  return [
    token.as({ text: token.text.slice(0, 3), low: halfSaid, end: border }),
    token.as({ text: token.text.slice(3), low: rest, start: border }),
  ]
}
