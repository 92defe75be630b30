import { eatersIn } from '../../../shared/food/ask/eaters.ts'
import { followsUp } from '../../../shared/food/ask/refine.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { eaters } from '../../../shared/food/ask/words/eaters.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { Context } from '../../kernel/context.ts'
import { type Needs, needsOf } from '../members/needs.ts'
import { type MemberRow, membersOf } from '../members/rows.ts'

export interface AskedFor {
  /** What is asked for, without whom it is for. */
  q: string
  /** The same of the questions before it that it leans on. */
  prev: string[]
  /** And those as they were typed. */
  follows: string[]
  needs: Needs
  /** For whom it was looked for. */
  said: string
}

/** «що можна Олегу»: a question that names somebody who eats in this kitchen asks for what they may eat. */
export function askedForEaters(
  language: Language,
  members: readonly MemberRow[],
  q: string,
  prev: readonly string[],
): AskedFor | null {
  if (members.length === 0 || q === '') return null
  const names = members.map(({ name }) => name)
  const own = eatersIn(q, names)
  // A new wish is for everybody again, and «салат для Олега» for him alone; «а для Солі?» asks the same for her as well.
  const rest = own?.rest ?? q
  const isSame = own !== undefined && isOnlyJoined(own.rest)
  const leans = prev.length > 0 && (isSame || followsUp(understandQuery(rest)))
  const before = leans ? prev : []
  const asked = [...before, q].map((text) => ({ text, ...eatersIn(text, names) }))
  const who = new Set(asked.flatMap((one) => one.who ?? []))
  if (who.size === 0) return null
  const rests = asked.flatMap(({ text, rest }) =>
    rest === undefined ? text : isOnlyJoined(rest) ? [] : rest,
  )
  const eating = members.filter((_, at) => who.has(at))
  const { anythingFor, forEaters } = searchSentences[language]
  return {
    q: rests.at(-1) ?? anythingFor,
    prev: rests.slice(0, -1),
    follows: [...before],
    needs: needsOf(eating),
    said: fill(forEaters, { list: eating.map(({ name }) => name).join(', ') }),
  }
}

/** The same of a question that stands alone. */
export async function eatersNamed(ctx: Context, q: string): Promise<AskedFor | null> {
  const members = ctx.actor ? await membersOf(ctx.sql, ctx.actor.kitchenId) : []
  return askedForEaters(ctx.language, members, q, [])
}

const isOnlyJoined = (rest: string) =>
  (rest.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => eaters.joined.has(word))
