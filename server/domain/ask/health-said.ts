import type { Slots } from '../../../shared/food/ask/types.ts'
import { healthNames, searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'

/** What may be eaten with it is for a doctor to say; of diabetes what was done is said. */
export function healthSentences({ health = [], language }: Slots): string[] {
  const said = searchSentences[language]
  const others = health.filter((id) => id !== 'diabetes')
  const list = others.map((id) => healthNames[language][id]).join(', ')
  return [
    ...(health.includes('diabetes') ? [said.diabetes] : []),
    ...(others.length > 0 ? [fill(said.notWeighed, { list })] : []),
  ]
}
