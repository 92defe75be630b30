import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { remembered } from '../text/remembered.ts'
import { withoutOwn } from './cues.ts'
import { terms } from './terms.ts'
import type { Slots } from './types.ts'
import { emptySlots, understandQuery } from './understand.ts'
import { small } from './words/small.ts'

type Refused = Pick<Slots, 'exclude' | 'refused'>

/**
 * What the title of a dish says that it does without: «Олів'є без ковбаси». A title praises, and is no question:
 * «простіше не буває», "cookies that never fail" turn nothing down, so only what follows a word for doing without
 * is read as one.
 */
export function refusalsIn(title: string): Refused {
  const said = normalise(title)
    .split(apart)
    .flatMap((part) => doneWithout(part) ?? [])
  return said.length > 0 ? understandQuery(said.join('; ')) : nothing
}

const nothing: Refused = emptySlots('uk')

/** A comma parts a list of what is left out, and nothing else. */
const apart = /[—–:;|!?.()[\]«»"“”„]+|\s[-/]\s/u
const word = /[\p{L}\p{M}\d'’]+/gu

/** The end of a part of a title from where it speaks of doing without. */
function doneWithout(part: string): string | undefined {
  const words = [...part.toLowerCase().matchAll(word)]
  for (const [at, { 0: low, index }] of words.entries()) {
    const way = wayOf(low)
    if (way === 'before') return part.slice(index)
    const next = words[at + 1]?.[0]
    // «Не борщ», "no cream", and not "no-bake", «не гірше».
    if (way === 'no' && next !== undefined && isName(next)) return part.slice(index)
    if (way === 'own') return low
    // "Nut-free granola": what is left out stands before it.
    const last = words[at - 1]
    if (way === 'behind' && last) return part.slice(last.index)
  }
  return undefined
}

type Way = 'before' | 'behind' | 'no' | 'own'

const wayOf = remembered((low): Way | undefined => {
  if (small.titleWithout.has(low)) return 'before'
  if (small.free.has(low)) return 'behind'
  if (small.titleNo.has(low)) return 'no'
  return small.titleOwn.has(low) || withoutOwn(low).length > 0 ? 'own' : undefined
})

/** Whether a food or a dish is called so. */
const isName = remembered((low) => {
  const form = formOf(low)
  return names.single(form).length > 0 || terms.single(form).length > 0
})
