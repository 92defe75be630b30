import {
  changePasswordInput,
  requestResetInput,
  resetPasswordInput,
} from '../../../../shared/wire/people.ts'
import { afterReset } from '../../../domain/account/reset/after-reset.ts'
import { resetPassword } from '../../../domain/account/reset/reset-password.ts'
import { changePassword } from '../../../domain/people/change-password.ts'
import { requestReset } from '../../../domain/people/request-reset.ts'
import { procedure } from '../trpc.ts'
import { entered } from './entered.ts'

export const passwordProcedures = {
  changePassword: procedure
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await changePassword(ctx, input))),
  requestReset: procedure
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: procedure
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => entered(ctx, await resetPassword(ctx, input))),
  afterReset: procedure.query(({ ctx }) => afterReset(ctx)),
}
