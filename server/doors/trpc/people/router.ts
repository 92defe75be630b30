import { profileInput } from '../../../../shared/wire/people.ts'
import { me, updateProfile } from '../../../domain/people/person.ts'
import { procedure, router } from '../trpc.ts'
import { accountProcedures } from './account.ts'
import { entryProcedures } from './entry.ts'
import { passkeyProcedures } from './passkeys.ts'
import { passwordProcedures } from './passwords.ts'
import { sessionProcedures } from './sessions.ts'

export const peopleRouter = router({
  me: procedure.query(({ ctx }) => me(ctx)),
  update: procedure.input(profileInput).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  ...entryProcedures,
  ...sessionProcedures,
  ...passwordProcedures,
  ...passkeyProcedures,
  ...accountProcedures,
})
