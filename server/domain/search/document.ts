import { refusalsIn } from '../../../shared/food/ask/refusals-in.ts'
import { dietIds } from '../../../shared/food/diet-table.ts'
import { allergenVerdicts, dietsOf } from '../../../shared/food/diets.ts'
import { foodsIn, foodsMeant } from '../../../shared/food/foods-in.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { allergens } from '../../../shared/food/lexicon/types.ts'
import { needsIn, needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import { heldBy, isGroup, kindsAbove } from './ancestors.ts'
import { mayHoldBones } from './bones.ts'
import { isOfBread } from './bread.ts'
import type { Described } from './described.ts'
import { energyMark, energyOf } from './energy.ts'
import { facetsOf } from './facets.ts'
import { lexemesOf } from './food-lexemes.ts'
import { Gathering, type Interned, intern, passing, type Weight } from './interned.ts'
import { isLactoseFree } from './lactose-free.ts'
import { lexeme, quoted } from './lexemes.ts'
import { isReadied } from './readied.ts'
import { soldAs } from './sold-as.ts'
import { isSweetened } from './sweetened.ts'
import { addTitle } from './title-lexemes.ts'
import { internedForms, toldBy } from './word-lexemes.ts'
import { searchWords } from './words.ts'

/** Raise it when lexicon, stems or this file change what a recipe is found by. */
export const searchVersion = 52

/** All that a publication is found by, as the text of a tsvector. */
export function searchDocument(recipe: Described): string {
  let text = ''
  for (const { term, weight } of searchLexemes(recipe))
    text += `${text && ' '}${quoted(term)}${weight && `:1${weight}`}`
  return text
}

export function searchTerms(recipe: Described): Map<string, Weight> {
  return new Map(searchLexemes(recipe).map(({ term, weight }) => [term, weight]))
}

/** The same, each with its weight in this recipe until another one is asked about. */
export function searchLexemes(recipe: Described): readonly Interned[] {
  const found = new Gathering()
  const title = refusalsIn(recipe.title)
  addTitle(recipe, title.exclude, found)
  const told = foodsOnlyInSteps(recipe)
  const diets = dietsOf(recipe.ingredients, told)
  addLines(recipe, diets, told, found)
  for (const word of searchWords(recipe.description))
    if (word.low.length > 2) for (const told of toldBy(word)) found.add(told)
  for (const tag of recipe.tags)
    for (const word of searchWords(tag)) for (const form of internedForms(word)) found.add(form)
  const { guessed, cooked, ...facets } = facetsOf(recipe, title, diets)
  for (const [kind, ids] of Object.entries(facets))
    for (const id of ids)
      found.add(intern(lexeme.facet(kind as 'dishes', id)), kind === 'dishes' ? 'A' : 'B')
  for (const id of guessed.occasions) found.add(intern(lexeme.guessed('occasions', id)))
  for (const id of guessed.cuisines) found.add(intern(lexeme.guessed('cuisines', id)))
  if (cooked) found.add(isCooked)
  addFigures(recipe, found)
  return found.all
}

const isCooked = intern(lexeme.cooked)
const isSweet = intern(lexeme.sweetened)
const hasBread = intern(lexeme.bread)
/** Bones by whatever name: who wants none refuses these. */
const hasBones = intern(lexeme.holds('beef-bones'))
const hasNoLactose = intern(lexeme.lactoseFree)
const isUnclear = intern(lexeme.unclear)

function addLines(
  { ingredients, description }: Described,
  diets: ReturnType<typeof dietsOf>,
  told: readonly string[],
  found: Gathering,
): void {
  for (const line of ingredients)
    for (const { term, weight } of termsOfLine(line)) found.add(term, weight)
  const needed = needsIn(ingredients)
  if (mayHoldBones(needed, description)) found.add(hasBones)
  const foods = needed.flatMap(({ food }) => food ?? [])
  found.add(needs[Math.min(mainFoods(foods), mostNeeds)] as Interned)
  // Who wants no yeast dough wants none that is made at home.
  if (foods.some(makesRise) && foods.some(isFlour)) found.add(isYeastDough)
  for (const diet of dietIds) if (diets[diet] === 'yes') found.add(dietLexemes[diet])
  if (isLactoseFree(ingredients)) found.add(hasNoLactose)
  const verdicts = allergenVerdicts(ingredients, told)
  for (const allergen of allergens)
    if (verdicts[allergen] !== 'no') found.add(allergenLexemes[allergen])
}

/** What is told by how much of it a serving holds. */
function addFigures({ ingredients, servings }: Described, found: Gathering): void {
  if (isSweetened(ingredients, servings)) found.add(isSweet)
  if (isOfBread(ingredients, servings)) found.add(hasBread)
  const energy = servings ? energyOf(ingredients, servings) : undefined
  if (energy !== undefined) found.add(passing(energyMark(energy)))
}

/** More than that is many. */
export const mostNeeds = 12
const needs = Array.from({ length: mostNeeds + 1 }, (_, count) => intern(lexeme.needs(count)))

/** What every kitchen has. */
const basics = [
  'spice',
  'herb',
  'salt',
  'sugar',
  'plant-oil',
  'water',
  'vinegar-kind',
  'flours',
  'condiment',
]
const isBasic = remembered((id) => basics.some((each) => isKindOf(id, each)))

function mainFoods(foods: readonly string[]): number {
  return new Set(foods.filter((food) => !isBasic(food))).size
}

const makesRise = remembered((id) => isKindOf(id, 'yeast') || id === 'dry-yeast')
const isFlour = remembered((id) => isKindOf(id, 'flours'))
const isYeastDough = intern(lexeme.food('yeast-dough'))

const dietLexemes = byId(dietIds, lexeme.diet)
const allergenLexemes = byId(allergens, lexeme.allergen)

function byId<Id extends string>(ids: readonly Id[], mark: (id: Id) => string) {
  return Object.fromEntries(ids.map((id) => [id, intern(mark(id))])) as Record<Id, Interned>
}

interface Weighed {
  term: Interned
  weight: Weight
}
type Terms = readonly Weighed[]
type Add = (term: Interned, weight?: Weight) => void

/** A line that was read once for a whole file is the same line in all its recipes. */
const termsByLine = new WeakMap<ParsedLine, Terms>()

function termsOfLine(line: ParsedLine): Terms {
  const known = termsByLine.get(line)
  if (known) return known
  const found: Weighed[] = []
  for (const need of needsOfLine(line))
    addNeed(need, (term, weight = '') => found.push({ term, weight }))
  termsByLine.set(line, found)
  return found
}

function addNeed(line: ParsedLine, add: Add): void {
  if (line.heading) return
  for (const word of searchWords(line.understood ? line.foodText : line.text))
    for (const form of internedForms(word)) add(form, 'B')
  if (!line.understood) add(isUnclear)
  const meant = foodsMeant(line)
  for (const id of foodsIn(line)) {
    if (meant.includes(id)) addFood(id, 'B', add)
    else addMention(id, add)
    if (isGroup(id)) add(intern(lexeme.group(id)))
  }
  for (const id of soldAs(line)) add(intern(lexeme.food(id)))
  if (meant.length > 0 && isReadied(line))
    for (const id of meant) for (const each of kindsAbove(id)) add(intern(lexeme.readied(each)))
}

function addFood(id: string, weight: Weight, add: Add): void {
  const { self, above, seasoned, held } = lexemesOf(id)
  add(self, weight)
  for (const each of above) if (!seasoned.has(each)) add(each)
  for (const each of held) add(each)
}

/** What a line only speaks of keeps the dish from whoever refuses it, and brings it to nobody. */
function addMention(id: string, add: Add): void {
  for (const each of [...kindsAbove(id), ...heldBy(id)]) add(intern(lexeme.holds(each)))
}
