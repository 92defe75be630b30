import { normalise } from '../text/normalise.ts'
import { within } from '../text/steps.ts'
import { wordsIn } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { asAskedInOneWord } from './asked-in-one-word.ts'
import { besideIt } from './beside-it.ts'
import { addBesides } from './besides.ts'
import { changesIn } from './changes.ts'
import { choicesIn, foodsForDishes, isEitherCourse, isSweetSnack } from './choices.ts'
import { clausesOf } from './clauses.ts'
import { fillEllipses } from './ellipsis.ts'
import { takeEnergy } from './energy.ts'
import { insistedOn } from './insisted.ts'
import type { Item } from './item.ts'
import { itemsOf } from './items.ts'
import { judge } from './judge.ts'
import { forgetKindOfRefused } from './kind-refused.ts'
import { isOnlyLactose } from './lactose.ts'
import { likenessesIn } from './likeness.ts'
import { marksOf } from './marks.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { takePrice } from './money.ts'
import { nearDish } from './near-dish.ts'
import { withoutHeat } from './no-heat.ts'
import { refuseWholeWords } from './of-one-word.ts'
import { keepToOnlyTool } from './only-tool.ts'
import { wantsOthers } from './others.ts'
import { refuseWholes } from './part-of.ts'
import { keepTheRest, place } from './place.ts'
import { settle } from './polarity.ts'
import { ranOutIn } from './ran-out.ts'
import { longest, open } from './reading.ts'
import { isRefusedByName } from './refused-by-name.ts'
import { takeServings } from './servings.ts'
import { takeSpending } from './spending.ts'
import { takeTempered } from './tempered.ts'
import { tidy, unique } from './tidy.ts'
import { takeTime } from './time.ts'
import { toldOnly } from './told-only.ts'
import type { Slots } from './types.ts'
import { addPlainWish, takeVague } from './vague.ts'
import { small } from './words/small.ts'

/** Thirty times what the longest question takes that we have heard from anybody. */
export const enoughSteps = 8000

/** What a question in Ukrainian, English or Czech asks for. Never throws; nonsense gives only words. */
export function understandQuery(text: string, budget = enoughSteps): Slots {
  return within(budget, () => read(text))?.slots ?? tangled(text)
}

/** «а шоколадний без глазурі?», with its marks. */
const longestTurn = 6

/** What would take more steps than any question should. */
export function tangled(text: string): Slots {
  const words = wordsIn(normalise(text.slice(0, longest))).filter((low) => low.length > 2)
  return { ...emptySlots(languageOf(text)), words: unique(words), tangled: true }
}

/** All that is found out of a question: its slots, its clauses, and what decided about each. */
export function read(text: string) {
  const slots = emptySlots(languageOf(text))
  const reading = open(text)
  if (reading.czech && slots.language === 'en') slots.language = 'cs'
  slots.followUp = reading.leans
  if (small.itIs.has(reading.tokens[0]?.low)) slots.ofIt = true
  const opens = reading.tokens[0]?.low
  const isTurn = small.opensTurn.has(opens) && reading.tokens.length <= longestTurn
  if (isTurn || small.opensMore.has(opens) || (reading.czech && small.opensMoreCzech.has(opens)))
    slots.goesOn = true
  takeTime(reading, slots)
  takeEnergy(reading, slots)
  takePrice(reading, slots)
  takeServings(reading, slots)
  slots.changes = changesIn(reading)
  takeTempered(reading, slots)
  takeVague(reading, slots)
  takeSpending(reading, slots)
  slots.followUp ||= slots.changes.length > 0
  const marks = marksOf(reading)
  const items = itemsOf(reading, marks)
  asAskedInOneWord(items)
  const verdicts = judge(items, marks)
  fillEllipses(items, verdicts)
  const clauses = settle(clausesOf(items, marks, verdicts), marks, verdicts)
  if (reading.czech) refuseWholeWords(items, reading.tokens, verdicts)
  besideIt(items, marks, verdicts)
  forgetKindOfRefused(clauses, verdicts)
  const isByName = (item: Item) => isRefusedByName(items, item, verdicts)
  for (const [item, verdict] of verdicts)
    if (!isHowMade(items, item, verdicts)) place(item, verdict, slots, isByName)
  keepTheRest(verdicts, slots)
  keepToOnlyTool(slots)
  withoutHeat(slots)
  slots.anyOf = choicesIn(items, verdicts)
  const like = likenessesIn(items, verdicts)
  if (like.length > 0) {
    slots.like = like
    slots.words = slots.words.filter((word) => !small.likened.has(word))
  }
  const says = (words: WordClass) => reading.tokens.some(({ low }) => words.has(low))
  if (says(small.lunch)) slots.isLunch = true
  if (slots.byTaste && says(small.afterMeal)) slots.byTaste = false
  if (slots.courses.includes('dessert') && says(small.tea)) slots.toTea = true
  if (slots.courses.includes('snack') && says(small.starter)) slots.isStarter = true
  const toBake = says(small.toBake)
  if (toBake && slots.courses.includes('baking')) slots.toBake = true
  // «що солодке спекти»
  if (toBake && unique(slots.courses).join() === 'dessert') slots.courses.push('baking')
  if (slots.occasions.includes('work-lunch') && says(small.school)) slots.occasions.push('kids')
  if (isEitherCourse(items, verdicts)) slots.eitherCourse = true
  if (isSweetSnack(items, verdicts)) slots.isSweetSnack = true
  const eitherFood = foodsForDishes(items, verdicts)
  if (eitherFood.length > 0) slots.eitherFood = eitherFood
  slots.insisted = insistedOn(clauses, marks, verdicts)
  nearDish(
    slots,
    reading.tokens.map(({ low }) => low),
  )
  if (says(small.evening)) asDinner(slots)
  if (slots.words.length === 0) addPlainWish(reading, slots)
  const gone = ranOutIn(clauses, verdicts)
  refuseWholes(slots, gone)
  const tidied = tidy(slots)
  const words = reading.tokens.map(({ low }) => low)
  if (isOnlyLactose(verdicts, words)) tidied.onlyLactose = true
  const ranOut = gone.filter((id) => tidied.exclude.includes(id))
  if (ranOut.length > 0) tidied.ranOut = ranOut
  addBesides(tidied, text.slice(0, longest))
  if (wantsOthers(reading.tokens, tidied)) Object.assign(tidied, { others: 1, followUp: true })
  const told = toldOnly(clauses, verdicts, tidied)
  if (told.length > 0) tidied.told = told
  return { slots: tidied, clauses, marks, verdicts }
}

/** «чим нагодувати дитину ввечері», "what to cook tonight": a dinner, where nothing else is named. */
function asDinner(slots: Slots): void {
  const { courses, dishes, include, anyOf, occasions } = slots
  const named = [courses, dishes, include, anyOf, occasions.filter((id) => !everyday.has(id))]
  if (named.every((list) => list.length === 0)) slots.courses = ['main']
}

/** Who eats it, and how soon: of a dinner as of anything else. */
const everyday = new Set(['kids', 'quick', 'budget', 'warming'])

/** «не їм смаженого сала», «сирих яєць не можна»: of the food behind it, and of no other dish. */
function isHowMade(items: readonly Item[], item: Item, verdicts: Verdicts): boolean {
  const low = item.words.length === 1 ? item.words[0]?.low : undefined
  const next = items[items.indexOf(item) + 1]
  if (next?.kind !== 'food') return false
  if (small.uncooked.has(low)) return item.kind !== 'food' && isRefused(verdicts.get(next))
  return item.kind === 'word' && small.fried.has(low)
}

export function emptySlots(language: Slots['language']): Slots {
  return {
    language,
    include: [],
    anyOf: [],
    exclude: [],
    spared: [],
    contradicted: [],
    useUp: [],
    diets: [],
    eatsFish: false,
    allergies: [],
    courses: [],
    cuisines: [],
    occasions: [],
    dishes: [],
    equipment: [],
    refused: { courses: [], cuisines: [], occasions: [], dishes: [], equipment: [] },
    unknownExclusions: [],
    words: [],
    guesses: [],
    changes: [],
    unsure: [],
    beside: [],
    insisted: [],
    tangled: false,
    followUp: false,
  }
}

function languageOf(text: string): Slots['language'] {
  let cyrillic = 0
  let latin = 0
  for (let at = 0; at < Math.min(text.length, longest); at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x400 && code <= 0x52f) cyrillic++
    // A letter without its capital's bit.
    else if ((code | 32) >= 97 && (code | 32) <= 122) latin++
  }
  return latin > cyrillic ? 'en' : 'uk'
}
