import type { Language } from '../../language/languages.ts'
import type { Diet } from '../diet-table.ts'
import type { Allergen } from '../lexicon/types.ts'
import type { HealthId } from './words/health.ts'

/** What a question about food asks for. Ids are those of the lexicon; lists hold each id once. */
export interface Slots {
  language: Language
  maxMinutes?: number
  minMinutes?: number
  /** Kilocalories a serving at most. */
  maxEnergy?: number
  price?: PriceLimit
  servings?: number
  /** Foods and groups that must be in it. */
  include: string[]
  /** Of each group one is enough: «курка або індичка». */
  anyOf: string[][]
  /** Foods and groups whose whole closure must be absent. Never relaxed. */
  exclude: string[]
  /** Kinds of what was refused that are welcome all the same: «риба ні, а лосось так». */
  spared: string[]
  /** Foods that were wished for and refused as well: the refusal holds. */
  contradicted: string[]
  /** Foods that are at hand and want to be used. */
  useUp: string[]
  diets: Diet[]
  /** Who calls themselves vegetarian and asks for fish is taken to be a pescatarian. */
  eatsFish: boolean
  allergies: Allergen[]
  /** What is refused of milk is its lactose alone: milk that has none is no matter. */
  onlyLactose?: boolean
  courses: string[]
  cuisines: string[]
  occasions: string[]
  dishes: string[]
  equipment: string[]
  /** Courses, cuisines, occasions, dishes and equipment that were refused. */
  refused: Refused
  /** Refused words that name nothing known: whatever speaks of them is left out too. */
  unknownExclusions: string[]
  /** What is left for a search in the text. */
  words: string[]
  /** Those of the words that are told in a sentence which asks for nothing: «прийде Оля». */
  told?: string[]
  /** Words of which a letter was put right, and what each was taken for; a recipe may know better. */
  guesses: Guess[]
  /** A wish that names nothing: for what is easily made, or just for something good. */
  vague?: Vague
  /** Nothing else is at hand: «вдома лише яйця». */
  scarce?: boolean
  /** What is at hand is cooked already: «варений рис», "leftover roast chicken". */
  isCooked?: boolean
  /** A food of which it is asked what may be taken instead. */
  replacing?: string
  /** What was told of somebody's health: nobody here knows what may be eaten with it. */
  health?: HealthId[]
  /** Meat and milk are not to meet in it. */
  kosher?: boolean
  /** Small children eat it. */
  forLittle?: boolean
  /** And the child is one or two years old. */
  forToddler?: boolean
  /** Little sugar is to be in it. */
  lowSugar?: boolean
  /** And they are not yet a year old. */
  forBaby?: boolean
  /** A part of a whole vegetable is spoken of: "half a cabbage". */
  isFresh?: boolean
  /** How it bends the numbers of the question before it, as far as those are not said anew. */
  changes: Change[]
  /** Named, and nobody can tell whether it is wanted: it filters nothing, and what has it stands last. */
  unsure: Named[]
  /** Foods and dishes beside which it is served, as they were said: «гарнір до риби». */
  beside: Beside[]
  /** Of what is refused, foods that are only not there: what is made of them is not refused with them. */
  ranOut?: string[]
  /** Wished for in so many words: only this takes an earlier refusal back. */
  insisted: string[]
  /** It takes more work to read than any question should: nothing of it is understood, all of it is words. */
  tangled: boolean
  /** So many answers were seen since it was asked, and others are wanted each time: «давай інше». */
  others?: number
  /** It opens with an «і»: whatever stood before it is still said. */
  goesOn?: true
  /** The question leans on the one before it: «те саме, але без молока». */
  followUp: boolean
  /** It rains: what warms speaks for a dish. */
  isGloomy?: boolean
  /** It is eaten at noon, when a soup is a meal. */
  isLunch?: boolean
  /** And it is to be warm: «теплий обід». */
  isWarmMeal?: boolean
  /** There is nothing else to cook in than its one tool. */
  onlyTool?: boolean
  /** «що спекти»: whatever comes out of an oven. */
  toBake?: boolean
  /** A meal in a sauce is asked for: «щось із підливою». */
  inSauce?: boolean
  /** What it is to be like: what is near will do. */
  like?: Named[]
  /** One of its dishes and courses is enough: «торт чи щось до чаю». */
  eitherCourse?: boolean
  /** Of what is wished for, foods that are enough in the place of its dishes: «булочки або хліб». */
  eitherFood?: string[]
  /** A snack that is put on a table before a meal: «закуска», "a starter". */
  isStarter?: boolean
  /** «солодкий перекус»: its dessert is how the snack is to taste. */
  isSweetSnack?: boolean
  /** Nothing but what is mashed is allowed: «тільки протерте». */
  pureed?: boolean
  /** It is to be eaten out of a hand. */
  byHand?: boolean
  /** A sweet is meant for tea: jam is eaten with it. */
  toTea?: boolean
  /** Somebody is hungry, or asks for a dish: nothing to drink is meant. */
  toEat?: boolean
  /** A main dish is asked for in so many words, and no soup. */
  noSoup?: boolean
  /** A dessert is asked for by how it is to taste: «щось солодке». */
  byTaste?: boolean
  /** It asks what to make of what was named: «що з нього приготувати?» */
  ofThat?: boolean
  /** It begins with what was asked for before: «він курячий», "it's chicken". */
  ofIt?: boolean
}

/** A food, or what is called by a kind of its own. */
export interface Named {
  kind: 'include' | Kind
  id: string
}

/** Its words, and whether they name a dish: there are fewer of those, and more that goes with none but them. */
export interface Beside {
  words: string
  dish: boolean
  /** It fills the plate itself: what goes with it is no side dish. */
  side?: boolean
}

export interface Guess extends Named {
  word: string
}

export type Vague = 'easy' | 'any'

export interface PriceLimit {
  /** In minor units of the currency. */
  max: number
  per: 'serving' | 'total'
  currency?: string
}

/** «швидше», «довше», «дешевше», «дорожче», «на більше людей». */
export type Change = 'faster' | 'slower' | 'cheaper' | 'dearer' | 'more'

interface Refused {
  courses: string[]
  cuisines: string[]
  occasions: string[]
  dishes: string[]
  equipment: string[]
}

export const kinds = ['courses', 'cuisines', 'occasions', 'dishes', 'equipment'] as const
export type Kind = (typeof kinds)[number]

/** What has to be in it, or must not be. */
export function isFirm(slots: Slots): boolean {
  const { include, anyOf, useUp, diets, dishes, courses, exclude, allergies } = slots
  const refused = kinds.map((kind) => slots.refused[kind])
  return [
    ...[include, anyOf, useUp, diets, dishes, courses],
    ...[exclude, allergies, slots.unknownExclusions, slots.unsure, ...refused],
  ].some((list) => list.length > 0)
}

/** Whether anything has a name in it: a food, a dish, a diet, an occasion, a word, or the refusal of one. */
export function namesAnything(slots: Slots): boolean {
  const { words, occasions, cuisines, equipment } = slots
  return isFirm(slots) || [words, occasions, cuisines, equipment].some((list) => list.length > 0)
}
