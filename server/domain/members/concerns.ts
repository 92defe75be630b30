import { allergensOf, breaks, dietsOf } from '../../../shared/food/diets.ts'
import { foodsIn } from '../../../shared/food/foods-in.ts'
import { isA } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { allergenName, dietName } from '../../../shared/language/search.ts'
import type { Concern } from '../../../shared/wire/members.ts'
import { foodsRefusedBy } from './dislikes.ts'
import type { MemberRow } from './rows.ts'

/** Those of the table for whom a dish is not, or of whom nobody knows; each with the reason. */
export function concernsOf(
  lines: readonly ParsedLine[],
  members: readonly MemberRow[],
  language: Language,
  told: readonly string[] = [],
): Concern[] {
  const foods = [...new Set(lines.flatMap(foodsIn))]
  const { verdicts: allergens } = allergensOf(lines, told)
  const diets = dietsOf(lines, told)
  return members.flatMap((member) => {
    const holds: string[] = []
    const unsure: string[] = []
    const unsureDiets: string[] = []
    for (const allergen of member.allergies ?? []) {
      if (allergens[allergen] === 'yes') holds.push(allergenName(allergen, language))
      if (allergens[allergen] === 'unknown') unsure.push(allergenName(allergen, language))
    }
    for (const diet of member.diets) {
      if (diets[diet] === 'no') holds.push(...breaking(foods, diet, language))
      if (diets[diet] === 'unknown') unsureDiets.push(dietName(diet, language))
    }
    for (const text of member.dislikes) {
      const refused = foodsRefusedBy(text)
      const found = foods.find((id) => refused.some((each) => isA(id, each)))
      if (found) holds.push(foodName(found, language))
    }
    if (holds.length + unsure.length + unsureDiets.length === 0) return []
    return [{ member: member.name, holds: unique(holds), unsure, unsureDiets }]
  })
}

/** The food that breaks the diet is the reason, and is named. */
function breaking(
  foods: readonly string[],
  diet: Parameters<typeof breaks>[1],
  language: Language,
): string[] {
  const guilty = foods
    .filter((id) => breaks(id, diet) === 'yes')
    .map((id) => foodName(id, language))
  return guilty.length > 0 ? guilty.slice(0, 2) : [dietName(diet, language)]
}

function unique(names: readonly string[]): string[] {
  const seen = new Map(names.map((name) => [name.toLowerCase(), name] as const))
  return [...seen.values()]
}
