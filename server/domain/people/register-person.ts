import type { Language } from '../../../shared/language/languages.ts'
import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError, violatedIndex } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'

export interface NewPerson {
  displayName: string
  email?: string | null
  emailVerified?: boolean
  passwordHash?: string | null
  language?: Language | undefined
  demoUntil?: Date
}

/** Whoever tries without registering and then registers stays the same person, with all they made. */
export function registerPerson(ctx: Context, tx: Transaction, person: NewPerson): Promise<string> {
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
  await tx`INSERT INTO kitchens (id) VALUES (${kitchenId})`
  await tx`
    INSERT INTO kitchen_members (person_id, kitchen_id, joined_at, chosen_at)
    VALUES (${id}, ${kitchenId}, ${ctx.now()}, ${ctx.now()})`
  return id
}

async function keepDemo(ctx: Context, tx: Transaction, person: NewPerson): Promise<string | null> {
  if (!ctx.actor?.demo) return null
  const { personId } = ctx.actor
  const kept = await tx`
    UPDATE people SET email = ${person.email ?? null}, display_name = ${person.displayName},
      email_verified_at = ${person.emailVerified ? ctx.now() : null},
      password_hash = ${person.passwordHash ?? null},
      language = coalesce(${person.language ?? null}, language), demo_until = NULL
    WHERE id = ${personId} AND demo_until IS NOT NULL`
  return kept.count > 0 ? personId : null
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
