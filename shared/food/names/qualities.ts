import { isMaker } from '../brands/index.ts'
import { knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { freeOf } from './free-of.ts'
import { czech, english, ukrainian } from './words/qualities.ts'
import * as shelf from './words/shelf.ts'

/**
 * Words that tell one product of a food from another, or say how it looks, and leave it the same food: what
 * is in it, who may eat it and where it is sold stay as they are. A word that is in no such list may change
 * the food, and makes the line unsure.
 */
export const isQuality = knownOfForm((word) => known().has(word.light) || isMaker(word))

const known = once(
  () =>
    new Set(
      [
        ...[ukrainian, english, czech, shelf.ukrainian, shelf.english, shelf.czech],
        ...freeOf.map(({ adjectives }) => adjectives),
      ]
        .flatMap((words) => wordsOf(words))
        .map((form) => form.light),
    ),
)
