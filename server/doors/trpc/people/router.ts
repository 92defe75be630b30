import { z } from 'zod'
import { profileInput, signInInput, signUpInput } from '../../../shared/wire/people.ts'
import { me, updateProfile } from '../../domain/people/person.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '../../domain/people/sessions.ts'
import { signIn } from '../../domain/people/sign-in.ts'
import { type SignedIn, signUp } from '../../domain/people/sign-up.ts'
import { sessionCookie } from '../cookies.ts'
import { procedure, router, type TrpcContext } from './trpc.ts'

export const peopleRouter = router({
  me: procedure.query(({ ctx }) => me(ctx)),
  signUp: procedure
    .input(signUpInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await signUp(ctx, input))),
  signIn: procedure
    .input(signInInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await signIn(ctx, input))),
  signOut: procedure.mutation(async ({ ctx }) => {
    await signOut(ctx)
    ctx.reply.append('set-cookie', sessionCookie(ctx.config, null))
    return { signedOut: true }
  }),
  update: procedure.input(profileInput).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  sessions: procedure.query(({ ctx }) => listSessions(ctx)),
  endSession: procedure
    .input(z.object({ id: z.string().max(60) }))
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx, input.id)
      return { id: input.id }
    }),
  endOtherSessions: procedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx)
    return { ended: true }
  }),
})

/** The session travels as a cookie alone: no script, and no log of an answer, ever sees it. */
function entered(ctx: TrpcContext, { person, session }: SignedIn) {
  ctx.reply.append('set-cookie', sessionCookie(ctx.config, session))
  return person
}
