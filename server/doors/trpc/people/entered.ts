import type { Person } from '../../../../shared/wire/people.ts'
import type { NewSession } from '../../../domain/people/sessions.ts'
import { sessionCookies } from '../../session-cookies.ts'
import type { TrpcContext } from '../trpc.ts'

/** The session travels as a cookie alone: no script, and no log of an answer, ever sees it. */
export function entered(
  ctx: TrpcContext,
  { person, session }: { person: Person; session: NewSession | null },
): Person {
  if (session)
    for (const line of sessionCookies(ctx, ctx.request, session))
      ctx.reply.append('set-cookie', line)
  return person
}
