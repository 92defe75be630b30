import type { Language } from '../../../shared/language/languages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { countUse } from '../limits/count-use.ts'
import { mailLink, readerById } from './letters.ts'
import { checkPassword } from './passwords.ts'
import { readPerson } from './person.ts'
import { registerPerson } from './register-person.ts'
import { type NewSession, startSession } from './sessions.ts'

export interface SignedIn {
  person: Person
  session: NewSession
}

export async function signUp(
  ctx: Context,
  input: { email: string; password: string; displayName: string; language?: Language | undefined },
): Promise<SignedIn> {
  await countUse(ctx, 'signUp')
  checkPassword(input.password)
  const passwordHash = await ctx.passwords.hash(input.password)
  const answer = await ctx.sql.begin(async (tx) => {
    const personId = await registerPerson(ctx, tx, { ...input, passwordHash })
    return renew(ctx, tx, personId)
  })
  mailLink(ctx, 'verify', () => readerById(ctx, answer.person.id))
  return answer
}

/** The session that was there ends, and another begins. */
export async function renew(ctx: Context, tx: Transaction, personId: string): Promise<SignedIn> {
  return enter(ctx, tx, personId, await endOwnSession(ctx, tx, personId))
}

/** Gives the trial that whoever signs in leaves behind, now or when they signed in before. */
async function endOwnSession(
  ctx: Context,
  tx: Transaction,
  personId: string,
): Promise<string | null> {
  if (!ctx.actor) return null
  const [ended] = await tx<{ person_id: string; trial_id: string | null }[]>`
    DELETE FROM sessions WHERE id = ${ctx.actor.sessionId} RETURNING person_id, trial_id`
  if (!ended) return null
  if (ended.person_id === personId) return ended.trial_id
  return ctx.actor.demo ? ended.person_id : null
}

/** A fresh session, never a reused one: whoever planted a session id before sign-in gains nothing. */
export async function enter(
  ctx: Context,
  tx: Transaction,
  personId: string,
  trialId: string | null = null,
): Promise<SignedIn> {
  const session = await startSession(ctx, tx, personId, trialId)
  const person = await readPerson(tx, personId, session.id)
  if (!person)
    throw new Error('A person who signs in has a row; look for a missing kitchen membership.')
  return { person, session }
}
