import { productAt } from '../brands/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import { matchFoods } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import { comesInFlavours, isFlavourWord } from './flavours.ts'
import { isStrange } from './strange.ts'
import { noteStarts, small } from './words/index.ts'

/** A food that is called by its maker's name for it, and what else the line says of it. */
export interface Product {
  id: string
  mentions: string[]
  unsure: boolean
}

/** «прінглз сметана»: what follows the name is its flavour; but "Oreo ice cream" is an ice cream. */
export function productIn(words: readonly Form[]): Product | undefined {
  // "A tin of Heinz baked beans".
  const found = productAt(words, small.has(words[0]?.low ?? '') ? 1 : 0)
  if (!found) return undefined
  const purpose = words.findIndex(({ low }, at) => at >= found.to && noteStarts.has(low))
  const rest = words.slice(found.to, purpose < 0 ? words.length : purpose)
  const foods = matchFoods(rest)
  const strange = rest.some(
    (word, at) =>
      isStrange(word) &&
      !isFlavourWord(word) &&
      !foods.some(({ from, to }) => at >= from && at < to),
  )
  const others = [...new Set(foods.map(({ id }) => id))].filter((id) => !isKindOf(found.id, id))
  const more = others.find((id) => isKindOf(id, found.id))
  const isFlavoured =
    comesInFlavours(found.id) || isKindOf(found.id, 'sweets') || found.id === 'pate'
  if (!more && others.some((id) => !isFlavoured || heads.some((kind) => isKindOf(id, kind))))
    return undefined
  return { id: more ?? found.id, mentions: others.filter((id) => id !== more), unsure: strange }
}

/** In these any other may be stirred, and they are what is bought then. */
const heads = ['ice-cream', 'cookies', 'baked-goods', 'salad', 'broth']

/** «кава Нескафе»: the name says more than the food beside it. */
export function productBeside(words: readonly Form[], food: string): string | undefined {
  for (let at = 1; at < words.length; at++) {
    const found = productAt(words, at)
    if (found && found.id !== food && isKindOf(found.id, food)) return found.id
  }
  return undefined
}
