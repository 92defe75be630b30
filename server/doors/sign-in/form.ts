import type { NewSession } from '../../domain/people/sessions.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { asDomainError } from '../../kernel/errors.ts'
import { contextOf } from '../context.ts'
import { sessionCookie } from '../cookies.ts'
import { fieldsOf } from '../form-fields.ts'
import { safeReturnTo } from '../return-to.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { sessionCookies } from '../session-cookies.ts'
import { typedCookie } from '../typed.ts'
import { seeOther, withError } from './see-other.ts'

const longestToken = 200

export type Fields = Record<string, string>

/** What came of a form: whose session it is from now on, and where to go but to where one came from. */
export interface Outcome {
  session?: NewSession | null
  to?: string
  /** The next page repeats what was typed. */
  typed?: boolean
}

/** A form sent without scripts: an act, then a page. One that is refused comes back as it was filled in. */
export function form(
  page: string,
  act: (ctx: Context, fields: Fields, request: Request) => Promise<Outcome>,
) {
  return async (services: Services, request: Request): Promise<Response> => {
    const { config, log } = services
    let fields: Fields = {}
    try {
      requireSameOrigin(config, request)
      fields = await fieldsOf(request)
      const { session, to, typed } = await act(await contextOf(services, request), fields, request)
      return seeOther(to ?? safeReturnTo(fields['return_to']), [
        ...cookiesOf(services, request, session),
        ...(typed ? [typedCookie(services, fields)] : []),
      ])
    } catch (error) {
      const { code, kind, cause } = asDomainError(error)
      if (kind === 'internal') log.error('form.failed', { page, error: cause })
      const back = withError(withToken(page, fields), code, safeReturnTo(fields['return_to']))
      return seeOther(back, [typedCookie(services, fields)])
    }
  }
}

function cookiesOf(services: Services, request: Request, session: Outcome['session']): string[] {
  if (session === undefined) return []
  return session === null
    ? [sessionCookie(services.config, null)]
    : sessionCookies(services, request, session)
}

/** The page of a mailed link is nothing without its token. */
function withToken(page: string, { token }: Fields): string {
  return token && token.length <= longestToken ? `${page}?${new URLSearchParams({ token })}` : page
}
