import { eatersIn } from '../../../shared/food/ask/eaters.ts'
import { followsUp } from '../../../shared/food/ask/refine.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { Context } from '../../kernel/context.ts'
import { type Needs, needsOf } from '../members/needs.ts'
import { membersOf } from '../members/rows.ts'

export interface AskedFor {
  /** What is asked for, without whom it is for. */
  q: string
  prev: string[]
  needs: Needs
  /** For whom it was looked for. */
  said: string
}

/** «що можна Олегу»: a question that names somebody who eats in this kitchen asks for what they may eat. */
export async function askedForEaters(
  ctx: Context,
  q: string,
  prev: readonly string[],
): Promise<AskedFor | null> {
  if (!ctx.actor || q === '') return null
  const members = await membersOf(ctx.sql, ctx.actor.kitchenId)
  const names = members.map(({ name }) => name)
  const own = eatersIn(q, names)
  // A new wish is for everybody again.
  const before = own || followsUp(understandQuery(q)) ? prev : []
  const asked = [...before, q].map((text) => ({ text, ...eatersIn(text, names) }))
  const who = new Set(asked.flatMap((one) => one.who ?? []))
  if (who.size === 0) return null
  // «а для Солі?» asks the same for her.
  const rests = asked
    .map(({ text, rest = text }) => (isOnlyJoined(rest) ? '' : rest))
    .filter(Boolean)
  const eating = members.filter((_, at) => who.has(at))
  const { anythingFor, forEaters } = searchSentences[ctx.language]
  return {
    q: rests.at(-1) ?? anythingFor,
    prev: rests.slice(0, -1),
    needs: needsOf(eating),
    said: fill(forEaters, { list: eating.map(({ name }) => name).join(', ') }),
  }
}

const isOnlyJoined = (rest: string) => rest.replace(/[^\p{L}]/gu, '').length < 2

/** What both ask for. */
export function bothNeeds(one: Needs, other: Needs): Needs {
  const both = <T>(first: readonly T[], second: readonly T[]) => [...new Set([...first, ...second])]
  return {
    diets: both(one.diets, other.diets),
    allergies: both(one.allergies, other.allergies),
    without: both(one.without, other.without),
  }
}
