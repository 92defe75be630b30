import { signInInput, signUpInput } from '../../../shared/wire/people.ts'
import type { Context, Services } from '../../context.ts'
import { signOut } from '../../domain/people/sessions.ts'
import { signIn } from '../../domain/people/sign-in.ts'
import { type SignedIn, signUp } from '../../domain/people/sign-up.ts'
import { asDomainError, DomainError } from '../../errors.ts'
import { readText } from '../body.ts'
import { contextOf } from '../context.ts'
import { sessionCookie } from '../cookies.ts'
import { safeReturnTo } from '../return-to.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { seeOther, withError } from './see-other.ts'

const largestForm = 64 * 1024

/** The same acts as the application's own, for a page without scripts: a form, and then a page. */
export const postLogin = form('/login', (ctx, fields) => {
  const input = signInInput.safeParse(fields)
  if (!input.success) throw new DomainError('sign_in_refused')
  return signIn(ctx, input.data)
})

export const postRegister = form('/register', (ctx, fields) => {
  const input = signUpInput.safeParse({ ...fields, displayName: fields['display_name'] })
  if (!input.success) throw new DomainError('input_invalid')
  return signUp(ctx, input.data)
})

export const postLogout = form('/login', async (ctx) => {
  await signOut(ctx)
  return null
})

type Fields = Record<string, string>
type Act = (ctx: Context, fields: Fields) => Promise<SignedIn | null>

function form(page: string, act: Act) {
  return async (services: Services, request: Request): Promise<Response> => {
    const { config, log } = services
    let returnTo = '/'
    try {
      requireSameOrigin(config, request)
      const fields = await fieldsOf(request)
      returnTo = safeReturnTo(fields['return_to'])
      const entered = await act(await contextOf(services, request), fields)
      return seeOther(returnTo, [sessionCookie(config, entered?.session ?? null)])
    } catch (error) {
      const { code, kind, cause } = asDomainError(error)
      if (kind === 'internal') log.error('form.failed', { page, error: cause })
      return seeOther(withError(page, code, returnTo))
    }
  }
}

async function fieldsOf(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new DomainError('input_invalid')
  return Object.fromEntries(new URLSearchParams(await readText(request, largestForm)))
}
