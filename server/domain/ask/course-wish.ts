import type { Slots } from '../../../shared/food/ask/types.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import type { Asked } from './candidates.ts'
import { isCourse } from './courses-alike.ts'
import { besideFilling, inSauce, snackFor } from './senses.ts'
import type { Wish } from './wish.ts'

/** Who wants something sweet wants no stew with a spoon of sugar in it. */
export const tastes: Readonly<Record<string, readonly string[]>> = {
  sweet: ['dessert'],
  sweets: ['dessert'],
}

/** To be eaten on the way: whatever travels will do. */
const carried = ['picnic', 'work-lunch']

const meals = ['main', 'breakfast']
/** What is eaten at such a dinner is a salad and a sweet too. */
const feasts = ['christmas', 'easter', 'new-year']

/** «sladký oběd», «солодка вечеря»: no course is both, and dumplings and pancakes are eaten so. */
export function isSweetMeal({ include, courses: said, dishes: named }: Slots): boolean {
  return include.some((id) => tastes[id]) && said.includes('main') && named.length === 0
}

/** A lunch of few calories is a soup or a salad as well. */
const lightMeals = ['main', 'soup', 'salad']

/** «салат на вечерю», «борщ на сніданок»: at what meal it is eaten makes nothing else of it. */
export function coursesMeant(slots: Slots & AnyMeal): readonly string[] {
  const { courses: said, dishes: named, occasions } = slots
  const onTheWay = occasions.some((id) => carried.includes(id))
  let courses = onTheWay ? said.filter((id) => id !== 'snack') : said
  const own = courses.filter((id) => !meals.includes(id))
  if (own.length === 0 && courses.includes('main')) courses = [...courses, ...asMeal(slots)]
  // A main dish that is called so is no salad, whatever the feast.
  if (isSweetMeal(slots) || (!slots.noSoup && occasions.some((id) => feasts.includes(id))))
    return own
  const isDish = named.some((id) => !isCourse(id, courses))
  // «chce dort, co upéct?»: what is to be baked was named.
  if (slots.toBake && isDish && named.every(isBaked)) return own.filter((id) => id !== 'baking')
  if (own.length > 0 || isDish) return own
  return slots.maxEnergy !== undefined && courses.includes('main') ? lightMeals : courses
}

type AnyMeal = Pick<Asked, 'anyMeal'>

/** A dinner is asked for and nothing else that it is to be. */
export const mealMayGiveWay = (slots: Slots): boolean =>
  slots.courses.join() === 'main' &&
  slots.dishes.length + slots.beside.length === 0 &&
  !(slots.noSoup || slots.inSauce || isSweetMeal(slots))

/** At noon, and where it is to be light, a soup or a salad is a meal. */
function asMeal({ occasions, isLunch, dishes: named, equipment, anyMeal }: Slots & AnyMeal) {
  if (named.length > 0) return []
  // Where nothing is heated a salad or a cold soup is the dinner.
  return anyMeal || isLunch || equipment.includes('no-cook') || occasions.includes('light')
    ? ['soup', 'salad']
    : []
}

/** "A dip" is no sauce that a dinner is cooked in. */
export function courseWish(slots: Slots & AnyMeal, all: Wish[]): Wish[] {
  const isWidened = slots.courses.includes('main') && asMeal(slots).length > 0
  let wishes = isWidened ? all.map((one) => ({ ...one, rank: [aMeal] })) : all
  if (slots.anyMeal)
    return wishes.map((one) => ({ ...one, texts: [...one.texts, savouryBreakfast] }))
  const beside = mainBeside(slots)
  if (beside) return wishes.map((one) => ({ ...one, texts: [beside] }))
  const { courses, dishes: named, equipment } = slots
  // «гарнір», «příloha»: what is nothing else comes first, then salads and pickles; jam is none.
  if (courses.join() === 'side')
    return wishes.map((one) => ({
      ...one,
      texts: [mark('side'), aSideSalad, ...(slots.include.length > 0 ? [aPickle] : [])],
      rank: [aSide],
    }))
  const isBaked = ['dessert', 'baking'].every((id) => courses.includes(id))
  // «спекти щось солодке»: neither bread nor pancakes.
  if (isBaked && !equipment.includes('no-bake'))
    return wishes.map((one) => ({ ...one, texts: [bakedSweet] }))
  // «що спекти»: whatever comes out of an oven and is no dinner.
  if (courses.join() === 'baking' && named.length === 0) {
    const others = slots.toBake ? bakedSweet : bakedCake
    return wishes.map((one) => ({ ...one, texts: [...one.texts, others], rank: one.texts }))
  }
  // Jam is sweet, and no dessert.
  if (courses.join() === 'dessert')
    wishes = wishes.map((one) => ({
      ...one,
      texts: [`(${anyOf(one.texts)} & !${mark('preserve')})`],
    }))
  // «щось солодке»: pancakes are sweet too, though a dessert is meant first.
  if (slots.byTaste && courses.join() === 'dessert' && named.length === 0)
    return wishes.map((one) => ({
      ...one,
      texts: [...one.texts, sweetBaking, sweetMeal],
      rank: one.texts,
    }))
  // "Gluten free dessert": what is baked and sweet is eaten as one, and stands behind what is called so.
  if (courses.join() === 'dessert' && named.length === 0 && equipment.length === 0)
    return wishes.map((one) => ({
      ...one,
      texts: [...one.texts, sweetBaking, ...(slots.toTea ? [jam] : [])],
      rank: one.texts,
    }))
  // «солодкий перекус», «sladká svačina»: no beets with horseradish, be they eaten between meals.
  const isSweet = slots.include.some((id) => tastes[id]) && slots.words.length === 0
  if (courses.join() === 'snack' && isSweet) return []
  if (slots.isSweetSnack && named.length === 0)
    return wishes.map((one) => ({ ...one, texts: [mark('dessert'), sweetSnack] }))
  // «солодкий сніданок» is a breakfast, and no cake.
  if (isSweetBreakfast(courses)) return wishes.map((one) => ({ ...one, texts: [sweetBreakfast] }))
  if (isSauceFor(slots)) {
    // A sauce for pasta is one that Italy has, or what it is on already.
    if (slots.beside.some(({ words }) => names(words, 'pasta')))
      return wishes.map((one) => ({ ...one, texts: [pastaSauce, aSauce], rank: [pastaSauce] }))
    // «omáčka k hovězímu» is cooked with it, and what comes from a jar stands behind.
    const meats = slots.beside
      .flatMap(({ words }) => kindsIn(words, 'meat'))
      .filter((id) => id !== 'meat')
    if (slots.language === 'cs' && meats.length > 0 && isCookedSauce(slots))
      return wishes.map((one) => ({
        ...one,
        texts: [`(${anyOf(one.texts)} & !${noSauce})`, sauced(meats)],
        rank: [`(${anyOf(one.texts)} & ${cooked})`, sauced(meats)],
      }))
    return wishes.map((one) => ({
      ...one,
      texts: [`(${anyOf(one.texts)} & !${noSauce})`],
    }))
  }
  if (courses.join() === 'snack' && !slots.occasions.some((id) => carried.includes(id))) {
    // «перекус з яблуками»: what is sweet and has them is eaten between meals too.
    const isFruit = slots.include.length > 0 && slots.include.every((id) => isKindOf(id, 'fruit'))
    const sweet = isFruit ? [mark('dessert'), bakedSweet] : []
    const snack = snackFor(slots.occasions, slots.maxEnergy !== undefined)
    // «закуска для гостей»: neither muesli nor cake.
    const starter = `(${snack} & !${anyOf(['breakfast', 'dessert'].map(mark))})`
    // «закуска» for guests may be an aspic, and nobody eats one between meals.
    const between = `(${snack} & !${quoted(lexeme.facet('dishes', 'holodets'))})`
    const texts = [...sweet, slots.isStarter ? starter : between]
    return wishes.map((one) => ({ ...one, texts }))
  }
  const isDinner = courses.includes('main') || !named.includes('spread-dish')
  if (!courses.includes('sauce')) return wishes
  // «omáčka» is cooked, and nothing is dipped into it.
  const only = isDinner ? (slots.language === 'cs' ? cooked : undefined) : `!${noSauce}`
  if (!only) return wishes
  return wishes.map((one) => ({ ...one, texts: [`(${anyOf(one.texts)} & ${only})`] }))
}

/** A meal that is told apart by what it is served in or with. */
function mainBeside({ inSauce: sauced, courses, beside }: Slots): string | undefined {
  if (!courses.includes('main')) return undefined
  const marks = [
    ...(sauced ? [inSauce] : []),
    ...(beside.some(({ side }) => side) ? [besideFilling] : []),
  ]
  return marks.length > 0 ? allOf(marks) : undefined
}

/** «соус до шашлику», «omáčka k masu»: it is for another dish, and so no dinner of its own. */
const isSauceFor = ({ courses, beside, dishes: named }: Slots) =>
  courses.join() === 'sauce' && beside.length > 0 && !named.includes('spread-dish')

const kindsIn = (words: string, kind: string) =>
  matchPlainFoods(searchWords(words)).flatMap(({ id }) => (isKindOf(id, kind) ? id : []))
const names = (words: string, kind: string) => kindsIn(words, kind).length > 0
const sauced = (meats: readonly string[]) =>
  allOf([anyOf([inSauce, mark('sauce')]), anyOf(meats.map((id) => quoted(lexeme.headline(id))))])

/** «studená omáčka», «omáčka ke grilovanému masu»: how else it is to be was said. */
export const isCookedSauce = ({ words, equipment, occasions }: Slots): boolean =>
  words.length + equipment.length + occasions.length === 0

const isSweetBreakfast = (courses: readonly string[]) =>
  ['dessert', 'breakfast'].every((id) => courses.includes(id))

/** Such a dish comes out of an oven. */
function isBaked(id: string): boolean {
  const own = dishes.find((dish) => dish.id === id)?.course
  return own === 'dessert' || own === 'baking'
}

const mark = (course: string) => quoted(lexeme.facet('courses', course))
const aMeal = mark('main')
const aSide = `(${mark('side')} & !${mark('salad')})`
/** With meat or fish in its name it is a meal itself. */
const aSideSalad = `(${mark('salad')} & !${anyOf(['meat', 'fish', 'seafood', 'pasta', 'noodles', 'grain'].map((id) => quoted(lexeme.headline(id))))})`
const aPickle = `(${mark('preserve')} & !${anyOf([mark('sauce'), ...['fruit', 'sweets'].map((id) => quoted(lexeme.headline(id)))])})`
export const aMeat = quoted(lexeme.food('meat'))
const anOven = quoted(lexeme.facet('equipment', 'oven'))
/** A muffin is sweet too, whether or not anybody calls it a dessert. */
const bakedSweet = `((${mark('dessert')} | (${mark('baking')} & ${quoted(lexeme.sweetened)})) & ${anOven})`

/** Any other that is poured over. */
const aSauce = `(${mark('sauce')} & !${anyOf([mark('preserve'), mark('snack'), aMeal])})`

/** Cakes that are eaten as desserts are baked all the same, and an apple from the oven is no pastry. */
const cakes = ['brownie', 'cake', 'honey-cake', 'cheesecake', 'strudel', 'tart'].map((id) =>
  quoted(lexeme.facet('dishes', id)),
)
const bakedCake = `(${anyOf(cakes)} & ${anOven})`
/** Bread is sweetened for its yeast. */
const breads = ['homemade-bread', 'pampushky', 'pizza', 'khachapuri', 'buns', 'pie'].map((id) =>
  quoted(lexeme.facet('dishes', id)),
)
export const sweetBaking = `(${mark('baking')} & ${quoted(lexeme.sweetened)} & !${anyOf([...breads, aMeat, mark('main')])})`

/** A dinner is no sauce for another. */
const noSauce = anyOf([aMeal, aMeat])
const cooked = `!${anyOf([mark('preserve'), mark('snack'), quoted(lexeme.facet('dishes', 'spread-dish'))])} & ${quoted(lexeme.cooked)}`
export const pastaSauce = `(${quoted(lexeme.facet('cuisines', 'italian'))} & (${mark('sauce')} | ${quoted(lexeme.food('pasta'))}) & !${mark('soup')})`

const ofCourse = (...ids: readonly string[]) =>
  anyOf(
    dishes
      .filter(({ course }) => ids.includes(course))
      .map(({ id }) => quoted(lexeme.facet('dishes', id))),
  )
const sweetSnack = `(${mark('snack')} & ${quoted(lexeme.sweetened)} & !${mark('preserve')})`
const savouryBreakfast = `(${mark('breakfast')} & !${anyOf([quoted(lexeme.sweetened), quoted(lexeme.headline('fruit')), ...['drink', 'dessert', 'baking'].map(mark)])})`
const sweetBreakfast = `(${mark('breakfast')} & ${quoted(lexeme.sweetened)})`
/** «солоденьке до чаю»: jam is eaten with tea, where there is nothing better. */
const jam = `(${mark('preserve')} & ${quoted(lexeme.sweetened)} & ${quoted(lexeme.food('fruit'))} & !${anyOf(['sauce', 'drink'].map(mark))})`
/** Sweets that children have for lunch. */
const sweetDinners = ['fruit-dumplings', 'rice-pudding', 'bread-pudding'].map((id) =>
  quoted(lexeme.facet('dishes', id)),
)
export const sweetMeal = anyOf([
  `(${mark('dessert')} & !${mark('baking')} & !${mark('preserve')} & !${ofCourse('dessert', 'baking')})`,
  ...sweetDinners,
  `(${mark('breakfast')} & ${quoted(lexeme.sweetened)} & !${anyOf(['main', 'baking', 'snack'].map(mark))})`,
])

/** A sandwich is held in a hand, be it somebody's lunch. */
const held = ['sandwich', 'pyrizhky', 'burrito'].map((id) => quoted(lexeme.facet('dishes', id)))
const inHand = `(${anyOf(held)} & !${anyOf(['soup', 'salad'].map(mark))})`
/** Nobody eats these on the way. */
const notOnTheWay = ['salad', 'soup', 'drink', 'sauce', 'preserve']

/** At what meal it is to be eaten, or that it is no meal, as a part of a tsquery; what cannot be so is left out. */
export function mealsMeant(slots: Slots): { text: string; ids: readonly string[] } | undefined {
  const { courses, occasions } = slots
  // «omáčka k obědu» is a lunch in a sauce.
  if (courses.includes('sauce') && courses.includes('main')) return { text: aMeal, ids: ['main'] }
  const onTheWay = courses.includes('snack') && occasions.some((id) => carried.includes(id))
  const noDinner = `(${inHand} | !(${anyOf([aMeal, ...notOnTheWay.map(mark)])}))`
  if (onTheWay) return { text: noDinner, ids: ['snack'] }
  // «можна їсти руками»: no soup, and nothing from a skewer, where nothing is named that is to be held.
  const isNamed = [courses, slots.dishes, slots.include, slots.useUp].some(
    ({ length }) => length > 0,
  )
  if (slots.byHand && !isNamed) return { text: noDinner, ids: [] }
  // «що подати до м'яса з буряка»: neither a soup nor another meat.
  const isBesideMeat = slots.beside.some(({ words }) => names(words, 'meat'))
  return isBesideMeat && courses.length + slots.dishes.length === 0
    ? { text: `!(${mark('soup')} | ${aMeat})`, ids: [] }
    : undefined
}
