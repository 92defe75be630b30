import type { Language } from '../../../shared/language/languages.ts'
import { personNames } from '../../../shared/language/person-names.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError, violatedIndex } from '../../errors.ts'
import { newId } from '../../ids.ts'

export interface NewPerson {
  displayName: string
  email?: string | null
  emailVerified?: boolean
  passwordHash?: string | null
  language?: Language | undefined
  demoUntil?: Date
}

/** Whoever tries without registering and then registers stays the same person, with all they made. */
export function admit(ctx: Context, tx: Transaction, person: NewPerson): Promise<string> {
  return orEmailTaken(
    tx.savepoint(async (point) => {
      const within = point as Transaction
      return (await keepDemo(ctx, within, person)) ?? (await insertPerson(ctx, within, person))
    }),
  )
}

/** A new person with a kitchen of their own. */
export function addPerson(ctx: Context, tx: Transaction, person: NewPerson): Promise<string> {
  return orEmailTaken(tx.savepoint((point) => insertPerson(ctx, point as Transaction, person)))
}

async function insertPerson(ctx: Context, tx: Transaction, person: NewPerson): Promise<string> {
  const id = newId('per')
  const kitchenId = newId('kit')
  await tx`
    INSERT INTO people (id, email, email_verified_at, display_name, password_hash, language, demo_until, created_at)
    VALUES (${id}, ${person.email ?? null}, ${person.emailVerified ? ctx.now() : null}, ${person.displayName},
      ${person.passwordHash ?? null}, ${person.language ?? null}, ${person.demoUntil ?? null}, ${ctx.now()})`
  await tx`INSERT INTO kitchens (id, name) VALUES (${kitchenId}, ${person.displayName})`
  await tx`INSERT INTO kitchen_members (person_id, kitchen_id) VALUES (${id}, ${kitchenId})`
  return id
}

async function keepDemo(ctx: Context, tx: Transaction, person: NewPerson): Promise<string | null> {
  if (!ctx.actor?.demo) return null
  const { personId, kitchenId } = ctx.actor
  const [guest] = await tx<{ display_name: string }[]>`
    SELECT display_name FROM people WHERE id = ${personId} AND demo_until IS NOT NULL FOR UPDATE`
  if (!guest) return null
  await tx`
    UPDATE people SET email = ${person.email ?? null}, display_name = ${person.displayName},
      email_verified_at = ${person.emailVerified ? ctx.now() : null},
      password_hash = ${person.passwordHash ?? null},
      language = coalesce(${person.language ?? null}, language), demo_until = NULL
    WHERE id = ${personId}`
  // A name that they gave the kitchen themselves stays.
  const ours = [guest.display_name, ...Object.values(personNames).map((names) => names.guest)]
  await tx`
    UPDATE kitchens SET name = ${person.displayName}
    WHERE id = ${kitchenId} AND name = ANY(${ours})`
  return personId
}

async function orEmailTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedIndex(error) === 'people_email')
      throw new DomainError('email_taken', {}, { cause: error })
    throw error
  }
}
