import type { z } from 'zod'
import { endAfterResetInput } from '../../../shared/wire/after-reset.ts'
import { invitationInput } from '../../../shared/wire/kitchens.ts'
import { requestResetInput, resetPasswordInput, tokenInput } from '../../../shared/wire/people.ts'
import { endAfterReset } from '../../domain/account/reset/after-reset.ts'
import { resetPassword } from '../../domain/account/reset/reset-password.ts'
import { joinKitchen } from '../../domain/kitchens/membership.ts'
import { requestReset } from '../../domain/people/request-reset.ts'
import { requestSignInLink, signInByLink } from '../../domain/people/sign-in-link.ts'
import { verifyEmail } from '../../domain/people/verify-email.ts'
import { DomainError } from '../../kernel/errors.ts'
import { form } from './form.ts'

/** Asks for the mailed link or, with its token, sets the new password. */
export const postReset = form('/reset', async (ctx, fields) => {
  if (fields['token'] === undefined) {
    await requestReset(ctx, parsed(requestResetInput, fields))
    return { to: '/reset?sent=1', typed: true }
  }
  const { session } = await resetPassword(ctx, parsed(resetPasswordInput, fields))
  return { session, to: '/reset/done' }
})

/** Asks for the mailed link that signs in or, with its token, does. */
export const postSignInLink = form('/login/link', async (ctx, fields) => {
  if (fields['token'] === undefined) {
    await requestSignInLink(ctx, parsed(requestResetInput, fields))
    return { to: '/login/link?sent=1', typed: true }
  }
  const { session } = await signInByLink(ctx, parsed(tokenInput, fields))
  return { session, to: '/' }
})

/** Each row of that page is a choice named after its kind and id: to keep it, or to end it. */
export const postAfterReset = form('/reset/done', async (ctx, fields) => {
  const ended = (kind: string) =>
    Object.entries(fields).flatMap(([name, choice]) =>
      name.startsWith(`${kind}:`) && choice === 'end' ? [name.slice(kind.length + 1)] : [],
    )
  const input = { agents: ended('agent'), passkeys: ended('passkey'), services: ended('service') }
  await endAfterReset(ctx, parsed(endAfterResetInput, input))
  return { to: '/' }
})

export const postVerify = form('/verify', async (ctx, fields) => {
  await verifyEmail(ctx, parsed(tokenInput, fields))
  return { to: '/verify?done=1' }
})

export const postJoin = form('/join', async (ctx, fields) => {
  await joinKitchen(ctx, parsed(invitationInput, fields))
  return { to: '/plan?joined=1' }
})

function parsed<T>(schema: z.ZodType<T>, fields: unknown): T {
  const input = schema.safeParse(fields)
  if (!input.success) throw new DomainError('input_invalid')
  return input.data
}
