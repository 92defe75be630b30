import type { z } from 'zod'
import { invitationInput } from '../../../shared/wire/kitchens.ts'
import { requestResetInput, resetPasswordInput, tokenInput } from '../../../shared/wire/people.ts'
import { joinKitchen } from '../../domain/kitchens/membership.ts'
import { requestReset, resetPassword } from '../../domain/people/reset-password.ts'
import { verifyEmail } from '../../domain/people/verify-email.ts'
import { DomainError } from '../../errors.ts'
import { type Fields, form } from './form.ts'

/** Asks for the mailed link or, with its token, sets the new password. */
export const postReset = form('/reset', async (ctx, fields) => {
  if (fields['token'] === undefined) {
    await requestReset(ctx, parsed(requestResetInput, fields))
    return { to: '/reset?sent=1', typed: true }
  }
  const { session } = await resetPassword(ctx, parsed(resetPasswordInput, fields))
  return { session, to: '/' }
})

export const postVerify = form('/verify', async (ctx, fields) => {
  await verifyEmail(ctx, parsed(tokenInput, fields))
  return { to: '/verify?done=1' }
})

export const postJoin = form('/join', async (ctx, fields) => {
  await joinKitchen(ctx, parsed(invitationInput, fields))
  return { to: '/plan?joined=1' }
})

function parsed<T>(schema: z.ZodType<T>, fields: Fields): T {
  const input = schema.safeParse(fields)
  if (!input.success) throw new DomainError('input_invalid')
  return input.data
}
