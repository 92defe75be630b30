import {
  passkeyIdInput,
  passkeyRegisterInput,
  passkeySignInInput,
} from '../../../../shared/wire/passkeys.ts'
import { listPasskeys, removePasskey } from '../../../domain/people/passkeys/list.ts'
import {
  passkeyRegistrationOptions,
  registerPasskey,
} from '../../../domain/people/passkeys/register.ts'
import { passkeySignIn, passkeySignInOptions } from '../../../domain/people/passkeys/sign-in.ts'
import { procedure } from '../trpc.ts'
import { entered } from './entered.ts'

export const passkeyProcedures = {
  passkeys: procedure.query(({ ctx }) => listPasskeys(ctx)),
  // Asking for options leaves a challenge behind, so that a link or a prefetch must not do it.
  passkeyRegistrationOptions: procedure.mutation(({ ctx }) => passkeyRegistrationOptions(ctx)),
  passkeyRegister: procedure
    .input(passkeyRegisterInput)
    .mutation(({ ctx, input }) => registerPasskey(ctx, input)),
  passkeySignInOptions: procedure.mutation(({ ctx }) => passkeySignInOptions(ctx)),
  passkeySignIn: procedure
    .input(passkeySignInInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await passkeySignIn(ctx, input))),
  passkeyRemove: procedure
    .input(passkeyIdInput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
}
