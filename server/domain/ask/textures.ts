import { textureOf, textures } from '../../../shared/food/ask/words/textures.ts'
import { formOf } from '../../../shared/food/text/forms.ts'
import type { Sql } from '../../db/client.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf, type Condition } from '../search/query.ts'
import { frequencies, frequencyOfBeginning } from '../search/terms.ts'
import { formsOf } from '../search/words.ts'

/** Foods that make a dish so, though nobody says it. */
const madeBy: Readonly<Record<string, readonly string[]>> = {
  creamy: ['cream', 'sour-cream', 'mascarpone', 'cream-cheese'],
}

export const isTexture = (word: string): boolean => textureOf(word) !== undefined

/** What a title or a description says of how it eats, in whatever language; null where none here does. */
export async function textureCondition(sql: Sql, word: string): Promise<Condition | null> {
  const texture = textureOf(word)
  if (!texture) return null
  const { words, beginnings } = textures[texture]
  const whole = [
    ...[...words].flatMap((low) => formsOf(formOf(low))).flatMap(places),
    ...(madeBy[texture] ?? []).map(lexeme.food),
  ]
  const begun = beginnings.flatMap(places)
  const known = await frequencies(sql, whole)
  const counts = await Promise.all(begun.map((beginning) => frequencyOfBeginning(sql, beginning)))
  const atMost = [...known.values(), ...counts].reduce((sum, count) => sum + count, 0)
  if (atMost === 0) return null
  const texts = [...known.keys()].map(quoted)
  return { text: anyOf([...texts, ...begun.map((beginning) => `${quoted(beginning)}:*`)]), atMost }
}

const places = (form: string) => [lexeme.title(form), lexeme.told(form)]
