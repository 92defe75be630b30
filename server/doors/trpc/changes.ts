import { changesInput } from '../../../shared/wire/changes.ts'
import { applyChanges } from '../../domain/changes/apply.ts'
import { procedure, router } from './trpc.ts'

export const changesRouter = router({
  send: procedure.input(changesInput).mutation(({ ctx, input }) => applyChanges(ctx, input)),
})
