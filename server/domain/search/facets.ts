import { wordsOfCzech } from '../../../shared/food/ask/czech.ts'
import { refusalsIn } from '../../../shared/food/ask/refusals-in.ts'
import { type Kind, kinds, type Slots } from '../../../shared/food/ask/types.ts'
import { isCzechSaid } from '../../../shared/food/czech/tell.ts'
import { dietsOf } from '../../../shared/food/diets.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import type { Form } from '../../../shared/food/text/forms.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import { addBabyFood } from './baby-food.ts'
import { isBaked, isToldToBake } from './baked.ts'
import { addCourseByName, sortOutSweets } from './courses-of-unknown.ts'
import type { Described, Facets, Found, Guessed } from './described.ts'
import { isForBabies, isNotForBabies, type Made } from './for-little.ts'
import { heatOf, isOverFire } from './heat.ts'
import { addHowItIsEaten } from './how-eaten.ts'
import { beOfEggs, isBread, isOfEggs, isProgramme } from './loaf.ts'
import { addDish, dishById, isFromPan, isNoDinner } from './of-dish.ts'
import { onlyNamed } from './only-named.ts'
import { readTitle, taggedInCzech, taggedInWords, termsIn, tools } from './terms-said.ts'
import { titledDishes } from './titled.ts'
import { addToolsOf } from './tools-of-steps.ts'
import { isColdOven, withoutColdOven } from './unheated.ts'
import { addWhatFollows } from './what-follows.ts'
import { type ReadStep, readStep, searchWords } from './words.ts'

/** What a recipe is, and what may be thought of it. */
interface Known extends Facets {
  /** What goes with such dishes, or such prices, and nobody spoke of: it comes last. */
  guessed: Pick<Facets, 'occasions' | 'cuisines'>
  /** It needs some heat. */
  cooked: boolean
}

/** «Вівсянка з яблуком»: the flakes give the dish their name. */
const cookedAs: Readonly<Record<string, string>> = {
  'rolled-oats': 'porridge',
  hummus: 'spread-dish',
  guacamole: 'spread-dish',
  'vegetable-caviar': 'spread-dish',
  caviar: 'spread-dish',
}
/** A description names these of whatever is in it. */
const temperatures = ['warming', 'cooling']
/** What cooks without a fire. */
const indoors = ['multicooker', 'slow-cooker', 'oven', 'air-fryer', 'microwave']
/** What is made for one of these is for a feast, though nobody says so. */
const feasts = ['christmas', 'easter', 'new-year', 'birthday']
const isBowl = /боул|bowl|\bmis(?:ka|ce)\b/iu

/** Dish, course, cuisine, occasions and equipment, as far as the recipe lets them be known. */
export function facetsOf(
  recipe: Described,
  title = refusalsIn(recipe.title),
  diets = dietsOf(recipe.ingredients, foodsOnlyInSteps(recipe)),
): Known {
  const { found, guessed, steps } = whatIsSaid(recipe, title)
  addWhatFollows(recipe, diets, found, guessed)
  const cooked = (recipe.cookMinutes ?? 0) > 0
  for (const tool of heatOf(recipe, steps, found.equipment, cooked)) found.equipment.add(tool)
  addCourseByName(recipe.title, found)
  addHowItIsEaten(recipe, found, guessed.occasions)
  const occasions = found.occasions.difference(guessed.occasions)
  const cuisines = found.cuisines.difference(guessed.cuisines)
  return {
    ...asLists({ ...found, occasions, cuisines }),
    guessed: { occasions: [...guessed.occasions], cuisines: [...guessed.cuisines] },
    cooked,
  }
}

/** The same without what is only guessed. */
export function saidFacets(recipe: Said): Facets {
  return asLists(whatIsSaid(recipe, refusalsIn(recipe.title)).found)
}

type Said = Pick<Described, 'title' | 'description' | 'tags' | 'steps' | 'equipment'> & Made

function whatIsSaid(recipe: Said, { refused }: Pick<Slots, 'refused'>) {
  const found: Found = {
    dishes: new Set(),
    courses: new Set(),
    cuisines: new Set(),
    occasions: new Set(),
    equipment: new Set(),
  }
  const said = [recipe.title, recipe.description, ...recipe.tags].join('. ')
  const wordsOf = isCzechSaid(said) ? wordsOfCzech : searchWords
  const read = (words: readonly Form[], wanted: readonly Kind[]) => {
    for (const { kind, id } of termsIn(words, wanted)) found[kind].add(id)
  }
  const steps = recipe.steps.map(({ text }) => readStep(text))
  // «Не розігрівайте духовку завчасно»: it is baked all the same.
  const isCold = isColdOven(recipe.title) && !steps.some(isBaked) && !steps.some(isToldToBake)
  const served = readTitle(isCold ? withoutColdOven(recipe.title) : recipe.title, wordsOf, found)
  if (isCold) found.equipment.add('no-bake')
  const others = onlyNamed(recipe.title, recipe.ingredients ?? [])
  for (const id of others) found.dishes.delete(id)
  for (const id of titledDishes(recipe.title)) found.dishes.add(id)
  if (found.dishes.size === 0 && isBread(recipe)) found.dishes.add('homemade-bread')
  if (found.dishes.has('liver-cake')) found.dishes.delete('cake')
  const isEggs = found.dishes.has('muffins') && isOfEggs(recipe)
  if (isEggs) beOfEggs(found)
  const [first, ...rest] = matchPlainFoods(wordsOf(recipe.title))
  if (first && found.dishes.size === 0 && (first.from === 0 || rest.length === 0)) {
    const dish = cookedAs[first.id]
    if (dish && (first.from === 0 || dish === 'spread-dish')) found.dishes.add(dish)
  }
  const tagged = wordsOf === searchWords ? taggedInWords : taggedInCzech
  for (const tag of recipe.tags) for (const { kind, id } of tagged(tag)) found[kind].add(id)
  const told = new Set(found.occasions)
  read(wordsOf(recipe.description), ['cuisines', 'occasions', 'equipment'])
  // "Piled on warm tortillas", «холодна стає закускою»: how a part of it is served.
  for (const id of temperatures) if (!told.has(id)) found.occasions.delete(id)
  // What is said to be made over a fire is for whoever sits around it, and the other way round.
  if (found.equipment.has('grill') || steps.some(isOverFire)) found.occasions.add('barbecue')
  for (const step of steps) read(wordsOf === searchWords ? step.words : wordsOf(step.text), tools)
  addToolsOf(steps, found.equipment)
  for (const tool of recipe.equipment ?? []) read(wordsOf(tool), tools)
  // "Instant Pot BBQ pork" is called by its sauce.
  if (found.occasions.has('barbecue') && !indoors.some((tool) => found.equipment.has(tool)))
    found.equipment.add('grill')
  // «Каша без молока» is no dish of milk, and «не борщ» is none at all.
  for (const kind of kinds) for (const id of refused[kind]) found[kind].delete(id)
  // What is said to be Czech is, though the same dish is known from another kitchen.
  const isFrom = found.cuisines.size > 0
  if (feasts.some((id) => found.occasions.has(id))) found.occasions.add('festive')
  if (found.dishes.has('baby-food') && isNotForBabies(recipe.ingredients))
    found.dishes.delete('baby-food')
  if (isForBabies(recipe, found.courses) || found.dishes.has('baby-food')) addBabyFood(found)
  const [occasions, cuisines] = [new Set(found.occasions), new Set(found.cuisines)]
  for (const id of found.dishes) addDish(id, found, isFrom)
  // A pudding of chia is breakfast to some, and a sweet to all; what is blended is drunk.
  if (found.dishes.has('chia-pudding')) found.courses.add('dessert')
  if (found.dishes.has('smoothie') && !isBowl.test(recipe.title)) found.courses.add('drink')
  if (isBakedByName(found, steps) || (isEggs && steps.some(isToldToBake)))
    found.equipment.add('oven')
  if (
    found.dishes.has('homemade-bread') &&
    !indoors.some((tool) => found.equipment.has(tool)) &&
    steps.some(isProgramme)
  )
    found.equipment.add('bread-maker')
  // «Млинці» with the tag «випічка» come out of no oven.
  if (isFromPan(found.dishes) && !found.equipment.has('oven')) found.courses.delete('baking')
  if (isNoDinner(found.dishes)) found.courses.delete('main')
  sortOutSweets(
    (recipe.ingredients ?? []).flatMap(({ food }) => food ?? []),
    found,
  )
  // A shashlik is made over a fire, whatever else goes with it.
  if ([...found.dishes].some((id) => dishById.get(id)?.occasions[0] === 'barbecue'))
    found.equipment.add('grill')
  for (const id of served) if (!refused.dishes.includes(id) && !others.has(id)) found.dishes.add(id)
  // A soup warms, but for one that is eaten cold.
  if (found.occasions.has('cooling') && !told.has('warming')) found.occasions.delete('warming')
  // What is written down in Czech and of no other kitchen is cooked there.
  if (found.cuisines.size === 0 && wordsOf === wordsOfCzech)
    for (const set of [found.cuisines, cuisines]) set.add('czech')
  const guessed: Guessed = {
    occasions: found.occasions.difference(occasions),
    cuisines: found.cuisines.difference(cuisines),
  }
  // Паска is for Easter by its name, and a roast by custom.
  for (const id of found.dishes) {
    const [first] = dishById.get(id)?.occasions ?? []
    if (first && feasts.includes(first)) guessed.occasions.delete(first)
  }
  return { found, guessed, steps }
}

/** «печіть коржі по 5 хвилин»: a cake is baked in an oven, whether or not anybody says how hot it is. */
function isBakedByName({ dishes, equipment }: Found, steps: readonly ReadStep[]): boolean {
  if (['no-bake', 'frying', 'microwave'].some((id) => equipment.has(id))) return false
  const isCake = [...dishes].some((id) =>
    ['baking', 'dessert'].includes(dishById.get(id)?.course ?? ''),
  )
  return isCake && steps.some(isToldToBake)
}

function asLists(found: Found): Facets {
  return Object.fromEntries(kinds.map((kind) => [kind, [...found[kind]]])) as Facets
}
