import type { Slots } from '../../../shared/food/ask/types.ts'
import { rows as replacementRows } from '../../../shared/food/replace/replacements.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { healthNames, searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'

/** «чим замінити яйця»: what cooks take instead, where the table has it. */
export function replacingSentences({ replacing, language }: Slots): string[] {
  if (replacing === undefined) return []
  const by = replacementRows().flatMap((row) => (row.foods.includes(replacing) ? row.by : []))
  if (by.length === 0) return []
  const list = [...new Set(by)].map((id) => foodName(id, language)).join(', ')
  const name = foodName(replacing, language)
  const food = name.charAt(0).toUpperCase() + name.slice(1)
  return [fill(searchSentences[language].replacedBy, { food, list })]
}

/** What may be eaten with it is for a doctor to say; of diabetes what was done is said. */
export function healthSentences({ health = [], language }: Slots): string[] {
  const said = searchSentences[language]
  const others = health.filter((id) => id !== 'diabetes' && id !== 'otherDiet')
  const list = others.map((id) => healthNames[language][id]).join(', ')
  return [
    ...(health.includes('diabetes') ? [said.diabetes] : []),
    ...(others.length > 0 ? [fill(said.notWeighed, { list })] : []),
    ...(health.includes('otherDiet') ? [said.otherDiet] : []),
  ]
}
