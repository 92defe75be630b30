import { kinds, type Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { withFoods, withoutAllergens, withoutFoods, withoutThemselves } from '../search/filters.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'
import { formsOf, searchWords } from '../search/words.ts'
import { bareHands, withoutOthers } from './bare-hands.ts'
import { dishWish } from './dish-wish.ts'
import { doubtfulToo, refusedToo } from './refused-too.ts'
import { slowPots } from './senses.ts'
import { dishesRefused } from './umbrellas.ts'
import { marksOf } from './wish.ts'

/** What nobody can tell whether it is wanted. */
export function lastOf(slots: Slots): string[] {
  const { unsure } = slots
  const named = unsure.filter(({ kind }) => kind === 'include').map(({ id }) => id)
  const foods = [...named, ...doubtfulToo(slots)]
  const facets = unsure.flatMap(({ kind, id }) =>
    kind === 'include' ? [] : marksOf(kind, id).map(quoted),
  )
  return [...withFoods(foods), ...facets]
}

/** A taste, and no food: a spoon of sugar for the yeast is not tasted, and sweets and desserts are. */
const taste = 'sweet'
const unsweet = [lexeme.sweetened, lexeme.facet('courses', 'dessert')].map(
  (mark) => `!${quoted(mark)}`,
)
const fruity = `!${quoted(lexeme.headline('fruit'))}`
/** What is put up has sugar in any case, and is sweet where fruit is; a savoury breakfast has none in its name. */
const unsweetOf = ({ courses }: Slots) =>
  courses.includes('preserve')
    ? [
        fruity,
        `!${quoted(lexeme.headline('sweets'))}`,
        `!${quoted(lexeme.facet('dishes', 'homemade-jam'))}`,
      ]
    : courses.includes('breakfast')
      ? [...unsweet, fruity]
      : unsweet
const noCake = `!(${quoted(lexeme.facet('courses', 'baking'))} & ${quoted(lexeme.sweetened)})`
const foodsRefused = ({ exclude, ranOut = [] }: Slots) =>
  exclude.flatMap((id) => (ranOut.includes(id) ? [] : id === taste ? 'sweets' : id))

/** «торт на день народження» is none of liver, where no liver is asked for. */
function notOfLiver({ dishes, include, useUp }: Slots): string[] {
  const isOpen = [...include, ...useUp].every((id) => !isKindOf(id, 'offal'))
  return dishes.includes('cake') && isOpen
    ? [`!${quoted(lexeme.facet('dishes', 'liver-cake'))}`]
    : []
}

/** «холодний напій на спеку» is no hot chocolate, and who wants to get warm is given nothing with ice. */
function ofOtherWarmth({ courses, occasions }: Slots): string[] {
  if (!courses.includes('drink')) return []
  const other = occasions.includes('cooling')
    ? 'warming'
    : occasions.includes('warming')
      ? 'cooling'
      : undefined
  return other ? [`!${quoted(lexeme.facet('occasions', other))}`] : []
}

/** What must not be in it, whatever happens. */
export function neverOf(slots: Slots): string[] {
  const unnamed = slots.unknownExclusions.flatMap((word) =>
    searchWords(word).flatMap((one) => formsOf(one).map((form) => `!${quoted(form)}:*`)),
  )
  // «hlavní jídlo nechci, chci polívku»: many a soup is a meal as well.
  const facets = kinds.flatMap((kind) =>
    slots.refused[kind]
      .filter((id) => !(id === 'main' && slots.courses.includes('soup')))
      // Who has no multicooker has no crockpot either.
      .flatMap((id) => (slowPots.includes(id) ? slowPots : [id]))
      .flatMap((id) => marksOf(kind, id).map((mark) => `!${quoted(mark)}`)),
  )
  // «пиріг не хочу»: neither what is called so, nor a kind of it that has a name of its own.
  const dishes = slots.refused.dishes.flatMap((id) =>
    dishWish(dishesRefused(id)).map(({ texts }) => `!${anyOf(texts)}`),
  )
  const tools = slots.equipment.flatMap((id) => [
    ...(bareHands.get(id) ?? []),
    ...(slots.onlyTool ? (withoutOthers.get(id) ?? []) : []),
  ])
  return [
    ...new Set([
      ...withoutFoods([...foodsRefused(slots), ...refusedToo(slots)], slots.spared),
      ...withoutThemselves(slots.ranOut ?? []),
      ...(slots.exclude.includes(taste) ? unsweetOf(slots) : []),
      ...ofOtherWarmth(slots),
      ...withoutAllergens(slots.allergies),
      ...facets,
      ...dishes,
      ...tools.map((id) => `!${quoted(lexeme.facet('equipment', id))}`),
      ...notOfLiver(slots),
      // «щось солоне з духовки»: a cake is a dessert, whatever course it stands under.
      ...(slots.refused.courses.includes('dessert') ? [noCake] : []),
      ...(slots.equipment.includes('no-cook') ? [`!${quoted(lexeme.cooked)}`] : []),
      // What nobody knows may hide in a line that nobody understood.
      ...(unnamed.length > 0 ? [`!${quoted(lexeme.unclear)}`, ...unnamed] : []),
    ]),
  ]
}
