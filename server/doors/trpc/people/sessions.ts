import { sessionIdInput } from '../../../../shared/wire/people.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '../../../domain/people/sessions.ts'
import { sessionCookie } from '../../cookies.ts'
import { procedure } from '../trpc.ts'

export const sessionProcedures = {
  sessions: procedure.query(({ ctx }) => listSessions(ctx)),
  signOut: procedure.mutation(async ({ ctx }) => {
    await signOut(ctx)
    ctx.reply.append('set-cookie', sessionCookie(ctx.config, null))
    return { signedOut: true }
  }),
  endSession: procedure.input(sessionIdInput).mutation(async ({ ctx, input }) => {
    await endSession(ctx, input.id)
    return { id: input.id }
  }),
  endOtherSessions: procedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx)
    return { ended: true }
  }),
}
