import { bare } from '../ask/function-words/bare.ts'
import type { Aisle } from '../lexicon/types.ts'
import { ordinary } from '../names/of-kitchen.ts'
import { knownOfForm } from '../text/forms.ts'
import type { PhraseIndex } from '../text/phrase-index.ts'
import { indexPhrases } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { makers } from './makers.ts'
import { products } from './products.ts'
import { thingMakers } from './things.ts'

/** Who makes what is eaten, and what only they make. */
export const makerNames = once(() =>
  indexed([
    [`${makers}|${writtenTogether()}`, true],
    ...Object.values(products).map((said) => [said, true] as const),
  ]),
)
/** Who makes nothing to eat, each with the shelf of it. */
export const thingNames = once(() =>
  indexed(Object.entries(thingMakers).map(([aisle, said]) => [said, aisle as Aisle])),
)
export const productNames = once(() =>
  indexed(Object.entries(products).map(([id, said]) => [said, id])),
)

/** "birdseye": the thumb leaves out the space between the words of a name. */
function writtenTogether(): string {
  const joined = makers.split('|').flatMap((name) => {
    const one = name.replace(/[ ']/g, '')
    return name.includes(' ') && /^[a-z]{8,}$/.test(one) ? one : []
  })
  return joined.join('|')
}

function indexed<T>(rows: readonly (readonly [string, T])[]): PhraseIndex<T> {
  return indexPhrases(
    rows.flatMap(([names, value]) =>
      names
        .split('|')
        .filter((name) => !numbered.test(name))
        .flatMap((name) => withBare(name, value)),
    ),
    { ordinary },
  )
}

/** "7up": its word alone is no name, and its number is read as one. */
const numbered = /^\d+\p{L}+$/u

/** A Czech name is typed without its marks as well: «májka», «majka». */
function withBare<T>(name: string, value: T): (readonly [string, T])[] {
  const plain = bare(name)
  const other = plain !== name && /^[a-z ]{5,}$/.test(plain)
  return other
    ? [
        [name, value],
        [plain, value],
      ]
    : [[name, value]]
}

const unlike = '\u0000'

/** A Ukrainian name has its cases; of any other nothing but the very word is believed. */
export const exact = knownOfForm((form) =>
  form.as({ light: form.cyrillic ? form.light : unlike, deep: unlike }),
)
