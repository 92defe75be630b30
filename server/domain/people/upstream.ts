import { personNames } from '../../../shared/language/person-names.ts'
import { signUpInput } from '../../../shared/wire/people.ts'
import type { Transaction } from '../../db/client.ts'
import { registered } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { UpstreamPerson } from '../../upstream/provider.ts'
import { registerPerson } from './register-person.ts'
import { holdSession } from './sessions.ts'
import { renew, type SignedIn } from './sign-up.ts'

/** Signs in whoever the other service says this is; a stranger becomes a new person. */
export async function signInUpstream(
  ctx: Context,
  provider: string,
  who: UpstreamPerson,
): Promise<SignedIn> {
  return ctx.sql.begin(async (tx) => {
    const known = await ownerOf(tx, provider, who.subject)
    if (known) return renew(ctx, tx, known)
    const personId = (await verifiedNamesake(tx, who)) ?? (await welcome(ctx, tx, who))
    await addIdentity(ctx, tx, personId, provider, who)
    return renew(ctx, tx, personId)
  })
}

/** Adds a way in for the person who is signed in. */
export async function connectUpstream(
  ctx: Context,
  provider: string,
  who: UpstreamPerson,
): Promise<void> {
  const { personId } = registered(ctx)
  await ctx.sql.begin(async (tx) => {
    await holdSession(ctx, tx)
    const known = await ownerOf(tx, provider, who.subject)
    if (known === personId) return
    if (known) throw new DomainError('identity_taken')
    await addIdentity(ctx, tx, personId, provider, who)
  })
}

async function ownerOf(tx: Transaction, provider: string, subject: string): Promise<string | null> {
  const [row] = await tx<{ person_id: string }[]>`
    SELECT person_id FROM identities WHERE provider = ${provider} AND subject = ${subject}`
  return row?.person_id ?? null
}

/**
 * The person with the same address, when both sides have verified it. If either has not, one of
 * the two may be a stranger who only typed it in.
 */
async function verifiedNamesake(tx: Transaction, who: UpstreamPerson): Promise<string | null> {
  if (!who.email) return null
  // people_email
  const [row] = await tx<{ id: string; verified: boolean }[]>`
    SELECT id, email_verified_at IS NOT NULL AS verified FROM people
    WHERE lower(email) = lower(${who.email})`
  if (!row) return null
  if (!(row.verified && who.emailVerified)) throw new DomainError('email_unverified')
  return row.id
}

function welcome(ctx: Context, tx: Transaction, who: UpstreamPerson): Promise<string> {
  const name = signUpInput.shape.displayName.safeParse((who.name ?? '').slice(0, 80))
  const email = signUpInput.shape.email.safeParse(who.email)
  // An address that the service has not verified may be anybody's, so it is not kept.
  const verified = email.success && who.emailVerified
  return registerPerson(ctx, tx, {
    displayName: name.success ? name.data : personNames[ctx.language].cook,
    email: verified ? email.data : null,
    emailVerified: verified,
    language: ctx.language,
  })
}

async function addIdentity(
  ctx: Context,
  tx: Transaction,
  personId: string,
  provider: string,
  who: UpstreamPerson,
): Promise<void> {
  const added = await tx`
    INSERT INTO identities (provider, subject, person_id, email, created_at)
    VALUES (${provider}, ${who.subject}, ${personId}, ${who.email}, ${ctx.now()})
    ON CONFLICT DO NOTHING`
  // The same sign-in finished twice at once: the other one has it, and the next try will find it.
  if (added.count === 0) throw new DomainError('sign_in_cancelled')
}
