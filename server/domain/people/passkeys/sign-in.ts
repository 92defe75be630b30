import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PasskeySignInInput } from '../../../../shared/wire/passkeys.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { countUse } from '../../limits/count-use.ts'
import { renew, type SignedIn } from '../sign-up.ts'
import { consumeChallenge, keepChallenge } from './challenges.ts'
import { passkeyLibrary } from './library.ts'
import { refused } from './refused.ts'
import { relyingParty } from './relying-party.ts'

interface KeyRow {
  id: string
  person_id: string
  public_key: Buffer
  counter: number
}

/** Names no credential: the authenticator offers what it holds for us, and nobody learns who has one. */
export async function passkeySignInOptions(ctx: Context) {
  await countUse(ctx, 'signIn')
  const { generateAuthenticationOptions } = await passkeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
  })
  await keepChallenge(ctx, options.challenge, null)
  return options
}

export async function passkeySignIn(ctx: Context, input: PasskeySignInInput): Promise<SignedIn> {
  await countUse(ctx, 'signIn')
  const response = input.response as AuthenticationResponseJSON
  // passkeys_credential
  const [key] = await ctx.sql<KeyRow[]>`
    SELECT id, person_id, public_key, counter FROM passkeys WHERE credential_id = ${response.id}`
  if (!key || isForAnother(response, key)) throw new DomainError('passkey_refused')
  const counter = await verifiedCounter(ctx, response, key)
  return ctx.sql.begin(async (tx) => {
    // A counter that stands still or goes back is a copied key, unless it never counts at all.
    const used = await tx`
      UPDATE passkeys SET counter = ${counter}, last_used_at = ${ctx.now()}
      WHERE id = ${key.id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`
    if (used.count === 0) throw new DomainError('passkey_refused')
    return renew(ctx, tx, key.person_id)
  })
}

function isForAnother({ response }: AuthenticationResponseJSON, key: KeyRow): boolean {
  if (!response.userHandle) return false
  return Buffer.from(response.userHandle, 'base64url').toString() !== key.person_id
}

async function verifiedCounter(
  ctx: Context,
  response: AuthenticationResponseJSON,
  key: KeyRow,
): Promise<number> {
  const { id, origin } = relyingParty(ctx)
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, null),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.public_key),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(refused)
  if (!verified) throw new DomainError('passkey_refused')
  return authenticationInfo.newCounter
}
