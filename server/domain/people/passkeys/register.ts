import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyRegisterInput } from '../../../../shared/wire/passkeys.ts'
import type { PasskeyView } from '../../../../shared/wire/people.ts'
import { registered } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError, violatedIndex } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { countUse } from '../../limits/count-use.ts'
import { readPerson } from '../person.ts'
import { holdSession } from '../sessions.ts'
import { consumeChallenge, keepChallenge } from './challenges.ts'
import { passkeyLibrary } from './library.ts'
import { passkeyView } from './list.ts'
import { refused } from './refused.ts'
import { relyingParty } from './relying-party.ts'

const mostPasskeys = 20

export async function passkeyRegistrationOptions(ctx: Context) {
  const { personId } = registered(ctx)
  await countUse(ctx, 'signIn', personId)
  const person = await readPerson(ctx.sql, personId)
  const held = await ctx.sql<{ credential_id: string }[]>`
    SELECT credential_id FROM passkeys WHERE person_id = ${personId}`
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: relyingParty(ctx).name,
    rpID: relyingParty(ctx).id,
    userID: new TextEncoder().encode(personId),
    userName: person?.email ?? person?.displayName ?? '',
    userDisplayName: person?.displayName ?? '',
    attestationType: 'none',
    excludeCredentials: held.map((one) => ({ id: one.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(ctx, options.challenge, personId)
  return options
}

export async function registerPasskey(
  ctx: Context,
  input: PasskeyRegisterInput,
): Promise<PasskeyView> {
  const { personId } = registered(ctx)
  const { credential } = await verified(ctx, personId, input.response as RegistrationResponseJSON)
  try {
    const [row] = await ctx.sql.begin(async (tx) => {
      await holdSession(ctx, tx)
      return tx<{ id: string; name: string; created_at: Date; last_used_at: null }[]>`
        INSERT INTO passkeys (id, credential_id, person_id, public_key, counter, transports, name, created_at)
        SELECT ${newId('pky')}, ${credential.id}, ${personId}, ${Buffer.from(credential.publicKey)},
          ${credential.counter}, ${input.response.response.transports ?? []}, ${input.name}, ${ctx.now()}
        WHERE (SELECT count(*) FROM passkeys WHERE person_id = ${personId}) < ${mostPasskeys}
        RETURNING id, name, created_at, last_used_at`
    })
    if (!row) throw new DomainError('passkey_refused')
    return passkeyView(row)
  } catch (error) {
    // One credential opens one account: whoever already has it keeps it.
    if (violatedIndex(error) === 'passkeys_credential')
      throw new DomainError('passkey_refused', {}, { cause: error })
    throw error
  }
}

async function verified(ctx: Context, personId: string, response: RegistrationResponseJSON) {
  const { id, origin } = relyingParty(ctx)
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, personId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(refused)
  if (!answer.verified) throw new DomainError('passkey_refused')
  return answer.registrationInfo
}
