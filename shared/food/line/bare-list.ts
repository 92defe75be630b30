import { goodsIn } from '../goods/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { Form } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { comesInFlavours } from './flavours.ts'
import { formsOf, textOf } from './region.ts'

/**
 * «хліб молоко яйця», "milk bread eggs": three foods or more with nothing between them are so many needs. Each has
 * to stand in the nominative, and none may be what the one before it is of or tastes of.
 */
export function bareList(text: string, tokens: readonly Token[]): string[] {
  if (text.length > 120 || tokens.length < 3) return []
  if (tokens.some(({ kind, dotted }) => kind !== 'word' || dotted)) return []
  const forms = formsOf(tokens)
  const foods = matchFoods(forms)
  if (foods.length < 3 || foods.some(({ weak, corrected }) => weak || corrected)) return []
  if (foods.reduce((sum, { from, to }) => sum + to - from, 0) < tokens.length) return []
  const [first] = foods
  if (!first || isTasting(first.id) || comesInFlavours(first.id)) return []
  const ids = foods.map(({ id }) => id)
  if (ids.some((id, at) => ids.some((other, i) => i !== at && isKindOf(id, other)))) return []
  // «jelení lůj třešeň» is a balm for lips.
  if (goodsIn(wordsOf(text)) !== undefined) return []
  // A name in another case is said of its neighbour: «сік лимона».
  const own = foods.every(({ from, to }) => to - from > 1 || isNamedSo(forms[from]?.low ?? ''))
  return own ? foods.map(({ from, to }) => textOf(text, tokens.slice(from, to))) : []
}

/** As the table of names has it, to the letter. */
function isNamedSo(low: string): boolean {
  return names.single(new Form(low, '\u0000', '\u0000', false)).length > 0
}

export function isTasting(id: string): boolean {
  return tasting.some((kind) => isKindOf(id, kind))
}

/** What comes in tastes, so that the next food may be its taste. */
const tasting = [
  ...[
    'yogurt',
    'ice-cream',
    'potato-chips',
    'corn-chips',
    'fruit-juice',
    'drink',
    'sweets',
    'croutons',
  ],
  ...[
    'broth',
    'sauce',
    'soup',
    'dough',
    'salad',
    'sandwich',
    'curd-snack',
    'tea',
    'milk-chocolate',
  ],
]
