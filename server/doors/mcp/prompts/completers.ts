import { allergenName } from '../../../../shared/language/search.ts'
import { allergensUk } from '../../../../shared/language/search.uk.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { suggest } from '../../../domain/ask/suggest.ts'
import type { Completer } from '../endpoint.ts'

type Complete = Completer<AgentContext>

/** Free words, of which nobody knows the end. */
export const anything: Complete = async () => []

export function oneOf(values: readonly string[]): Complete {
  return async (_ctx, beginning) => values.filter((value) => value.startsWith(beginning.trim()))
}

/** Foods that are in published recipes; of several with commas the last is still being typed. */
export const foodsNamed: Complete = async (ctx, beginning) => {
  const [, before = '', typed = ''] = /^(.*[,;]\s*)?([^,;]*)$/s.exec(beginning.slice(0, 300)) ?? []
  const { foods } = await suggest(ctx, { q: typed })
  return foods.map(({ name }) => before + name)
}

const allergens = Object.keys(allergensUk) as (keyof typeof allergensUk)[]

export const allergensNamed: Complete = async (ctx, beginning) => {
  const typed = beginning.trim().toLowerCase()
  const names = allergens.map((one) => allergenName(one, ctx.language))
  return names.filter((name) => name.toLowerCase().startsWith(typed))
}
