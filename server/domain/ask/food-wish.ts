import { refusesGluten, withoutGluten } from '../../../shared/food/ask/free-from.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { nearFoods, withNear } from './alike.ts'
import { asMeat } from './as-meat.ts'
import type { Asked } from './candidates.ts'
import { isSweetMeal, pastaSauce, sweetBaking, sweetMeal, tastes } from './course-wish.ts'
import { dishesOfFood } from './made-at-home.ts'
import { asAtHand, asCheese, asEaten, asIngredient, ofVegetables } from './senses.ts'
import { foodsUnder } from './umbrellas.ts'
import type { Wish } from './wish.ts'
import { isTitle } from './words.ts'

type Wanted = Slots & Pick<Asked, 'text'> & { instead?: readonly string[] }

/** One food that is wanted: what has it, in the sense that it is meant in. */
export function foodWish(id: string, slots: Wanted, isNear: boolean): Wish[] {
  if ([isSpreadOn, isOfCourse, isBeside].some((is) => is(id, slots))) return []
  const lexemes = tastes[id]?.map((course) => lexeme.facet('courses', course)) ?? [
    ...asWished(id, slots).flatMap(foodsUnder).map(lexeme.food),
    ...dishesOfFood(id),
  ]
  const one: Wish = { kind: 'include', lexemes, texts: lexemes.map(quoted) }
  return lexemes.length === 0 ? [] : [{ ...one, ...inItsSense(id, one.texts, slots, isNear) }]
}

/** «солодке з яблук», "vegetable soup", «паста»: what is looked for in the place of its mark alone. */
function inItsSense(
  id: string,
  texts: string[],
  slots: Wanted,
  isNear: boolean,
): Pick<Wish, 'texts' | 'rank'> {
  const eaten =
    (slots.instead?.includes(id) ? asMeat(id) : undefined) ??
    asEaten(id) ??
    asCheese(id, slots.language) ??
    (slots.isFresh ? asAtHand(id, false) : undefined) ??
    (isTitle(slots.text ?? '') || refusesMeat(slots) ? undefined : asIngredient(id))
  if (isNear && slots.like?.some((liked) => liked.id === id))
    return { texts: withNear(texts, nearFoods(id)) }
  if (eaten && slots.courses.length === 0) return { texts: eaten }
  if (tastes[id] && slots.courses.length === 0)
    return { texts: [...texts, sweetBaking], rank: texts }
  if (isPasta(slots)) return { texts: texts.map(noSoup) }
  if (isOfVegetables(slots)) return { texts: [ofVegetables] }
  if (id === 'pasta-sauce') return { texts: [...texts, pastaSauce] }
  if (tastes[id] && slots.courses.includes('breakfast'))
    return { texts: [quoted(lexeme.sweetened)] }
  return { texts: tastes[id] && isSweetMeal(slots) ? [sweetMeal] : texts }
}

/** A broth with noodles in it is no pasta. */
const isPasta = ({ include, courses, dishes }: Slots) =>
  include.includes('pasta') && courses.length + dishes.length === 0
const noSoup = (text: string) => `(${text} & !${course('soup')})`

const course = (id: string) => quoted(lexeme.facet('courses', id))

/** «kysané zelí bez klobásy»: what is put up is without it too. */
const refusesMeat = ({ exclude, ofThat }: Slots) =>
  !ofThat && exclude.some((id) => isKindOf(id, 'meat'))

/** «вареники з тіста без яєць»: what they are made of anyway. */
const isOfCourse = (id: string, { dishes: named }: Slots) => id === 'dough' && named.length > 0

/** «omáčka s hovězím a knedlíkem»: what it is served with few recipes list. */
function isBeside(id: string, { include, courses, dishes: named }: Slots): boolean {
  if (!dumplings.has(id)) return false
  const isMeat = include.some((other) => isKindOf(other, 'meat'))
  return isMeat || courses.includes('sauce') || named.includes('goulash')
}

const dumplings = new Set(['bread-dumplings', 'potato-dumplings'])

/** "A spread for bread": what it is put on is not in it. */
function isSpreadOn(id: string, { dishes: named }: Slots): boolean {
  return named.includes('spread-dish') && ['bread', 'crackers'].some((on) => isKindOf(id, on))
}

/** "Vegetable soup", «овочеве рагу»: of vegetables, and of no meat with them. */
function isOfVegetables({
  include,
  useUp,
  anyOf: choices,
  dishes: named,
  courses,
}: Slots): boolean {
  const alone = include.join() === 'vegetable' && useUp.length + choices.length === 0
  // «котлети з овочами» are of meat.
  if (named.some((id) => meaty.has(id))) return false
  return alone && (named.length > 0 || courses.includes('soup'))
}

const meaty = new Set(['cutlets', 'meatballs', 'meatloaf', 'goulash', 'holubtsi', 'shashlik'])

/** "Gluten-free pasta" is pasta that has none, and what is sold under that name. */
function asWished(id: string, slots: Slots): string[] {
  const free = refusesGluten(slots) ? withoutGluten(id) : undefined
  return free === undefined ? [id] : [id, free]
}
