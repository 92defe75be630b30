import type { Language } from '../../../shared/language/languages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { takeLimit } from '../limits/take.ts'
import { admit } from './admit.ts'
import { mailLink, readerById } from './letters.ts'
import { checkPassword } from './passwords.ts'
import { readPerson } from './person.ts'
import { type NewSession, startSession } from './sessions.ts'

export interface SignedIn {
  person: Person
  session: NewSession
}

export async function signUp(
  ctx: Context,
  input: { email: string; password: string; displayName: string; language?: Language | undefined },
): Promise<SignedIn> {
  await takeLimit(ctx, 'signUp')
  checkPassword(input.password)
  const passwordHash = await ctx.passwords.hash(input.password)
  const answer = await ctx.sql.begin(async (tx) => {
    const personId = await admit(ctx, tx, { ...input, passwordHash })
    return renew(ctx, tx, personId)
  })
  mailLink(ctx, 'verify', () => readerById(ctx, answer.person.id))
  return answer
}

/** The session that was there ends, and another begins. */
export async function renew(ctx: Context, tx: Transaction, personId: string): Promise<SignedIn> {
  if (ctx.actor) await tx`DELETE FROM sessions WHERE id = ${ctx.actor.sessionId}`
  return enter(ctx, tx, personId)
}

/** A fresh session, never a reused one: whoever planted a session id before sign-in gains nothing. */
export async function enter(ctx: Context, tx: Transaction, personId: string): Promise<SignedIn> {
  const session = await startSession(ctx, tx, personId)
  const person = await readPerson(tx, personId)
  if (!person)
    throw new Error('A person who signs in has a row; look for a missing kitchen membership.')
  return { person, session }
}
