import type { Person } from '../../../../shared/wire/people.ts'
import type { NewSession } from '../../../domain/people/sessions.ts'
import { sessionCookie } from '../../cookies.ts'
import type { TrpcContext } from '../trpc.ts'

/** The session travels as a cookie alone: no script, and no log of an answer, ever sees it. */
export function entered(
  ctx: TrpcContext,
  { person, session }: { person: Person; session: NewSession | null },
): Person {
  if (session) ctx.reply.append('set-cookie', sessionCookie(ctx.config, session))
  return person
}
