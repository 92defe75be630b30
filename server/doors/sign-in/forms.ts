import { signInInput, signUpInput } from '../../../shared/wire/people.ts'
import { signOut } from '../../domain/people/sessions.ts'
import { signIn } from '../../domain/people/sign-in.ts'
import { signUp } from '../../domain/people/sign-up.ts'
import { DomainError } from '../../kernel/errors.ts'
import { sealedDevice } from '../session-cookies.ts'
import { form } from './form.ts'

/** The same acts as the application's own, for a page without scripts. */
export const postLogin = form('/login', async (ctx, fields, request) => {
  const input = signInInput.safeParse(fields)
  if (!input.success) throw new DomainError('sign_in_refused')
  const { session } = await signIn(ctx, {
    ...input.data,
    sealedDevice: sealedDevice(ctx, request),
  })
  return { session }
})

export const postRegister = form('/register', async (ctx, fields) => {
  const input = signUpInput.safeParse({ ...fields, displayName: fields['display_name'] })
  if (!input.success) throw new DomainError('input_invalid')
  const { session } = await signUp(ctx, input.data)
  return { session }
})

export const postLogout = form('/login', async (ctx) => {
  await signOut(ctx)
  return { session: null }
})
