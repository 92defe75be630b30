import { sessionIdInput } from '../../../../shared/wire/people.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '../../../domain/people/sessions.ts'
import { sessionCookie } from '../../cookies.ts'
import { deviceCookie } from '../../session-cookies.ts'
import { procedure } from '../trpc.ts'

export const sessionProcedures = {
  sessions: procedure.query(({ ctx }) => listSessions(ctx)),
  signOut: procedure.mutation(async ({ ctx }) => {
    await signOut(ctx)
    ctx.reply.append('set-cookie', sessionCookie(ctx.config, null))
    return { signedOut: true }
  }),
  endSession: procedure.input(sessionIdInput).mutation(async ({ ctx, input }) => {
    const { personId } = await endSession(ctx, input.id)
    ctx.reply.append('set-cookie', deviceCookie(ctx, ctx.request, personId))
    return { id: input.id }
  }),
  endOtherSessions: procedure.mutation(async ({ ctx }) => {
    const { personId } = await endOtherSessions(ctx)
    ctx.reply.append('set-cookie', deviceCookie(ctx, ctx.request, personId))
    return { ended: true }
  }),
}
