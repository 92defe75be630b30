import { refusalsIn } from '../../../shared/food/ask/refusals-in.ts'
import { dietIds } from '../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf, foodsIn, foodsMeant } from '../../../shared/food/diets.ts'
import { isA } from '../../../shared/food/lexicon/index.ts'
import { allergens } from '../../../shared/food/lexicon/types.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { knownOfForm } from '../../../shared/food/text/forms.ts'
import { heldBy, isGroup, kindsAbove, surelyHeldBy } from './ancestors.ts'
import { called } from './called.ts'
import { type Described, facetsOf } from './facets.ts'
import { lexeme, quoted } from './lexemes.ts'
import { formsOf, searchWords } from './words.ts'

/** Raise it when lexicon, stems or this file change what a recipe is found by. */
export const searchVersion = 25

/** Title over food over other text; what has no weight is only found, not ranked. */
export type Weight = 'A' | 'B' | ''

/** All that a publication is found by, as the text of a tsvector. */
export function searchDocument(recipe: Described): string {
  return documentText(searchTerms(recipe))
}

function documentText(terms: ReadonlyMap<string, Weight>): string {
  let text = ''
  for (const [term, weight] of terms)
    text += `${text && ' '}${quoted(term)}${weight && `:1${weight}`}`
  return text
}

export function searchTerms(recipe: Described): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  const add = (term: string, weight: Weight = '') => {
    const known = weights.get(term)
    if (known === undefined || (weight !== '' && (known === '' || weight < known)))
      weights.set(term, weight)
  }
  const title = refusalsIn(recipe.title)
  addTitle(recipe.title, title.exclude, add)
  addLines(recipe, add)
  for (const word of searchWords(recipe.description))
    if (word.low.length > 2) for (const told of toldBy(word)) add(told)
  for (const tag of recipe.tags)
    for (const word of searchWords(tag)) for (const form of formsOf(word)) add(form)
  const { guessed, cooked, ...facets } = facetsOf(recipe, title)
  for (const [kind, ids] of Object.entries(facets))
    for (const id of ids) add(lexeme.facet(kind as 'dishes', id), kind === 'dishes' ? 'A' : 'B')
  for (const id of guessed.occasions) add(lexeme.guessed('occasions', id))
  for (const id of guessed.cuisines) add(lexeme.guessed('cuisines', id))
  if (cooked) add(lexeme.cooked)
  return weights
}

type Add = (term: string, weight?: Weight) => void

/** «Олів'є без ковбаси» names what it does not hold. */
function addTitle(title: string, refused: readonly string[], add: Add): void {
  const words = searchWords(title)
  for (const word of words) {
    for (const form of formsOf(word)) {
      add(form, 'A')
      add(lexeme.title(form))
    }
  }
  const whole = called(title)
  for (const mark of [...whole.words, ...whole.named]) add(mark)
  const served = words.findIndex((word, at) => at > 0 && beside.has(word.low))
  for (const { id, from } of matchPlainFoods(words)) {
    if (refused.some((each) => isA(id, each))) continue
    const { self, above, sure, headlines } = lexemesOf(id)
    add(self, 'A')
    for (const each of [...above, ...headlines]) add(each)
    // What pampushky are sold with is no matter where they are baked, for their own lines say it. Of what
    // a dish is served with there may be none.
    if (served > 0 && from > served) for (const each of sure) add(each)
  }
}

function addLines({ ingredients }: Described, add: Add): void {
  for (const line of ingredients) for (const [term, weight] of termsOfLine(line)) add(term, weight)
  const diets = dietsOf(ingredients)
  for (const diet of dietIds) if (diets[diet] === 'yes') add(lexeme.diet(diet))
  const { verdicts } = allergensOf(ingredients)
  for (const allergen of allergens) if (verdicts[allergen] !== 'no') add(lexeme.allergen(allergen))
}

/** Marks are put together once for a word, as kitchens use few. */
const toldBy = knownOfForm((word) => formsOf(word).map(lexeme.told))

type Terms = readonly (readonly [term: string, weight: Weight])[]

/** A line that was read once for a whole file is the same line in all its recipes. */
const termsByLine = new WeakMap<ParsedLine, Terms>()

function termsOfLine(line: ParsedLine): Terms {
  const known = termsByLine.get(line)
  if (known) return known
  const found: [string, Weight][] = []
  for (const need of needsOfLine(line))
    addNeed(need, (term, weight = '') => found.push([term, weight]))
  termsByLine.set(line, found)
  return found
}

function addNeed(line: ParsedLine, add: Add): void {
  if (line.heading) return
  for (const word of searchWords(line.understood ? line.foodText : line.text))
    for (const form of formsOf(word)) add(form, 'B')
  if (!line.understood) add(lexeme.unclear)
  const meant = foodsMeant(line)
  for (const id of foodsIn(line)) {
    if (meant.includes(id)) addFood(id, 'B', add)
    else addMention(id, add)
    if (isGroup(id)) add(lexeme.group(id))
  }
}

function addFood(id: string, weight: Weight, add: Add): void {
  const { self, above, held } = lexemesOf(id)
  add(self, weight)
  for (const each of above) add(each)
  for (const each of held) add(each)
}

/** What a line only speaks of keeps the dish from whoever refuses it, and brings it to nobody. */
function addMention(id: string, add: Add): void {
  for (const each of [...kindsAbove(id), ...heldBy(id)]) add(lexeme.holds(each))
}

interface FoodLexemes {
  self: string
  above: string[]
  held: string[]
  /** Of what is held, that which cannot be left out. */
  sure: string[]
  headlines: string[]
}

const lexemesByFood = new Map<string, FoodLexemes>()

/** The lexicon stands still, so the marks of a food are put together once. */
function lexemesOf(id: string): FoodLexemes {
  const known = lexemesByFood.get(id)
  if (known) return known
  const above = kindsAbove(id)
  const made = {
    self: lexeme.food(id),
    above: above.filter((kind) => kind !== id).map(lexeme.food),
    held: heldBy(id).map(lexeme.holds),
    sure: surelyHeldBy(id).map(lexeme.holds),
    headlines: above.map(lexeme.headline),
  }
  lexemesByFood.set(id, made)
  return made
}
