import { signInInput, signUpInput, tokenInput } from '../../../../shared/wire/people.ts'
import { trialLeft } from '../../../domain/account/trial/left.ts'
import { signIn } from '../../../domain/people/sign-in.ts'
import { signUp } from '../../../domain/people/sign-up.ts'
import { tryDemo } from '../../../domain/people/try-demo.ts'
import { resendVerification, verifyEmail } from '../../../domain/people/verify-email.ts'
import { waysIn } from '../../../domain/people/ways-in.ts'
import { sealedDevice } from '../../session-cookies.ts'
import { procedure } from '../trpc.ts'
import { entered } from './entered.ts'

export const entryProcedures = {
  waysIn: procedure.query(({ ctx }) => waysIn(ctx)),
  signUp: procedure
    .input(signUpInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await signUp(ctx, input))),
  signIn: procedure.input(signInInput).mutation(async ({ ctx, input }) => {
    const device = sealedDevice(ctx, ctx.request)
    return entered(ctx, await signIn(ctx, { ...input, sealedDevice: device }))
  }),
  trialLeft: procedure.query(({ ctx }) => trialLeft(ctx)),
  tryDemo: procedure.mutation(async ({ ctx }) => entered(ctx, await tryDemo(ctx))),
  verifyEmail: procedure.input(tokenInput).mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendVerification: procedure.mutation(({ ctx }) => resendVerification(ctx)),
}
