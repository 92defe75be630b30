import { isKindOf } from '../lexicon/index.ts'
import { matchFoods } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import type { Item } from './item.ts'
import { type Term, terms } from './terms.ts'
import { small } from './words/small.ts'
import { textureOf } from './words/textures.ts'

/** «торт з печива», "chicken with curry": what a dish is made with is a food, though a dish has its name too. */
export function asFoodAfterWith(item: Item, previous: Item | undefined): Item {
  const made = small.madeWith.has(previous?.words[0]?.low)
  const isDish = item.kind === 'term' && item.terms.every((term) => term.kind === 'dishes')
  if (!made || !isDish) return item
  if (item.foods.length > 0) return { ...item, kind: 'food', terms: [], parts: [] }
  // «з картоплею в духовці» asks for potatoes and for an oven, whatever else they have in common.
  const parts = matchFoods(item.words).map((match) => match.id)
  const tools = item.words
    .flatMap((_, at) => terms.longest(item.words, at)?.values ?? [])
    .filter((term) => term.kind === 'equipment')
  return parts.length > 0 && tools.length > 0 ? { ...item, terms: tools, parts } : item
}

/**
 * "chicken soup", «пиріг з яблуками»: a dish called by its course and its food is asked for as those two,
 * so that it means the same in any order of words.
 */
export function apart(
  words: readonly Form[],
  whole: readonly Term[],
): { terms: Term[]; parts: string[] } {
  const courses = whole.filter((term) => term.kind === 'courses').map((term) => term.id)
  const own = whole.filter((term) => term.kind !== 'dishes' || !courses.includes(term.id))
  const ids = own.filter((term) => term.kind === 'dishes').map((term) => term.id)
  if (words.length < 2 || ids.length === 0) return { terms: own, parts: [] }
  const inner = words.flatMap((word) => terms.single(word))
  // "french toast" is eaten everywhere.
  const home = words.some((word) => small.ofNoHome.has(word.low))
  const cuisines = home ? [] : inner.filter((term) => term.kind === 'cuisines')
  const linked = words.some((word) => small.with.has(word.low))
  const isHead = (term: Term) =>
    term.kind === 'courses' || (term.kind === 'dishes' && (linked || ids.includes(term.id)))
  const headWords = words.filter(
    (word) => !small.describing.has(word.low) && terms.single(word).some(isHead),
  )
  const heads = headWords.flatMap((word) => terms.single(word)).filter(isHead)
  const rest = words.filter((word) => !headWords.includes(word) && !isNoFood(word.low))
  const parts = heads.length > 0 ? matchFoods(rest).map((match) => match.id) : []
  // «риба в духовці» asks for fish and for an oven, whichever dish that is.
  const tools = words
    .flatMap((_, at) => terms.longest(words, at)?.values ?? [])
    .filter((term) => term.kind === 'equipment')
  const cooked = heads.length === 0 && tools.length > 0 ? matchFoods(words) : []
  if (cooked.length === 1) return { terms: tools, parts: cooked.map((match) => match.id) }
  // «суп з фрикадельками» is a dish of its own: no shop's frozen meatballs go into it.
  const isReady = parts.some((id) => isKindOf(id, 'frozen-food'))
  if (parts.length === 0 || isReady) return { terms: [...own, ...cuisines], parts: [] }
  const named = heads.filter((term) => term.kind === 'courses')
  return { terms: [...(named.length > 0 ? named : heads), ...cuisines], parts }
}

/** "fluffy pancakes" have no marshmallow fluff in them, and a creamy soup has cream. */
function isNoFood(low: string): boolean {
  const texture = textureOf(low)
  return small.wiener.has(low) || (texture !== undefined && texture !== 'creamy')
}

/** «вареники з картоплею» asks for the dish and the filling, though a shop sells them frozen under that name. */
export function isDishWith(found: readonly Term[], food: readonly Form[]): boolean {
  return (
    found.some((term) => term.kind === 'dishes') && food.some((word) => small.with.has(word.low))
  )
}
