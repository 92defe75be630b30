import { entryOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { type Form, formOf } from '../text/forms.ts'
import { said } from './words/said.ts'

/**
 * «бульйон із сушених грибів» is «грибний бульйон», «сік з лимона» is «лимонний сік»: where the name of a food
 * leaves open what it is made from and the words say so, it is the one that is called by that.
 */
export function madeFrom(
  words: readonly Form[],
  food: FoodMatch,
  matches: readonly FoodMatch[],
): FoodMatch | undefined {
  const after = words[food.to]
  if (food.to - food.from !== 1 || !said.madeFrom.has(after?.low)) return undefined
  const of = matches.find((match) => match.from > food.to && match.from <= food.to + 2)
  const head = words[food.from]
  // «чай з лимоном» only has it in it.
  if (!of || !head || said.instrumental.has(words[of.to - 1]?.low)) return undefined
  for (const adjective of adjectivesOf(of.id)) {
    const found = names.longest([formOf(adjective), head], 0)
    const id = found?.length === 2 ? found.values[0] : undefined
    if (id && id !== food.id) return { ...food, id, to: of.to }
  }
  return undefined
}

/** Its own adjectives, then those of the groups above it: porcini are mushrooms. */
function adjectivesOf(id: string, depth = 0): readonly string[] {
  const entry = entryOf(id)
  if (!entry || depth > 2) return []
  return [
    ...(entry.adjectives ?? []),
    ...(entry.parents ?? []).flatMap((parent) => adjectivesOf(parent, depth + 1)),
  ]
}
