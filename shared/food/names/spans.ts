import { isMaker } from '../brands/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import type { Form } from '../text/forms.ts'
import type { Found } from '../text/phrase-index.ts'
import { names } from './index.ts'
import { isModifier } from './modifiers.ts'
import { inState } from './words/modifiers.ts'

/**
 * "Fresh coconut milk" is coconut milk that is fresh, and no milk with fresh coconut: what tells of a state gives its
 * noun to a longer name. "Ground chili pepper" stays ground where the longer name is the same food.
 */
export function reachingOn(words: readonly Form[], at: number, plain: Found<string>) {
  if (plain.length < 2 || !inState.has(words[at]?.low ?? '')) return undefined
  const longer = names.longest(words, at + 1)
  if (!longer || longer.length < plain.length) return undefined
  const noun = names.longest(words.slice(at + 1, at + plain.length), 0)
  const id = noun?.values[0] === longer.values[0] ? plain.values[0] : undefined
  return { id, to: at + 1 + longer.length }
}

/** More words, or as many that reach farther: «паприка солодка копчена» is smoked first of all. */
export function isBetter(
  skipped: { length: number; to: number; values: readonly string[] },
  plain: { length: number; values: readonly string[] } | undefined,
  at: number,
): boolean {
  const length = plain?.length ?? 0
  // «шоколад чорний плитка» is dark chocolate, though a bar of chocolate has a name too.
  if (length > 1 && skipped.length === length && isNarrower(plain?.values, skipped.values))
    return false
  return (
    skipped.length > length || (length > 1 && skipped.length === length && skipped.to > at + length)
  )
}

function isNarrower([one]: readonly string[] = [], [other]: readonly string[]): boolean {
  return one !== undefined && other !== undefined && one !== other && isKindOf(one, other)
}

/** «перець свіжомелений чорний» is «перець чорний» with a word between. */
export function skipping(words: readonly Form[], at: number) {
  const first = words[at]
  if (!first || !names.knows(first)) return undefined
  const next = words[at + 1]
  const third = words[at + 2]
  if (!(next && isModifier(next)) && !(third && isModifier(third))) return undefined
  // «шоколад корона чорний» is «шоколад чорний», a name with a describing word in it.
  const branded = words.slice(at, at + 5).some(isMaker) && skippingOver(words, at, isMaker)
  const bare = skippingOver(words, at, isModifier)
  return branded && branded.length > (bare?.length ?? 0) ? branded : bare
}

function skippingOver(words: readonly Form[], at: number, skips: (word: Form) => boolean) {
  const kept: Form[] = []
  const positions: number[] = []
  for (let i = at; i < words.length && kept.length < 4; i++) {
    const word = words[i]
    if (!word || (i > at && skips(word))) continue
    kept.push(word)
    positions.push(i)
  }
  const found = names.longest(kept, 0)
  const last = found && positions[found.length - 1]
  return found && last !== undefined ? { ...found, to: last + 1 } : undefined
}
