import { wordsOfCzech } from '../../../shared/food/ask/czech.ts'
import { refusalsIn } from '../../../shared/food/ask/refusals-in.ts'
import { type Term, tellsEquipment, terms } from '../../../shared/food/ask/terms.ts'
import { type Kind, kinds, type Slots } from '../../../shared/food/ask/types.ts'
import { isCzechSaid } from '../../../shared/food/czech/tell.ts'
import { dietsOf } from '../../../shared/food/diets.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { type Form, knownOfForm } from '../../../shared/food/text/forms.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import { isBaked } from './baked.ts'
import { isBlended } from './blended.ts'
import { isLowInCarbohydrates } from './carbohydrates.ts'
import { isFried } from './fried.ts'
import { heatOf } from './heat.ts'
import { fillOf } from './light.ts'
import { isRichInProtein } from './protein.ts'
import { addHowItIsEaten } from './soft-food.ts'
import { isStewed } from './stewed.ts'
import { readStep, searchWords } from './words.ts'

export type Facets = Record<Kind, string[]>

/** What a recipe is, and what may be thought of it. */
interface Known extends Facets {
  /** What goes with such dishes, or such prices, and nobody spoke of: it comes last. */
  guessed: Pick<Facets, 'occasions' | 'cuisines'>
  /** It needs some heat. */
  cooked: boolean
}

export interface Described {
  title: string
  description: string
  tags: readonly string[]
  ingredients: readonly ParsedLine[]
  steps: readonly { text: string }[]
  prepMinutes: number | null
  cookMinutes: number | null
  restMinutes?: number | null
  equipment?: readonly string[]
  pricePerServing: number
  /** Not known of what is no recipe. */
  servings?: number | undefined
}

/** A serving below this is what people call cheap, in minor units. */
const cheapServing = 5000
/** Below this nobody would call it anything else. */
const surelyCheapServing = 2500
/** And above this dear, whatever its author says. */
const dearServing = 6000
const quickMinutes = 30
/** «Вівсянка з яблуком»: the flakes give the dish their name. */
const cookedAs: Readonly<Record<string, string>> = {
  'rolled-oats': 'porridge',
  hummus: 'spread-dish',
  guacamole: 'spread-dish',
}
/** A description names these of whatever is in it. */
const temperatures = ['warming', 'cooling']
/** What is made for one of these is for a feast, though nobody says so. */
const feasts = ['christmas', 'easter', 'new-year', 'birthday']
const dishById = new Map(dishes.map((dish) => [dish.id, dish]))

/** Dish, course, cuisine, occasions and equipment, as far as the recipe lets them be known. */
export function facetsOf(
  recipe: Described,
  title = refusalsIn(recipe.title),
  diets = dietsOf(recipe.ingredients),
): Known {
  const { found, guessed, steps } = whatIsSaid(recipe, title)
  addWhatFollows(recipe, diets, found, guessed)
  const cooked = (recipe.cookMinutes ?? 0) > 0
  for (const tool of heatOf(recipe, steps, found.equipment, cooked)) found.equipment.add(tool)
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

type Said = Pick<Described, 'title' | 'description' | 'tags' | 'steps' | 'equipment'>
type Found = Record<Kind, Set<string>>
type Guessed = Pick<Found, 'occasions' | 'cuisines'>

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
  const served = readTitle(wordsOf(recipe.title), found)
  const [first] = matchPlainFoods(wordsOf(recipe.title))
  if (first?.from === 0 && found.dishes.size === 0) {
    const dish = cookedAs[first.id]
    if (dish) found.dishes.add(dish)
  }
  const tagged = wordsOf === searchWords ? taggedInWords : taggedInCzech
  for (const tag of recipe.tags) for (const { kind, id } of tagged(tag)) found[kind].add(id)
  const told = new Set(found.occasions)
  read(wordsOf(recipe.description), ['cuisines', 'occasions', 'equipment'])
  // "Piled on warm tortillas", «холодна стає закускою»: how a part of it is served.
  for (const id of temperatures) if (!told.has(id)) found.occasions.delete(id)
  // What is said to be made over a fire is for whoever sits around it, and the other way round.
  if (found.equipment.has('grill')) found.occasions.add('barbecue')
  if (found.occasions.has('barbecue')) found.equipment.add('grill')
  const steps = recipe.steps.map(({ text }) => readStep(text))
  for (const step of steps) {
    read(wordsOf === searchWords ? step.words : wordsOf(step.text), tools)
    if (isBaked(step)) found.equipment.add('oven')
    if (isFried(step)) found.equipment.add('frying')
    if (isStewed(step)) found.equipment.add('stewing')
    if (isBlended(step)) found.equipment.add('blender')
  }
  for (const tool of recipe.equipment ?? []) read(wordsOf(tool), tools)
  // «Каша без молока» is no dish of milk, and «не борщ» is none at all.
  for (const kind of kinds) for (const id of refused[kind]) found[kind].delete(id)
  // What is said to be Czech is, though the same dish is known from another kitchen.
  const isFrom = found.cuisines.size > 0
  if (feasts.some((id) => found.occasions.has(id))) found.occasions.add('festive')
  const [occasions, cuisines] = [new Set(found.occasions), new Set(found.cuisines)]
  for (const id of found.dishes) addDish(id, found, isFrom)
  // A shashlik is made over a fire, whatever else goes with it.
  if ([...found.dishes].some((id) => dishById.get(id)?.occasions[0] === 'barbecue'))
    found.equipment.add('grill')
  for (const id of served) if (!refused.dishes.includes(id)) found.dishes.add(id)
  // A soup warms, but for one that is eaten cold.
  if (found.occasions.has('cooling') && !told.has('warming')) found.occasions.delete('warming')
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

function asLists(found: Found): Facets {
  return Object.fromEntries(kinds.map((kind) => [kind, [...found[kind]]])) as Facets
}

/**
 * "Fish Tacos with Lime Slaw" are found by the slaw, and are no salad: a dish that another is served with
 * says nothing of the course. Returns such dishes.
 */
function readTitle(title: readonly Form[], found: Found): string[] {
  const served: string[] = []
  for (const { kind, id, beside } of termsIn(title, kinds)) {
    if (!beside) found[kind].add(id)
    else if (kind === 'dishes') served.push(id)
    else if (kind !== 'courses') found[kind].add(id)
  }
  return served
}

const tools: readonly Kind[] = ['equipment']

/** `beside` is what stands after «з», "with" and the like. */
function termsIn(words: readonly Form[], wanted: readonly Kind[]) {
  // Most steps name none, and are long.
  if (wanted === tools && !words.some(tellsEquipment)) return []
  const found: (Term & { beside: boolean })[] = []
  let isBeside = false
  for (let at = 0; at < words.length; ) {
    const match = terms.longest(words, at)
    if (!match) {
      if (at > 0 && isBesideWord(words[at] as Form)) isBeside = true
      at++
      continue
    }
    const named = match.values.filter(({ kind }) => wanted.includes(kind))
    if (named.length > 0 && !isInsideName(words, at, match.length))
      for (const term of named) found.push({ ...term, beside: isBeside })
    at += match.length
  }
  return found
}

/** Many recipes have the same tags. */
const taggedInWords = remembered((tag) => termsIn(searchWords(tag), kinds))
const taggedInCzech = remembered((tag) => termsIn(wordsOfCzech(tag), kinds))

const isBesideWord = knownOfForm((word) => beside.has(word.low))

/** «солодкий перець» is a food, not something sweet. */
function isInsideName(words: readonly Form[], at: number, length: number): boolean {
  const [food] = matchPlainFoods(words.slice(at, at + 3))
  return food !== undefined && food.from === 0 && food.to > length && !food.weak
}

function addDish(id: string, found: Found, isFrom: boolean): void {
  const dish = dishById.get(id)
  if (!dish) return
  // «Вареники з вишнями» that are said to be a dessert are no main dish.
  if (dish.course !== 'main' || !found.courses.has('dessert')) found.courses.add(dish.course)
  if (dish.cuisine && !isFrom) found.cuisines.add(dish.cuisine)
  for (const occasion of dish.occasions) found.occasions.add(occasion)
}

function addWhatFollows(
  recipe: Described,
  diets: ReturnType<typeof dietsOf>,
  found: Found,
  guessed: Guessed,
): void {
  const { occasions } = found
  const say = (id: string) => {
    occasions.add(id)
    guessed.occasions.delete(id)
  }
  const { prepMinutes, cookMinutes, restMinutes } = recipe
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0) + (restMinutes ?? 0)
  if (minutes > 0 && minutes <= quickMinutes) say('quick')
  // How long it takes is checked by its minutes, and a vague wish wants what is liked first.
  if (guessed.occasions.delete('quick') && minutes > quickMinutes) occasions.delete('quick')
  if (minutes > quickMinutes * 2)
    for (const set of [occasions, guessed.occasions]) set.delete('quick')
  const price = recipe.pricePerServing
  if (price > 0 && price <= surelyCheapServing) say('budget')
  else if (price > 0 && price <= cheapServing && !occasions.has('budget')) {
    occasions.add('budget')
    guessed.occasions.add('budget')
  }
  // What is called cheap and is dear is not.
  if (price > dearServing) occasions.delete('budget')
  if (recipe.cookMinutes === 0 && minutes > 0 && !occasions.has('cooling')) {
    occasions.add('cooling')
    guessed.occasions.add('cooling')
  }
  if (diets.lenten === 'yes') say('fasting')
  if (isRichInProtein(recipe.ingredients, recipe.servings)) say('protein')
  if (recipe.servings && isLowInCarbohydrates(recipe.ingredients, recipe.servings)) say('low-carb')
  // What is called light and fills is not; and a meal is light by its figures, be it called so or not.
  const fill = recipe.servings && fillOf(recipe.ingredients, recipe.servings, found.courses)
  if (fill === 'filling') for (const set of [occasions, guessed.occasions]) set.delete('light')
  else if (fill === 'light') say('light')
  // Sweets of a dish that is not known are a dessert, and what is neither is eaten as a main dish.
  if (found.courses.size === 0) found.courses.add(isSweet(recipe.ingredients) ? 'dessert' : 'main')
}

const sweet = ['sugar', 'honey', 'chocolate']
const savoury = ['meat', 'fish', 'onion', 'garlic', 'black-pepper', 'mushroom', 'potato']
const sweetens = remembered((food) => sweet.some((kind) => isKindOf(food, kind)))
const isSavoury = remembered((food) => savoury.some((kind) => isKindOf(food, kind)))

function isSweet(lines: readonly ParsedLine[]): boolean {
  const foods = needsIn(lines).flatMap((line) => line.food ?? [])
  return foods.some(sweetens) && !foods.some(isSavoury)
}
