import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Chip } from '../../../shared/wire/search.ts'
import type { Context } from '../../kernel/context.ts'
import { chipsOf, oneOfTwo } from './chips.ts'
import { readQuestion } from './read-question.ts'

export interface Understood {
  slots: Slots
  chips: Chip[]
}

/** What is understood of the words in the search box, before anything is searched. */
export async function understand(ctx: Context, { q }: { q: string }): Promise<Understood> {
  const slots = oneOfTwo(await readQuestion(ctx, ctx.actor ? ctx.sql : ctx.readSql, q))
  return { slots, chips: chipsOf(slots, ctx.language, ctx.config.currency) }
}

const plain: readonly Chip['kind'][] = ['dishes', 'include', 'words']

/** A dish, a food or a plain word is searched for as it is; «суп» is a plain word too. */
export function isQuestion(text: string, chips: readonly Pick<Chip, 'kind'>[]): boolean {
  const short = text.trim().split(/\s+/).length <= 2
  return chips.some(({ kind }) => !plain.includes(kind) && !(short && kind === 'courses'))
}
