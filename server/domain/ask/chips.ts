import { refusedWhole } from '../../../shared/food/ask/part-of.ts'
import { dietExcludes } from '../../../shared/food/ask/terms.ts'
import { type Kind, kinds, type Slots } from '../../../shared/food/ask/types.ts'
import type { Diet } from '../../../shared/food/diet-table.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import {
  allergenName,
  choiceName,
  dietName,
  facetName,
  moneyText,
  refusedName,
  searchSentences,
  unsureName,
} from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { Chip } from '../../../shared/wire/search.ts'
import { refusalsOf } from './refusals.ts'
import { openWish } from './said.ts'

/** What is said as a number alone. */
const limits = ['maxMinutes', 'minMinutes', 'maxEnergy'] as const

/** What was understood of a question, each thing as one chip that a person can take away. */
export function chipsOf(slots: Slots, language: Language, currency: string): Chip[] {
  const chip = (kind: Chip['kind'], value: string, label: string): Chip => ({
    id: `${kind}:${value}`,
    kind,
    value,
    label,
  })
  const said = searchSentences[language]
  const refused = (name: string) => refusedName(name, language)
  const isLactose = (id: string, ofMilk: string) => slots.onlyLactose === true && id === ofMilk
  const facets = kinds.flatMap((kind) => [
    ...slots[kind].map((id) => chip(kind, id, facetName(kind, id, language))),
    ...slots.refused[kind].map((id) =>
      chip(`refused-${kind}`, id, refused(refusedFacet(kind, id, language))),
    ),
  ])
  const price = slots.price
  const priceText =
    price &&
    fill(price.per === 'serving' ? said.priceServing : said.priceTotal, {
      price: moneyText(price.max, price.currency ?? currency, language),
    })
  return [
    ...facets,
    ...slots.include.map((id) => chip('include', id, foodName(id, language))),
    ...slots.anyOf.map((group) => chip('anyOf', group.join('|'), choiceName(group, language))),
    ...slots.useUp.map((id) => chip('useUp', id, foodName(id, language))),
    ...refusalsOf(
      slots.exclude.filter((id) => !impliedBy(slots.diets).has(id)),
      language,
    ).map(({ ids, name }) =>
      chip('exclude', ids[0], refused(isLactose(ids[0], 'dairy') ? said.lactose : name)),
    ),
    ...slots.spared.map((id) => chip('spared', id, foodName(id, language))),
    ...slots.unknownExclusions.map((word) => chip('unknownExclusions', word, `${word}?`)),
    ...slots.diets.map((diet) =>
      chip(
        'diets',
        diet,
        isLactose(diet, 'dairy-free') ? said.withoutLactose : dietName(diet, language),
      ),
    ),
    ...slots.allergies.map((one) =>
      chip(
        'allergies',
        one,
        refused(isLactose(one, 'milk') ? said.lactose : allergenName(one, language)),
      ),
    ),
    ...slots.unsure.map((one) =>
      chip('unsure', `${one.kind}:${one.id}`, unsureName(one, language)),
    ),
    // What is only told chooses nothing, so that there would be nothing to take away.
    ...slots.words
      .filter((word) => !slots.told?.includes(word))
      .map((word) => chip('words', word, word)),
    ...(slots.vague === undefined || !openWish(slots, currency)
      ? []
      : [chip('vague', slots.vague, slots.vague === 'easy' ? said.vagueEasy : said.vagueAny)]),
    ...limits.flatMap((kind) => {
      const count = slots[kind]
      return count === undefined ? [] : [chip(kind, String(count), fill(said[kind], { count }))]
    }),
    ...(price && priceText ? [chip('price', String(price.max), priceText)] : []),
    ...(slots.servings === undefined
      ? []
      : [chip('servings', String(slots.servings), String(slots.servings))]),
  ]
}

/** «італійська» is a kitchen among wishes by its place alone; a refusal has to name it. */
function refusedFacet(kind: Kind, id: string, language: Language): string {
  const name = facetName(kind, id, language)
  const kitchen = searchSentences[language].kitchen
  return kind === 'cuisines' && !name.endsWith(kitchen) ? `${name} ${kitchen}` : name
}

/** «Без глютену» is said once and is both a diet and a refusal: one chip stands for the two. */
function impliedBy(diets: readonly Diet[]): Set<string | undefined> {
  return new Set(diets.map((diet) => dietExcludes[diet]))
}

/** «суп» is both a dish and a course: said once, it means any soup. */
export function oneOfTwo(slots: Slots): Slots {
  return { ...slots, dishes: slots.dishes.filter((id) => !slots.courses.includes(id)) }
}

/** The question as it is once somebody has said of what was unsure that it is wanted, or that it is not. */
export function settledBy(slots: Slots, settled: readonly string[]): Slots {
  const next: Slots = { ...slots, refused: { ...slots.refused } }
  next.unsure = slots.unsure.filter(({ kind, id }) => {
    const wanted = settled.includes(`with:${kind}:${id}`)
    if (!wanted && !settled.includes(`without:${kind}:${id}`)) return true
    if (wanted) next[kind] = [...next[kind], id]
    else if (kind === 'include') next.exclude = [...next.exclude, refusedWhole(id)]
    else next.refused[kind] = [...next.refused[kind], id]
    return false
  })
  return next
}

/** The question as it would be without these chips. */
export function withoutChips(slots: Slots, dropped: readonly string[]): Slots {
  const implied = impliedBy(slots.diets.filter((diet) => dropped.includes(`diets:${diet}`)))
  const unsaid = refusalsOf(slots.exclude, slots.language)
    .filter(({ ids }) => dropped.includes(`exclude:${ids[0]}`))
    .flatMap(({ ids }) => ids)
  const gone = new Set([...dropped, ...[...implied, ...unsaid].map((id) => `exclude:${id}`)])
  const left = <T extends string>(kind: string, values: readonly T[]) =>
    values.filter((value) => !gone.has(`${kind}:${value}`))
  const byKind = (from: Record<Kind, string[]>, prefix = '') =>
    Object.fromEntries(kinds.map((kind) => [kind, left(prefix + kind, from[kind])])) as Record<
      Kind,
      string[]
    >
  const { vague, maxMinutes, minMinutes, maxEnergy, price, servings, ...rest } = slots
  const kept = limits.flatMap((kind) => {
    const count = slots[kind]
    return count === undefined || gone.has(`${kind}:${count}`) ? [] : [[kind, count] as const]
  })
  return {
    ...rest,
    ...byKind(slots),
    refused: byKind(slots.refused, 'refused-'),
    include: left('include', slots.include),
    anyOf: slots.anyOf.filter((group) => !gone.has(`anyOf:${group.join('|')}`)),
    useUp: left('useUp', slots.useUp),
    exclude: left('exclude', slots.exclude),
    spared: left('spared', slots.spared),
    unknownExclusions: left('unknownExclusions', slots.unknownExclusions),
    diets: left('diets', slots.diets),
    allergies: left('allergies', slots.allergies),
    words: left('words', slots.words),
    unsure: slots.unsure.filter(({ kind, id }) => !gone.has(`unsure:${kind}:${id}`)),
    ...(vague !== undefined && !gone.has(`vague:${vague}`) && { vague }),
    ...Object.fromEntries(kept),
    ...(price && !gone.has(`price:${price.max}`) && { price }),
    ...(servings !== undefined && !gone.has(`servings:${servings}`) && { servings }),
  }
}
