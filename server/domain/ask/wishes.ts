import { refusesGluten, withoutGluten } from '../../../shared/food/ask/free-from.ts'
import { dietExcludes } from '../../../shared/food/ask/terms.ts'
import type { Kind, Slots } from '../../../shared/food/ask/types.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import { isNearEnough, nearDishes, nearFoods, withNear } from './alike.ts'
import { asMeat } from './as-meat.ts'
import { bareHands } from './bare-hands.ts'
import type { Asked } from './candidates.ts'
import {
  aMeat,
  coursesMeant,
  courseWish,
  isSweetMeal,
  pastaSauce,
  sweetBaking,
  sweetMeal,
  tastes,
} from './course-wish.ts'
import { isCourse } from './courses-alike.ts'
import { dishWish, stewedByName } from './dish-wish.ts'
import { marksOfMade } from './itself.ts'
import { dishesOfFood } from './made-at-home.ts'
import { occasionWish } from './occasion-wish.ts'
import {
  asAtHand,
  asCheese,
  asEaten,
  asIngredient,
  asTool,
  hasNoMeat,
  ofVegetables,
} from './senses.ts'
import { isFirmOccasion, isSoftOccasion } from './soft.ts'
import { coursesUnder, cuisinesUnder, dishesUnder, foodsUnder } from './umbrellas.ts'
import { marksOf, type Wish } from './wish.ts'
import { isTitle } from './words.ts'

interface Nearly {
  nearOnly?: boolean
  /** Foods that stand in the place of what was asked for. */
  instead?: readonly string[]
}

export function wishesOf(slots: Slots & Pick<Asked, 'text'> & Nearly): Wish[] {
  const wish = (kind: Wish['kind'], lexemes: string[]): Wish[] =>
    lexemes.length === 0 ? [] : [{ kind, lexemes, texts: lexemes.map(quoted) }]
  const facets = (kind: Kind, ids: readonly string[]) =>
    wish(
      kind,
      ids.flatMap((id) => marksOf(kind, id)),
    )
  const isNear = slots.nearOnly || isNearEnough(slots)
  const isSavoury = slots.refused.courses.includes('dessert')
  const isMeatless = !isSavoury && hasNoMeat(slots.dishes, [...slots.include, ...slots.useUp])
  return [
    ...slots.include
      .filter((id) => ![isSpreadOn, isOfCourse, isBeside].some((is) => is(id, slots)))
      .flatMap((id) =>
        wish(
          'include',
          tastes[id]?.map((course) => lexeme.facet('courses', course)) ?? [
            ...asWished(id, slots).flatMap(foodsUnder).map(lexeme.food),
            ...dishesOfFood(id),
          ],
        ).map((one) => {
          const eaten =
            (slots.instead?.includes(id) ? asMeat(id) : undefined) ??
            asEaten(id) ??
            asCheese(id, slots.language) ??
            (slots.isFresh ? asAtHand(id, false) : undefined) ??
            (isTitle(slots.text ?? '') || refusesMeat(slots) ? undefined : asIngredient(id))
          if (isNear && slots.like?.some((liked) => liked.id === id))
            return { ...one, texts: withNear(one.texts, nearFoods(id)) }
          if (eaten && slots.courses.length === 0) return { ...one, texts: eaten }
          // «солодке з яблук»
          if (tastes[id] && slots.courses.length === 0)
            return { ...one, texts: [...one.texts, sweetBaking], rank: one.texts }
          if (isPasta(slots)) return { ...one, texts: one.texts.map(noSoup) }
          if (isOfVegetables(slots)) return { ...one, texts: [ofVegetables] }
          if (id === 'pasta-sauce') return { ...one, texts: [...one.texts, pastaSauce] }
          if (tastes[id] && slots.courses.includes('breakfast'))
            return { ...one, texts: [quoted(lexeme.sweetened)] }
          return tastes[id] && isSweetMeal(slots) ? { ...one, texts: [sweetMeal] } : one
        }),
      ),
    ...slots.anyOf.flatMap((group) => wish('include', group.map(lexeme.food))),
    ...wish('useUp', slots.useUp.map(lexeme.food)).map((one) => {
      const [id = '', another] = slots.useUp
      return {
        ...one,
        texts:
          (another === undefined
            ? (asAtHand(id, slots.isCooked === true) ?? asIngredient(id))
            : undefined) ?? one.texts,
      }
    }),
    // «без молочного» refuses, and keeps a diet by that.
    ...slots.diets.flatMap((diet) =>
      wish(dietExcludes[diet] ? 'free' : 'diets', [lexeme.diet(diet)]),
    ),
    ...oneOrBoth(
      slots,
      dishWish(
        slots.dishes
          .filter((id) => isDip(slots) || !isCourse(id, slots.courses))
          .flatMap(dishesUnder),
        (id) => isBroad(id, slots),
      )
        .map((one) =>
          isNear
            ? {
                ...one,
                texts: withNear(
                  one.texts,
                  slots.dishes.flatMap((id) => nearDishes(id, isMeatAside(slots))),
                ),
              }
            : one,
        )
        .map((one) => (isMeatless ? { ...one, texts: [`(${anyOf(one.texts)} & !${aMeat})`] } : one))
        .map((one) => orFoods(one, slots.eitherFood ?? [])),
      courseWish(slots, facets('courses', coursesMeant(slots).flatMap(coursesUnder))),
    ),
    // What says so itself stands before what is thought to be.
    ...facets('cuisines', slots.cuisines.flatMap(cuisinesUnder)).map((one) => ({
      ...one,
      rank: slots.cuisines.flatMap(cuisinesUnder).map((id) => quoted(lexeme.facet('cuisines', id))),
    })),
    ...occasionWish(slots.occasions.filter(isSoftOccasion), isOpen(slots)),
    ...slots.occasions
      .filter(isFirmOccasion)
      .flatMap((id) => wish('figures', [lexeme.facet('occasions', id)])),
    ...facets(
      'equipment',
      slots.equipment.filter((id) => !bareHands.has(id)),
    ).map((one) => {
      const only = slots.equipment.find((id) => vessels.has(id))
      const tools = only ? [only] : slots.equipment.filter((id) => !bareHands.has(id))
      return {
        ...one,
        // «тушковане м'ясо»: what is called so stands before what only is made so.
        ...(tools.includes('stewing') &&
          slots.include.some(isMeatOrFish) && { rank: stewedByName }),
        texts: tools.flatMap((id) => asTool(id, slots.courses, slots.include.some(isMeatOrFish))),
      }
    }),
  ]
}

/** Nothing is said of what it is to be. */
const isOpen = ({ courses, dishes }: Slots) =>
  courses.every((id) => id === 'main') && dishes.length === 0

/** "A sunday roast" is a dish, and "roast pork" any that is so cooked; «каша» is of any groats, and no breakfast of all of them. */
function isBroad(id: string, slots: Slots & Pick<Asked, 'text'>): boolean {
  const { include, courses, language, occasions, equipment } = slots
  if (id === 'roast') return include.some(isMeatOrFish)
  // «торт без випікання» is a cheesecake as often as not.
  if (id === 'cake')
    return (language === 'en' && occasions.length === 0) || equipment.includes('no-bake')
  // «оладки» are thick, and «млинці» may be either.
  if (id === 'oladky') return language === 'en' && !isThick(slots)
  if (id !== 'porridge') return true
  return language === 'uk' && include.length === 0 && !courses.includes('breakfast')
}

/** "Fluffy pancakes" are not thin. */
const isThick = ({ text = '' }: Pick<Asked, 'text'>) =>
  searchWords(text).some(({ low }) => small.thickPancakes.has(low))

/** A broth with noodles in it is no pasta. */
const isPasta = ({ include, courses, dishes }: Slots) =>
  include.includes('pasta') && courses.length + dishes.length === 0
const noSoup = (text: string) => `(${text} & !${course('soup')})`

const course = (id: string) => quoted(lexeme.facet('courses', id))

const isMeatOrFish = (id: string) => isKindOf(id, 'meat') || isKindOf(id, 'fish')
/** Nobody wants meat in it, or what is wanted in it is another thing. */
const isMeatAside = ({ exclude, diets, include }: Slots) =>
  exclude.includes('meat') ||
  diets.some((diet) => meatless.has(diet)) ||
  (include.length > 0 && !include.some((id) => isKindOf(id, 'meat')))
/** «kysané zelí bez klobásy»: what is put up is without it too. */
const refusesMeat = ({ exclude, ofThat }: Slots) =>
  !ofThat && exclude.some((id) => isKindOf(id, 'meat'))
const meatless: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'lenten', 'pescatarian'])

/** Who names one of these wants no other beside it. */
const vessels = new Set(['one-pot', 'one-tray', 'oven-only'])

/** «булочки або хліб»: what is made of the food, and not what it only is in. */
function orFoods(one: Wish, foods: readonly string[]): Wish {
  const marks = foods.flatMap(marksOfMade)
  if (marks.length === 0) return one
  return {
    ...one,
    lexemes: [...one.lexemes, ...marks],
    texts: [...one.texts, ...marks.map(quoted)],
  }
}

/** "A dip" is a sauce, or is spread. */
const isDip = ({ courses, dishes: named }: Slots) =>
  courses.join() === 'sauce' && named.join() === 'spread-dish'

/** «торт чи щось до чаю»: the one or the other. */
function oneOrBoth(slots: Slots, named: Wish[], served: Wish[]): Wish[] {
  const [dish] = named
  const [course] = served
  if (!(slots.eitherCourse || isDip(slots)) || !dish || !course) return [...named, ...served]
  const lexemes = [...dish.lexemes, ...course.lexemes]
  return [{ ...dish, lexemes, texts: [...dish.texts, ...course.texts] }]
}

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
