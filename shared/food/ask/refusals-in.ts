import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { remembered } from '../text/remembered.ts'
import { withoutOwn } from './cues.ts'
import { terms } from './terms.ts'
import type { Slots } from './types.ts'
import { emptySlots, understandQuery } from './understand.ts'
import { inTitles } from './words/in-titles.ts'
import { small } from './words/small.ts'

type Refused = Pick<Slots, 'exclude' | 'refused'>

/**
 * What the title of a dish says that it does without: «Олів'є без ковбаси». A title praises, and is no question:
 * «простіше не буває», "cookies that never fail" turn nothing down, so only what follows a word for doing without
 * is read as one.
 */
export function refusalsIn(title: string): Refused {
  const said = normalise(title).replace(shortWithout, 'without').split(apart).flatMap(doneWithout)
  return said.length > 0 ? understandQuery(said.join('; ')) : nothing
}

const nothing: Refused = emptySlots('uk')

/** A comma parts a list of what is left out, and nothing else. */
const apart = /[—–:;|!?.()[\]«»"“”„]+|\s[-/]\s/u
const word = /[\p{L}\p{M}\d'’]+/gu
const mark = /['’]/gu
/** "w/o eggs". */
const shortWithout = /\bw\/o(?:ut)?\b/giu

/** The ends of a part of a title from where it speaks of doing without. */
function doneWithout(part: string): string[] {
  // Names are known without the mark inside them.
  const words = [...part.toLowerCase().matchAll(word)].map(({ 0: low, index }) => ({
    ...{ low: low.replaceAll(mark, ''), index },
  }))
  const found: string[] = []
  for (const [at, { low, index }] of words.entries()) {
    const way = wayOf(low)
    if (way === 'allergy') return [...found, ...allergyAt(part, words, at)]
    // «Ні дня без борщу» is one.
    if (way === 'before' && !isNothingWithout(words, at)) return [...found, part.slice(index)]
    // «Безглютенові млинці без молока»: more may come behind.
    if (way === 'own') found.push(low)
    // «Не борщ», "no cream", and not "no-bake", «не гірше», "why not pancakes".
    if (way === 'no' && !isWhy(words, at)) {
      const next = words[at + 1]?.low ?? ''
      const behind = words[at + 2]?.low ?? ''
      // "No added sugar jam" is a jam, "zero sugar lemonade" a lemonade.
      if (inTitles.ofIt.has(next) && isName(behind)) found.push(`${low} ${behind}`)
      else if (inTitles.noOne.has(low) && isName(next)) found.push(`${low} ${next}`)
      else if (isName(next)) return [...found, part.slice(index)]
    }
    // "Dairy, egg and nut free": what is left out stands before it.
    if (way === 'behind' && at > 0)
      return [...found, part.slice(words[listBefore(words, at)]?.index)]
  }
  return found
}

interface Word {
  low: string
  index: number
}

const isWhy = (words: readonly Word[], at: number) =>
  [at - 1, at - 2].some((place) => inTitles.why.has(words[place]?.low))

const isNothingWithout = (words: readonly Word[], at: number) =>
  [at - 1, at - 2].some((place) => inTitles.never.has(words[place]?.low))

/** «для алергіків на молоко», "egg allergy cupcakes", and nothing of "allergy friendly brownies". */
function allergyAt(part: string, words: readonly Word[], at: number): string[] {
  const { index = 0, low = '' } = words[at] ?? {}
  if (inTitles.allergicTo.has(words[at + 1]?.low)) return [part.slice(index)]
  const before = words[at - 1]?.low ?? ''
  return inTitles.freeOf.has(before) ? [`${before} ${low}`] : []
}

/** Where the list begins that ends at this word. */
function listBefore(words: readonly Word[], at: number): number {
  let from = at - 1
  while (from > 0) {
    const before = words[from - 1]?.low ?? ''
    if (!inTitles.freeOf.has(before) && !small.joining.has(before)) break
    from--
  }
  return from
}

type Way = 'before' | 'behind' | 'no' | 'own' | 'allergy'

const wayOf = remembered((low): Way | undefined => {
  if (inTitles.without.has(low)) return 'before'
  if (small.free.has(low)) return 'behind'
  if (inTitles.no.has(low)) return 'no'
  if (small.allergic.has(low)) return 'allergy'
  return inTitles.ownWithout.has(low) || withoutOwn(low).length > 0 ? 'own' : undefined
})

/** Whether a food or a dish is called so. */
const isName = remembered((low) => {
  const form = formOf(low)
  return (
    names.single(form).length > 0 || terms.single(form).length > 0 || matchFoods([form]).length > 0
  )
})
