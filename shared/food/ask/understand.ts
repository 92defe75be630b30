import type { Diet } from '../diets.ts'
import { allergensOf, descendantsOf, isKindOf, withNamesakes } from '../lexicon/index.ts'
import type { Allergen } from '../lexicon/types.ts'
import { nearFoods } from '../names/match.ts'
import { isModifier } from '../names/modifiers.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { step, within } from '../text/steps.ts'
import { wordsIn } from '../text/tokens.ts'
import { typoFinder } from '../text/typos.ts'
import { changesIn } from './changes.ts'
import { choicesIn } from './choices.ts'
import type { Item } from './item.ts'
import { itemsOf } from './items.ts'
import { judge } from './judge.ts'
import { takePrice } from './money.ts'
import { longest, open } from './reading.ts'
import { takeServings } from './servings.ts'
import { takeSpending } from './spending.ts'
import { cheapWords, dietExcludes, dietTerms, quickWords, type Term, terms } from './terms.ts'
import { takeTime } from './time.ts'
import { type Kind, kinds, type Slots } from './types.ts'
import { addPlainWish, takeVague } from './vague.ts'
import type { Verdict } from './verdict.ts'
import { followUps } from './words.ts'

/** Thirty times what the longest question takes that we have heard from anybody. */
const enoughSteps = 8000

/** What a question in Ukrainian, English or both asks for. Never throws; nonsense gives only words. */
export function understandQuery(text: string, budget = enoughSteps): Slots {
  return within(budget, () => read(text)) ?? unsure(text)
}

function unsure(text: string): Slots {
  const words = wordsIn(normalise(text.slice(0, longest))).filter((low) => low.length > 2)
  return { ...emptySlots(languageOf(text)), words: unique(words), unsure: true }
}

function read(text: string): Slots {
  const slots = emptySlots(languageOf(text))
  const reading = open(text)
  slots.followUp = followUps.some((phrase) =>
    phrase.every((word, at) => reading.tokens[at]?.low === word),
  )
  takeTime(reading, slots)
  takePrice(reading, slots)
  takeServings(reading, slots)
  slots.changes = changesIn(reading)
  takeVague(reading, slots)
  takeSpending(reading, slots)
  slots.followUp ||= slots.changes.length > 0
  const items = itemsOf(reading)
  const verdicts = judge(items)
  for (const [item, verdict] of verdicts) place(item, verdict, slots)
  slots.anyOf = choicesIn(items, verdicts)
  if (slots.words.length === 0) addPlainWish(reading, slots)
  return tidy(slots)
}

export function emptySlots(language: Slots['language']): Slots {
  return {
    language,
    include: [],
    anyOf: [],
    exclude: [],
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
    unsure: false,
    followUp: false,
  }
}

function languageOf(text: string): Slots['language'] {
  const cyrillic = normalise(text.slice(0, 500)).match(/[а-яіїєґ]/giu)?.length ?? 0
  const latin = text.slice(0, 500).match(/[a-z]/gi)?.length ?? 0
  return latin > cyrillic ? 'en' : 'uk'
}

function place(item: Item, verdict: Verdict, slots: Slots): void {
  if (verdict === 'wanted') want(item, slots)
  else if (verdict === 'hand') slots.useUp.push(item.foods[0] ?? '')
  else refuse(item, verdict, slots)
}

function want(item: Item, slots: Slots): void {
  if (item.kind === 'diet' && item.diet) {
    slots.diets.push(item.diet)
    const excluded = dietExcludes[item.diet]
    if (excluded) slots.exclude.push(excluded)
    // Halal is asked by one word and means two things.
    if (item.words[0]?.low.startsWith('халял') || item.words[0]?.low === 'halal')
      slots.exclude.push('alcohol')
  } else if (item.kind === 'term') {
    for (const term of item.terms) slots[term.kind].push(term.id)
    slots.include.push(...item.parts)
  } else if (item.kind === 'food') slots.include.push(item.foods[0] ?? '')
  else guess(item, slots)
}

/** A word that nothing knows: a slip of a known one if only one is near, else a word to search for. */
function guess(item: Item, slots: Slots): void {
  const low = item.words[0]?.low ?? ''
  if (quickWords.has(low)) return void slots.occasions.push('quick')
  if (cheapWords.has(low)) return void slots.occasions.push('budget')
  // «тушкована» describes what it stands beside and is no slip of «тушонка».
  const described = isModifier(formOf(low))
  const foods = described ? [] : nearFoods(low)
  const near = described ? [] : nearTerms(low)
  const [food] = foods
  const [diet] = nearDiets(low)
  const put = (kind: 'include' | Kind, id: string) => {
    slots[kind].push(id)
    slots.guesses.push({ word: low, kind, id })
  }
  if (near.length > 0 && foods.length === 0) for (const term of near) put(term.kind, term.id)
  else if (food && foods.length === 1) put('include', food)
  else if (foods.length === 0 && diet) place({ ...item, kind: 'diet', diet }, 'wanted', slots)
  else if (low.length > 2) slots.words.push(low)
}

function refuse(item: Item, verdict: Verdict, slots: Slots): void {
  // A refused word may be misspelt: whatever it may have meant is left out.
  const foods =
    item.kind === 'word' ? foodsMeant(item.words[0]?.low ?? '') : [...item.foods, ...item.parts]
  slots.exclude.push(...foods)
  if (foods.includes('sulphites')) slots.allergies.push('sulphites')
  if (verdict === 'allergy') slots.allergies.push(...foods.flatMap(allergensUnder))
  for (const term of item.terms) slots.refused[term.kind].push(term.id)
  if (item.kind === 'diet' || foods.length > 0 || item.terms.length > 0) return
  const low = item.words[0]?.low ?? ''
  const near = nearTerms(low)
  for (const term of near) slots.refused[term.kind].push(term.id)
  if (near.length === 0 && low.length > 2) slots.unknownExclusions.push(low)
}

/** «не люблю зелені»: as an adjective the word means nothing here. */
function foodsMeant(low: string): readonly string[] {
  return low === 'зелені' ? ['herb'] : nearFoods(low)
}

/** Of a group that has none of its own («горіхи»), those of its kinds. */
function allergensUnder(id: string): Allergen[] {
  const own = [...allergensOf(id)]
  if (own.length > 0) return own
  return [
    ...new Set(
      [...descendantsOf(id)]
        .filter((kind) => isKindOf(kind, id))
        .flatMap((kind) => [...allergensOf(kind)]),
    ),
  ]
}

const nearTermWords = typoFinder(() => terms.words())
function nearTerms(low: string): readonly Term[] {
  const [near, another] = nearTermWords(low)
  return near !== undefined && another === undefined ? terms.single(formOf(near)) : []
}

const nearDietWords = typoFinder(() => dietTerms.words())
function nearDiets(low: string): readonly Diet[] {
  return nearDietWords(low).flatMap((near) => dietTerms.single(formOf(near)))
}

/** «вегетаріанці, але рибу їмо»: who says both eats fish. */
function allowFish(slots: Slots): void {
  const wanted = [...slots.include, ...slots.useUp]
  slots.eatsFish =
    slots.diets.includes('vegetarian') &&
    wanted.some((id) => isKindOf(id, 'fish') || isKindOf(id, 'seafood'))
  if (slots.eatsFish)
    slots.diets = slots.diets.map((diet) => (diet === 'vegetarian' ? 'pescatarian' : diet))
}

/**
 * Each id once, and nothing wanted that is also refused. Pasta without gluten stays wanted: a kind of it may
 * have none, and the refusal is kept whatever is wanted.
 */
function tidy(slots: Slots): Slots {
  slots.exclude = unique(slots.exclude)
  slots.include = unique(slots.include)
  const refusals = withNamesakes(slots.exclude)
  const isRefused = (id: string) => {
    step(refusals.length)
    return refusals.some((refused) => isKindOf(id, refused))
  }
  const chosen = slots.anyOf.flat()
  const wished = [...slots.include, ...slots.useUp, ...chosen]
  slots.contradicted = unique(wished).filter(isRefused)
  slots.anyOf = slots.anyOf.map((group) => group.filter((id) => !isRefused(id)))
  slots.useUp = unique(slots.useUp).filter((id) => !isRefused(id))
  slots.include = unique([
    ...slots.include.filter((id) => !chosen.includes(id)),
    // What is left of a choice when the rest of it was refused.
    ...slots.anyOf.filter((group) => group.length === 1).flat(),
  ]).filter((id) => !isRefused(id) && !slots.useUp.includes(id))
  slots.anyOf = slots.anyOf.filter((group) => group.length > 1)
  allowFish(slots)
  slots.diets = unique(slots.diets)
  slots.allergies = unique(slots.allergies)
  slots.unknownExclusions = unique(slots.unknownExclusions)
  slots.words = unique(slots.words)
  for (const kind of kinds) {
    slots.refused[kind] = unique(slots.refused[kind])
    slots[kind] = unique(slots[kind]).filter((id) => !slots.refused[kind].includes(id))
  }
  return slots
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)].filter((one) => one !== '')
}
