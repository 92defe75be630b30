import type { Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'
import { isCookedSauce, sweetBaking } from './course-wish.ts'
import { beginRaw } from './senses.ts'

const course = (id: string) => quoted(lexeme.facet('courses', id))
const food = (id: string) => quoted(lexeme.food(id))
const meal = course('main')

/** What meets a question and is hardly what was meant: it stands behind the rest, and nothing is left out for it. */
export function behindRest(slots: Slots): string[] {
  return ways.flatMap((way) => way(slots))
}

/** Wishes that a drink answers as well as a meal does. */
const drunk = new Set([
  'warming',
  'cooling',
  'cold-remedy',
  'party',
  'picnic',
  'summer',
  'christmas',
])

/** Drinks, sauces and preserves, where somebody wants to eat, and dinners where a sauce is asked for. */
function noMeal(slots: Slots): string[] {
  const { courses, dishes, include, anyOf: choices, useUp, diets, occasions, vague } = slots
  // «я веган і качаюсь»: what nobody has heard of names no jar.
  const words = diets.length > 0 ? [] : slots.words
  // Only where a sauce is called «omáčka» it may be a dinner.
  if (courses.join() === 'sauce') return slots.language === 'cs' ? [] : [meal]
  const named = [courses, dishes, include, choices, useUp, words]
  const drinks = vague !== 'any' && occasions.some((id) => drunk.has(id))
  if (named.some((list) => list.length > 0)) return []
  // «страви для дітей», "cheap meals": a sweet or a snack is hardly one.
  const light = slots.toEat ? ['dessert', 'snack', 'side'] : []
  const no = [...(drinks ? [] : ['drink']), 'preserve', 'sauce', ...light].map(course)
  return [`(${anyOf(no)} & !${meal})`]
}

/** Of such dinners a soup or a salad is meant less often; at noon, or where it is to be light, it is as good a meal as any. */
const everyday = new Set([
  'quick',
  'budget',
  'kids',
  'hearty',
  'romantic',
  'sunday',
  'comfort',
  'protein',
])

/** «вечеря», "a dinner": a soup or a salad may be one, and is meant less often. */
function lightDishes({ courses, occasions, isLunch, maxEnergy }: Slots): string[] {
  if (courses.join() !== 'main' || isLunch || maxEnergy !== undefined) return []
  return occasions.every((id) => everyday.has(id)) ? [anyOf(['soup', 'salad'].map(course))] : []
}

/** «без м'яса»: whether fish is meant with it nobody can tell. */
function fishWithoutMeat(slots: Slots): string[] {
  const { exclude, include, anyOf: choices, useUp, eatsFish, dishes, diets } = slots
  const wanted = [...include, ...choices.flat(), ...useUp]
  const isFish = wanted.some((id) => fishes.some((kind) => isKindOf(id, kind)))
  // Of sushi it is, and whoever is a pescatarian has said so.
  const isSaid = isFish || eatsFish || dishes.length > 0 || diets.includes('pescatarian')
  return exclude.includes('meat') && !isSaid ? [anyOf(fishes.map(food))] : []
}

const fishes = ['fish', 'seafood']

/** What is stewed is in pieces. */
function minceInStew({ dishes, include }: Slots): string[] {
  const isMince = include.some((id) => isKindOf(id, 'minced-meat'))
  return dishes.includes('stew') && !isMince ? [food('minced-meat')] : []
}

/** Noodles from a wok are hardly pasta. */
const noodlesForPasta = ({ include, courses, dishes }: Slots): string[] =>
  include.includes('pasta') && courses.length + dishes.length === 0 ? [food('noodles')] : []

/** «до 15 хвилин»: what waits for a night is made in no time, and eaten tomorrow. */
const madeAhead = ({ maxMinutes, occasions }: Slots): string[] =>
  (maxMinutes !== undefined && maxMinutes <= anHour) || occasions.includes('quick')
    ? [quoted(lexeme.facet('occasions', 'ahead'))]
    : []
const anHour = 60

/** «zbyly mi vařené brambory a vejce»: a dish that begins with raw potatoes needs others. */
const begunRaw = ({ isCooked, useUp }: Slots): string[] =>
  isCooked && useUp.length > 1 ? useUp.flatMap(beginRaw) : []

/** «omáčka k hovězímu»: it is cooked, and neither a dip nor from a jar. */
const dipBesideMeat = (slots: Slots): string[] =>
  slots.language === 'cs' &&
  slots.courses.join() === 'sauce' &&
  slots.beside.length > 0 &&
  isCookedSauce(slots)
    ? [anyOf([course('preserve'), course('snack'), quoted(lexeme.facet('dishes', 'spread-dish'))])]
    : []

const dish = (id: string) => quoted(lexeme.facet('dishes', id))

/** «соус до м'яса»: guacamole is dipped into. */
const dipForSauce = (slots: Slots): string[] =>
  slots.courses.join() === 'sauce' &&
  slots.beside.length > 0 &&
  slots.dishes.length === 0 &&
  isCookedSauce(slots)
    ? [dish('spread-dish')]
    : []

/** «риба на двох»: a spread of it is no dinner. */
const spreadForDinner = ({ include, courses, dishes }: Slots): string[] =>
  include.some((id) => isKindOf(id, 'meat') || isKindOf(id, 'fish')) &&
  courses.length + dishes.length === 0
    ? [dish('spread-dish')]
    : []

/** Кутя is a sweet of one evening. */
const kutiaAsDessert = ({ courses, dishes, occasions }: Slots): string[] =>
  courses.includes('dessert') && dishes.length === 0 && !occasions.includes('christmas')
    ? [dish('kutia')]
    : []

/** «гарнір до м'яса»: a sauce is eaten beside it too, and is no side. */
const sauceForSide = ({ courses }: Slots): string[] =>
  courses.join() === 'side' ? [course('sauce')] : []

/** «moučník na oslavu»: pancakes and dumplings are sweet, and no guest is given them at a party. */
const feasts = new Set(['party', 'birthday', 'festive', 'christmas', 'easter', 'new-year'])
const everydaySweets = ({ courses, dishes, occasions }: Slots): string[] =>
  courses.includes('dessert') && dishes.length === 0 && occasions.some((id) => feasts.has(id))
    ? [`(${anyOf(['breakfast', 'main'].map(course))} & !${course('baking')})`]
    : []

const ways: readonly ((slots: Slots) => string[])[] = [
  noMeal,
  lightDishes,
  fishWithoutMeat,
  minceInStew,
  noodlesForPasta,
  madeAhead,
  begunRaw,
  dipBesideMeat,
  dipForSauce,
  spreadForDinner,
  kutiaAsDessert,
  everydaySweets,
  sauceForSide,
  mashedForBabies,
  saladAsSide,
  sweetBesideMeal,
  sweetButFresh,
  jamWithTea,
  breadAlone,
]

/** «гарнір», «příloha»: what is nothing else comes before what is a salad or stands in a jar as well. */
function saladAsSide({ courses }: Slots): string[] {
  if (!courses.includes('side') || !courses.every((id) => id === 'side' || id === 'salad'))
    return []
  const behind = courses.includes('salad') ? ['preserve', 'sauce'] : ['salad', 'preserve']
  return [anyOf(behind.map(course))]
}

/** «що спекти до борщу», «яку випічку подати до борщу»: nothing sweet. */
function sweetBesideMeal({ toBake, beside, courses }: Slots): string[] {
  const isBaked = toBake || courses.join() === 'baking'
  const isSalty = beside.some(({ dish }) => dish) && !courses.includes('dessert')
  return isBaked && isSalty ? [anyOf([course('dessert'), sweetBaking])] : []
}

/** «zavařování, něco sladkého»: how it tastes is said of what is put up. */
function sweetButFresh({ courses, byTaste }: Slots): string[] {
  return byTaste && courses.includes('preserve') ? [`!${course('preserve')}`] : []
}

const breads = ['homemade-bread', 'pampushky'].map((id) => quoted(lexeme.facet('dishes', id)))

/** «перекус з собою»: bread that goes with a soup is hardly one by itself. */
function breadAlone({ courses, occasions, dishes, include }: Slots): string[] {
  if (courses.join() !== 'snack' || dishes.length + include.length > 0) return []
  return ['picnic', 'work-lunch'].some((id) => occasions.includes(id)) ? [anyOf(breads)] : []
}

/** «солоденьке до чаю»: jam is eaten with it, where nothing is baked. */
function jamWithTea({ toTea, courses }: Slots): string[] {
  return toTea && courses.join() === 'dessert' ? [course('preserve')] : []
}

/** What is mashed for a baby is what nobody else hoped for. */
function mashedForBabies({ forBaby, occasions, dishes }: Slots): string[] {
  const isForThem = forBaby || occasions.includes('soft')
  return isForThem || dishes.includes('baby-food')
    ? []
    : [quoted(lexeme.facet('dishes', 'baby-food'))]
}
