import type { Language } from '../../../shared/language/languages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError, violatedIndex } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { takeLimit } from '../limits/take.ts'
import { checkPassword } from './passwords.ts'
import { readPerson } from './person.ts'
import { type NewSession, startSession } from './sessions.ts'

export interface SignedIn {
  person: Person
  session: NewSession
}

export interface NewPerson {
  displayName: string
  email?: string | null
  emailVerified?: boolean
  passwordHash?: string | null
  language?: Language | undefined
  demoUntil?: Date
}

export async function signUp(
  ctx: Context,
  input: { email: string; password: string; displayName: string; language?: Language | undefined },
): Promise<SignedIn> {
  await takeLimit(ctx, 'signUp')
  checkPassword(input.password)
  const passwordHash = await ctx.passwords.hash(input.password)
  return ctx.sql.begin(async (tx) => {
    const personId = await addPerson(ctx, tx, { ...input, passwordHash })
    return enter(ctx, tx, personId)
  })
}

/** A new person with a kitchen of their own. */
export async function addPerson(ctx: Context, tx: Transaction, person: NewPerson): Promise<string> {
  const id = newId('per')
  const kitchenId = newId('kit')
  try {
    await tx.savepoint(
      (point) => point`
      INSERT INTO people (id, email, email_verified_at, display_name, password_hash, language, demo_until, created_at)
      VALUES (${id}, ${person.email ?? null}, ${person.emailVerified ? ctx.now() : null}, ${person.displayName},
        ${person.passwordHash ?? null}, ${person.language ?? null}, ${person.demoUntil ?? null}, ${ctx.now()})`,
    )
  } catch (error) {
    if (violatedIndex(error) === 'people_email')
      throw new DomainError('email_taken', {}, { cause: error })
    throw error
  }
  await tx`INSERT INTO kitchens (id, name) VALUES (${kitchenId}, ${person.displayName})`
  await tx`INSERT INTO kitchen_members (person_id, kitchen_id) VALUES (${id}, ${kitchenId})`
  return id
}

/** A fresh session, never a reused one: whoever planted a session id before sign-in gains nothing. */
export async function enter(ctx: Context, tx: Transaction, personId: string): Promise<SignedIn> {
  const session = await startSession(ctx, tx, personId)
  const person = await readPerson(tx, personId)
  if (!person)
    throw new Error('A person who signs in has a row; look for a missing kitchen membership.')
  return { person, session }
}
