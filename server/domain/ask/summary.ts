import { withoutGluten } from '../../../shared/food/ask/free-from.ts'
import { isIdle } from '../../../shared/food/ask/plain.ts'
import { kinds, namesAnything, type Slots } from '../../../shared/food/ask/types.ts'
import { breaks } from '../../../shared/food/diets.ts'
import { isKindOf, withNamesakes } from '../../../shared/food/lexicon/index.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import {
  allergenName,
  choiceName,
  dietName,
  facetName,
  moneyText,
  searchSentences,
  unsureName,
} from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import { mealsMeant } from './course-wish.ts'
import type { Instead } from './nearest.ts'
import { doubtfulToo } from './refused-too.ts'
import { isForeign, limited, openWish } from './said.ts'
import { healthSentences, replacingSentences } from './said-besides.ts'
import { isFirmOccasion, isSoftOccasion, type SoftKind } from './soft.ts'

/** What came of a question. */
export interface Outcome {
  /** What of it was left out so that anything is found. */
  dropped: SoftKind[]
  /** Of several occasions each that is found meets one at least. */
  loosely?: boolean
  /** What is not said of the last ones that are shown. */
  near?: readonly string[]
  /** And how they are to eat. */
  nearWords?: readonly string[]
  /** So many stand before those. */
  sure?: number
  /** Foods that stand in no recipe, and what was looked for in their place. */
  instead?: readonly Instead[]
  /** Words of a part of the question that nobody understood. */
  passed?: readonly string[]
  /** Its words were left out because one of them stands in no recipe, and not for want of a dish. */
  unheard?: boolean
  /** A price that nothing costs in all was taken for that of a serving. */
  priceOfServing?: boolean
  /** What was asked for as a dinner is shown as any meal. */
  anyMeal?: boolean
  /** What is shown to a baby is written for somebody else. */
  noneForBabies?: boolean
  /** Why nothing is found. */
  reason: 'tooTangled' | 'notUnderstood' | 'nothingMeets' | null
}

/** What was understood and found, by rule, in the language of the question. */
export function summaryOf(
  slots: Slots,
  count: number,
  { dropped, reason, anyMeal }: Outcome,
  currency: string,
): string {
  const { language } = slots
  const said = searchSentences[language]
  const list = (template: string, names: readonly string[]) =>
    names.length === 0 ? [] : [fill(template, { list: names.join(', ') })]
  const food = (id: string) => foodName(id, language)
  const isLactose = (id: string, ofMilk: string) => slots.onlyLactose === true && id === ofMilk
  const left: readonly string[] = [...dropped, ...(anyMeal ? ['courses'] : [])]
  const kept = kinds.filter((kind) => !left.includes(kind))
  const sentences = [
    count === 0 ? said.nothing : fill(said.found, { count }),
    ...(reason === null ? [] : [...conflicts(slots), ...bothWays(slots), said[reason]]),
    ...kept.flatMap((kind) =>
      list(
        said[kind],
        slots[kind].map((id) => facetName(kind, id, language)),
      ),
    ),
    ...list(
      said.occasions,
      dropped.includes('occasions')
        ? slots.occasions.filter(isFirmOccasion).map((id) => facetName('occasions', id, language))
        : [],
    ),
    ...list(said.include, [
      ...slots.include.map(food),
      ...slots.anyOf.map((group) => choiceName(group, language)),
    ]),
    ...list(said.useUp, slots.useUp.map(food)),
    ...list(said.exclude, [
      ...slots.exclude.map((id) => (isLactose(id, 'dairy') ? said.lactose : food(id))),
      ...kinds.flatMap((kind) => slots.refused[kind].map((id) => facetName(kind, id, language))),
      ...slots.unknownExclusions,
    ]),
    ...list(said.spared, slots.spared.map(food)),
    ...list(
      said.diets,
      slots.diets.map((diet) =>
        isLactose(diet, 'dairy-free') ? said.withoutLactose : dietName(diet, language),
      ),
    ),
    ...list(
      said.allergies,
      slots.allergies.map((one) =>
        isLactose(one, 'milk') ? said.lactose : allergenName(one, language),
      ),
    ),
    ...list(said.words, dropped.includes('words') ? [] : slots.words),
    ...(slots.maxMinutes === undefined ? [] : [fill(said.maxMinutes, { count: slots.maxMinutes })]),
    ...(slots.minMinutes === undefined ? [] : [fill(said.minMinutes, { count: slots.minMinutes })]),
    ...(slots.maxEnergy === undefined ? [] : [fill(said.maxEnergy, { count: slots.maxEnergy })]),
    ...priceSentences(slots, currency),
    ...(slots.servings === undefined ? [] : [fill(said.servings, { count: slots.servings })]),
  ]
  return sentences.join(' ')
}

/** How a question was taken that names little or nothing, or leaves unsure what it means; else null. */
export function takenText(slots: Slots, currency: string): string | null {
  const said = searchSentences[slots.language]
  const open = openWish(slots, currency)
  const limit = !namesAnything(slots) && limited(slots, currency)
  const unsure = [
    ...slots.unsure,
    ...doubtfulToo(slots).map((id) => ({ kind: 'include' as const, id })),
  ].map((one) => unsureName(one, slots.language))
  const sentences = [
    ...(open ? [open === 'easy' ? said.takenEasy : said.takenAny] : limit ? [said.takenLimit] : []),
    ...(slots.eatsFish ? [said.takenFish] : []),
    ...(unsure.length > 0 ? [fill(said.unsure, { list: unsure.join(', ') })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** «веганський омлет з яйцями»: what was asked for breaks the diet that was asked for. */
function conflicts(slots: Slots): string[] {
  const { language, diets, include } = slots
  return diets.flatMap((diet) => {
    const breaking = include.filter(
      (id) =>
        breaks(id, diet) === 'yes' && !(diet === 'gluten-free' && withoutGluten(id) !== undefined),
    )
    if (breaking.length === 0) return []
    const list = [dietName(diet, language), ...breaking.map((id) => foodName(id, language))]
    return [fill(searchSentences[language].conflict, { list: list.join(', ') })]
  })
}

/** What of the question was not kept; null when all of it was. */
export function relaxedText(
  slots: Slots,
  {
    dropped,
    passed = [],
    unheard,
    loosely,
    near = [],
    nearWords = [],
    sure = 1,
    instead = [],
    priceOfServing,
    anyMeal,
    noneForBabies,
  }: Omit<Outcome, 'reason'>,
  currency: string,
): string | null {
  const { language } = slots
  const said = searchSentences[language]
  const unread = [...(unheard ? slots.words : []), ...passed].filter((word) => !isIdle(word))
  const meal = anyMeal ? slots.courses.map((id) => facetName('courses', id, language)) : []
  const without = dropped.flatMap((kind) =>
    kind === 'words'
      ? unheard
        ? []
        : slots.words.filter((word) => !isIdle(word))
      : kind === 'meals'
        ? (mealsMeant(slots)?.ids ?? []).map((id) => facetName('courses', id, language))
        : slots[kind]
            .filter((id) => kind !== 'occasions' || !isFirmOccasion(id))
            .map((id) => facetName(kind, id, language)),
  )
  const names = [...meal, ...without]
  const beside = [...near.map((id) => facetName('occasions', id, language)), ...nearWords]
  const unknown = slots.unknownExclusions
  const sentences = [
    // Whoever refuses what nobody here knows has to look for themselves.
    ...(unknown.length === 0 ? [] : [fill(said.unknownRefused, { list: unknown.join(', ') })]),
    ...(unread.length === 0 ? [] : [fill(said.unread, { list: unread.join(', ') })]),
    ...(names.length === 0 ? [] : [fill(said.relaxed, { list: names.join(', ') })]),
    ...(loosely
      ? [
          fill(said.loosely, {
            list: slots.occasions
              .filter(isSoftOccasion)
              .map((id) => facetName('occasions', id, language))
              .join(', '),
          }),
        ]
      : []),
    ...(beside.length === 0
      ? []
      : [fill(sure > 0 ? said.near : said.relaxed, { list: beside.join(', ') })]),
    ...instead.map(({ asked, shown }) =>
      fill(said.instead, { asked: foodName(asked, language), shown: foodName(shown, language) }),
    ),
    ...(priceOfServing ? [said.priceOfServing] : []),
    ...(noneForBabies ? [said.noneForBabies] : []),
    ...replacingSentences(slots),
    ...healthSentences(slots),
    ...bothWays(slots),
    ...(isForeign(slots, currency) ? [fill(said.otherCurrency, { currency })] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** Wished for and refused; a refusal that was taken back by its chip contradicts nothing any more. */
function bothWays({ contradicted, exclude, language }: Slots): string[] {
  const names = contradicted
    .filter((id) => withNamesakes(exclude).some((refused) => isKindOf(id, refused)))
    .map((id) => foodName(id, language))
  const said = searchSentences[language]
  return names.length === 0 ? [] : [fill(said.contradicted, { list: names.join(', ') })]
}

function priceSentences(slots: Slots, currency: string): string[] {
  if (!slots.price || isForeign(slots, currency)) return []
  const said = searchSentences[slots.language]
  const price = moneyText(slots.price.max, currency, slots.language)
  return [fill(slots.price.per === 'serving' ? said.priceServing : said.priceTotal, { price })]
}
