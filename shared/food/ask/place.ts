import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import { heardAs, nearFoods } from '../names/match.ts'
import { isModifier } from '../names/modifiers.ts'
import { isCommon, isOfItsOwn } from '../text/common.ts'
import { formOf } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { unitOf } from '../units/find.ts'
import { allergensUnder } from './allergens-under.ts'
import { fillsPlate } from './fills-plate.ts'
import { everydayWords, plainWords } from './function-words/index.ts'
import type { Item } from './item.ts'
import { isWished, type Verdicts } from './meant.ts'
import { isIdle } from './plain.ts'
import { dietExcludes, nearDiets, nearTerms } from './terms.ts'
import type { Beside, Kind, Named, Slots } from './types.ts'
import type { Verdict } from './verdict.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'
import { textureOf } from './words/textures.ts'

/** Puts what was decided about a word where a search looks for it. */
export function place(
  item: Item,
  verdict: Verdict,
  slots: Slots,
  isByName: (item: Item) => boolean = () => true,
): void {
  if (item.spared || verdict === 'spared') slots.spared.push(...foodsOf(item))
  if (verdict === 'spared') return
  if (verdict === 'wanted') want(item, slots)
  // «баночка меду, щось солодке»: how it is to taste is at nobody's hand.
  else if (verdict === 'hand' && small.taste.has(item.words[0]?.low)) want(item, slots)
  else if (verdict === 'hand') slots.useUp.push(item.foods[0] ?? '')
  else if (verdict === 'unsure' && !isWritten(item)) slots.words.push(item.words[0]?.low ?? '')
  else if (verdict === 'beside') slots.beside.push(companion(item))
  else if (verdict === 'unsure') slots.unsure.push(...namedBy(item))
  else refuse(item, verdict, slots, isByName)
}

/** The food that it names, or what a dish is to be made with: «оладки на кефірі». */
export const foodsOf = ({ foods, parts }: Item): readonly string[] =>
  foods.length > 0 ? foods.slice(0, 1) : parts

/** "match" has the stem of matcha: of what nobody understands only what is called by its name is asked about. */
function isWritten({ kind, words: [word, another] }: Item): boolean {
  if (kind === 'word') return false
  if (kind !== 'food' || !word || another || word.cyrillic) return true
  return names.single(word.as({ deep: '\u0000' })).length > 0
}

/** What a person meant by it, one way or the other; a word that may be a slip is only looked for. */
function namedBy(item: Item): Named[] {
  const dishes = item.terms.filter((term) => term.kind === 'dishes')
  if (dishes.length > 0 && item.parts.length === 0) return dishes
  const foods = [...item.foods.slice(0, 1), ...item.parts]
  return foods.map((id) => ({ kind: 'include', id }))
}

/** «суп, тільки не рибний суп», «не рибний суп, але якийсь суп»: only such a one is refused. */
export function keepTheRest(verdicts: Verdicts, slots: Slots): void {
  const judged = [...verdicts]
  // Of a dish that is refused and wished for nobody can tell: the refusal holds.
  const coursesOf = ({ terms }: Item) =>
    terms.filter(({ kind }) => kind === 'courses').map(({ id }) => id)
  const wished = judged.flatMap(([item, verdict]) => (isWished(verdict) ? coursesOf(item) : []))
  for (const [item, verdict] of judged) {
    if (verdict !== 'refused' || item.foods.length + item.parts.length === 0) continue
    const kept = coursesOf(item).filter((id) => wished.includes(id))
    slots.refused.courses = slots.refused.courses.filter((id) => !kept.includes(id))
  }
}

function companion(item: Item): Beside {
  const dish = item.terms.some(({ kind }) => kind === 'dishes')
  const words = item.words.map(({ low }) => low.replace(named, '')).join(' ')
  return { words, dish, ...(fillsPlate(item) && { side: true }) }
}

function want(item: Item, slots: Slots): void {
  const [{ low } = { low: '' }, another] = item.words
  // "creamy" is how it eats, and no cream; who wants nothing creamy refuses that.
  if (!another && textureOf(low)) slots.words.push(low)
  else if (item.kind === 'diet' && item.diet) {
    slots.diets.push(item.diet)
    const excluded = dietExcludes[item.diet]
    if (excluded) slots.exclude.push(excluded)
    // Halal is asked by one word and means two things.
    if (small.halal.has(item.words[0]?.low)) slots.exclude.push('alcohol')
    if (small.kosher.has(item.words[0]?.low)) {
      slots.exclude.push('seafood')
      slots.kosher = true
    }
  } else if (item.kind === 'term') {
    for (const term of item.terms) slots[term.kind].push(term.id)
    if (small.taste.has(item.words.at(-1)?.low)) slots.byTaste = true
    slots.include.push(...item.parts)
  } else if (item.kind === 'food') {
    const [id = ''] = item.foods
    // Nobody cooks for the sake of lactose: whoever names it may do without it, or may have it.
    if (small.onlyInside.has(low) && !another) slots.unsure.push({ kind: 'include', id })
    else slots.include.push(id)
  } else guess(item, slots)
}

/** «кроків» is no slip of «кролика». */
const isPlain = once(() => new Set([...plainWords(), ...everydayWords()]))

/** A word that nothing knows: a slip of a known one if only one is near, else a word to search for. */
function guess(item: Item, slots: Slots): void {
  const low = item.words[0]?.low ?? ''
  if (small.quick.has(low)) return void slots.occasions.push('quick')
  if (small.cheap.has(low)) return void slots.occasions.push('budget')
  // «тушкована» describes what it stands beside and is no slip of «тушонка», "trying" none of "frying".
  // A "bunch" is no brunch.
  const described =
    isModifier(formOf(low)) ||
    endings.thirdPerson.has(low) ||
    isIdle(low) ||
    unitOf(formOf(low)) !== undefined
  const plain = isPlain().has(low)
  const foods = described || plain ? [] : nearFoods(low)
  const terms = described ? [] : nearTerms(low)
  const near = plain ? terms.filter(({ kind }) => kind !== 'equipment') : terms
  const [food] = foods
  const [diet] = nearDiets(low)
  const put = (kind: 'include' | Kind, id: string) => {
    slots[kind].push(id)
    slots.guesses.push({ word: low, kind, id })
  }
  if (near.length > 0 && foods.length === 0) for (const term of near) put(term.kind, term.id)
  else if (food && foods.length === 1) put('include', food)
  else if (foods.length === 0 && diet) place({ ...item, kind: 'diet', diet }, 'wanted', slots)
  else if (low.length > 2 && !small.toWhom.has(low)) slots.words.push(low)
}

function refuse(
  item: Item,
  verdict: Verdict,
  slots: Slots,
  isByName: (item: Item) => boolean,
): void {
  // A refused word may be misspelt: whatever it may have meant is left out.
  const foods =
    item.kind === 'word'
      ? foodsMeant(item.words[0]?.low ?? '')
      : [...item.foods, ...(isOfOneFood(item) ? [] : item.parts)]
  // "but not sweet" is no word for candy.
  const taste = small.taste.has(item.words[0]?.low) && foods.includes('sweets')
  slots.exclude.push(...(taste ? ['sweet'] : foods))
  if (foods.includes('sulphites')) slots.allergies.push('sulphites')
  if (verdict === 'allergy') slots.allergies.push(...foods.flatMap(allergensUnder))
  for (const term of item.terms) slots.refused[term.kind].push(term.id)
  if (item.kind === 'diet' || foods.length > 0 || item.terms.length > 0) return
  const low = item.words[0]?.low ?? ''
  if (small.stove.has(low)) return void slots.refused.equipment.push('stove')
  // «лікар заборонив смажене»
  if (small.fried.has(low)) return void slots.refused.equipment.push('frying')
  // «живіт болить»: it is where it hurts, and in no dish.
  if (small.belly.has(low)) return
  const near = nearTerms(low)
  for (const term of near) slots.refused[term.kind].push(term.id)
  if (near.length === 0 && low.length > 2 && !isNoFood(low) && isByName(item))
    slots.unknownExclusions.push(low)
}

/** «не картопляне пюре, а деруни»: another dish of the same food may be wished for. */
function isOfOneFood({ terms, foods }: Item): boolean {
  return foods.length === 0 && terms.some(({ id }) => id === 'mashed-potato')
}

/** «не хочу зіпсувати», "never say never": a word of every day or a verb is no food that hides somewhere. */
function isNoFood(low: string): boolean {
  const { light, cyrillic } = formOf(low)
  // «жирного», "canned": what a food is not to be like may stand in a recipe.
  if (endings.adjective.has(low) || isModifier(formOf(low))) return false
  return (
    isPlain().has(low) ||
    stopWords.has(low) ||
    isCommon(light) ||
    isOfItsOwn(low) ||
    (cyrillic && (endings.infinitive.has(low) || endings.thirdPerson.has(low)))
  )
}

/** «не люблю зелені»: as an adjective the word means nothing here. */
function foodsMeant(low: string): readonly string[] {
  if (small.greens.has(low)) return ['herb']
  if (small.bones.has(low)) return ['beef-bones']
  if (small.sweet.has(low)) return ['sweets']
  // «не варену» says how it is not to be, and is no slip of jam.
  const near = isModifier(formOf(low)) ? [] : nearFoods(low)
  return near.length > 0 ? near : heardAs(low)
}
