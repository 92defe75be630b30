import { intakeBegin, intakeIdInput } from '../../../shared/wire/intakes.ts'
import { beginIntake, dropIntake, undoIntake } from '../../domain/file-import/decide.ts'
import { currentIntake, intakePhotos } from '../../domain/file-import/read.ts'
import { stepIntake } from '../../domain/file-import/step.ts'
import { procedure, router } from './trpc.ts'

export const intakesRouter = router({
  current: procedure.query(({ ctx }) => currentIntake(ctx)),
  begin: procedure.input(intakeBegin).mutation(({ ctx, input }) => beginIntake(ctx, input)),
  step: procedure.input(intakeIdInput).mutation(({ ctx, input }) => stepIntake(ctx, input)),
  photos: procedure.input(intakeIdInput).query(({ ctx, input }) => intakePhotos(ctx, input)),
  undo: procedure.input(intakeIdInput).mutation(({ ctx, input }) => undoIntake(ctx, input)),
  drop: procedure.input(intakeIdInput).mutation(({ ctx, input }) => dropIntake(ctx, input)),
})
