import { providerInput, removePersonInput } from '../../../../shared/wire/people.ts'
import { exportData } from '../../../domain/account/export.ts'
import { removeAccount } from '../../../domain/account/remove.ts'
import { listIdentities, unlinkIdentity } from '../../../domain/people/ways-in.ts'
import { sessionCookie } from '../../cookies.ts'
import { procedure } from '../trpc.ts'

export const accountProcedures = {
  identities: procedure.query(({ ctx }) => listIdentities(ctx)),
  unlinkIdentity: procedure
    .input(providerInput)
    .mutation(({ ctx, input }) => unlinkIdentity(ctx, input)),
  exportData: procedure.query(({ ctx }) => exportData(ctx)),
  remove: procedure.input(removePersonInput.default({})).mutation(async ({ ctx, input }) => {
    const answer = await removeAccount(ctx, input)
    ctx.reply.append('set-cookie', sessionCookie(ctx.config, null))
    return answer
  }),
}
