import { entryOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { wordsOf } from '../text/phrases.ts'

const known = new Map<string, string | undefined>()

/** The kind of a food that is sold without gluten: who asks for "gluten-free pasta" means that one too. */
export function withoutGluten(id: string): string | undefined {
  if (!known.has(id)) known.set(id, found(id))
  return known.get(id)
}

function found(id: string): string | undefined {
  for (const name of entryOf(id)?.en ?? []) {
    const words = wordsOf(`gluten-free ${name}`)
    const match = names.longest(words, 0)
    if (match?.length === words.length && match.values[0] !== id) return match.values[0]
  }
  return undefined
}

/** Whether the question wants no gluten. */
export function refusesGluten({ exclude }: { exclude: readonly string[] }): boolean {
  return exclude.includes('gluten')
}
