import { kinds, type Slots } from '../../../shared/food/ask/types.ts'
import {
  allergenName,
  choiceName,
  dietName,
  facetName,
  foodName,
  moneyText,
  searchSentences,
} from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { SoftKind } from './plan.ts'

/** What was understood and found, by rule, in the language of the question. */
export function summaryOf(
  slots: Slots,
  count: number,
  dropped: readonly SoftKind[],
  currency: string,
): string {
  const { language } = slots
  const said = searchSentences[language]
  const list = (template: string, names: readonly string[]) =>
    names.length === 0 ? [] : [fill(template, { list: names.join(', ') })]
  const food = (id: string) => foodName(id, language)
  const kept = kinds.filter((kind) => !(dropped as readonly string[]).includes(kind))
  const sentences = [
    count === 0 ? said.nothing : fill(said.found, { count }),
    ...kept.flatMap((kind) =>
      list(
        said[kind],
        slots[kind].map((id) => facetName(kind, id, language)),
      ),
    ),
    ...list(said.include, [
      ...slots.include.map(food),
      ...slots.anyOf.map((group) => choiceName(group, language)),
    ]),
    ...list(said.useUp, slots.useUp.map(food)),
    ...list(said.exclude, [
      ...slots.exclude.map(food),
      ...kinds.flatMap((kind) => slots.refused[kind].map((id) => facetName(kind, id, language))),
      ...slots.unknownExclusions,
    ]),
    ...list(
      said.diets,
      slots.diets.map((diet) => dietName(diet, language)),
    ),
    ...list(
      said.allergies,
      slots.allergies.map((one) => allergenName(one, language)),
    ),
    ...list(said.words, dropped.includes('words') ? [] : slots.words),
    ...(slots.maxMinutes === undefined ? [] : [fill(said.maxMinutes, { count: slots.maxMinutes })]),
    ...(slots.minMinutes === undefined ? [] : [fill(said.minMinutes, { count: slots.minMinutes })]),
    ...priceSentences(slots, currency),
  ]
  const relaxed = count === 0 ? null : relaxedText(slots, dropped, currency)
  return [...sentences, ...(relaxed ? [relaxed] : [])].join(' ')
}

/** What of the question was not kept; null when all of it was. */
export function relaxedText(
  slots: Slots,
  dropped: readonly SoftKind[],
  currency: string,
): string | null {
  const { language } = slots
  const said = searchSentences[language]
  const names = dropped.flatMap((kind) =>
    kind === 'words' ? slots.words : slots[kind].map((id) => facetName(kind, id, language)),
  )
  const sentences = [
    ...(names.length === 0 ? [] : [fill(said.relaxed, { list: names.join(', ') })]),
    ...(isForeign(slots, currency) ? [fill(said.otherCurrency, { currency })] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

function priceSentences(slots: Slots, currency: string): string[] {
  if (!slots.price || isForeign(slots, currency)) return []
  const said = searchSentences[slots.language]
  const price = moneyText(slots.price.max, currency, slots.language)
  return [fill(slots.price.per === 'serving' ? said.priceServing : said.priceTotal, { price })]
}

function isForeign({ price }: Slots, currency: string): boolean {
  return price?.currency !== undefined && price.currency !== currency
}
