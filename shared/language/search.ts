import type { Kind, Named } from '../food/ask/types.ts'
import type { Diet } from '../food/diet-table.ts'
import { dishes } from '../food/lexicon/dishes.ts'
import { courses, cuisines, equipment, occasions } from '../food/lexicon/taxonomy.ts'
import type { Allergen } from '../food/lexicon/types.ts'
import { fromMinor, minorPerUnit, shelfDigits } from '../money.ts'
import { facetsCs } from './facets.cs.ts'
import { foodName } from './food-name.ts'
import { genitiveCs } from './genitive.cs.ts'
import { genitive } from './genitive.uk.ts'
import type { Language } from './languages.ts'
import { allergensCs, dietsCs, healthCs, searchCs } from './search.cs.ts'
import { allergensEn, dietsEn, healthEn, searchEn } from './search.en.ts'
import { allergensUk, dietsUk, healthUk, searchUk } from './search.uk.ts'

/** What is said of a question that was understood. */
export type SearchSentences = Record<
  | 'found'
  | 'nothing'
  | 'dishes'
  | 'include'
  | 'useUp'
  | 'exclude'
  | 'spared'
  | 'diets'
  | 'allergies'
  | 'courses'
  | 'cuisines'
  | 'occasions'
  | 'equipment'
  | 'words'
  | 'unsure'
  | 'maxMinutes'
  | 'minMinutes'
  | 'maxEnergy'
  | 'priceTotal'
  | 'priceServing'
  | 'servings'
  | 'takenAny'
  | 'takenEasy'
  | 'takenLimit'
  | 'takenFish'
  | 'vagueAny'
  | 'vagueEasy'
  | 'notUnderstood'
  | 'tooTangled'
  | 'nothingMeets'
  | 'noOthers'
  | 'unknownRefused'
  | 'anythingFor'
  | 'forEaters'
  | 'conflict'
  | 'contradicted'
  | 'relaxed'
  | 'unread'
  | 'near'
  | 'spare'
  | 'otherCurrency'
  | 'loosely'
  | 'instead'
  | 'priceOfServing'
  | 'noneForBabies'
  | 'diabetes'
  | 'notWeighed'
  | 'otherDiet'
  | 'replacedBy'
  | 'or'
  | 'kitchen'
  | 'lactose'
  | 'withoutLactose',
  string
>

export const searchSentences = { uk: searchUk, en: searchEn, cs: searchCs } satisfies Record<
  Language,
  SearchSentences
>

const diets = { uk: dietsUk, en: dietsEn, cs: dietsCs } satisfies Record<
  Language,
  Record<Diet, string>
>
const allergens = { uk: allergensUk, en: allergensEn, cs: allergensCs } satisfies Record<
  Language,
  Record<Allergen, string>
>
const taxonomy = { dishes, courses, cuisines, occasions, equipment }

/** «курка або індичка». */
export function choiceName(ids: readonly string[], language: Language): string {
  return ids.map((id) => foodName(id, language)).join(` ${searchSentences[language].or} `)
}

export function dietName(diet: Diet, language: Language): string {
  return diets[language][diet]
}

export function allergenName(allergen: Allergen, language: Language): string {
  return allergens[language][allergen]
}

export function facetName(kind: Kind, id: string, language: Language): string {
  const term = taxonomy[kind].find((one) => one.id === id)
  const said = language === 'cs' ? facetsCs[kind][id] : term?.[language][0]
  return said ?? term?.en[0] ?? id
}

/** What nobody can tell whether it is wanted. */
export function unsureName({ kind, id }: Named, language: Language): string {
  return kind === 'include' ? foodName(id, language) : facetName(kind, id, language)
}

/** A name as it stands after «без» or "without"; who types a word they refuse has put it so already. */
export function refusedName(name: string, language: Language): string {
  if (language === 'uk') return genitive(name)
  return language === 'cs' ? genitiveCs(name) : name
}

/** «250 ₴»: an amount in minor units as people write it. */
export function moneyText(minor: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: minor % minorPerUnit(currency) === 0 ? 0 : shelfDigits(currency),
  }).format(fromMinor(minor, currency))
}

/** What was told of somebody's health, by its name. */
export const healthNames = { uk: healthUk, en: healthEn, cs: healthCs }
