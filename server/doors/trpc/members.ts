import {
  concernsInput,
  memberAddInput,
  memberIdInput,
  memberUpdateInput,
} from '../../../shared/wire/members.ts'
import { concernsAbout } from '../../domain/members/concerning.ts'
import { addMember, listMembers, removeMember, updateMember } from '../../domain/members/members.ts'
import { procedure, router } from './trpc.ts'

export const membersRouter = router({
  list: procedure.query(({ ctx }) => listMembers(ctx)),
  add: procedure.input(memberAddInput).mutation(({ ctx, input }) => addMember(ctx, input)),
  update: procedure.input(memberUpdateInput).mutation(({ ctx, input }) => updateMember(ctx, input)),
  remove: procedure.input(memberIdInput).mutation(({ ctx, input }) => removeMember(ctx, input)),
  concerns: procedure.input(concernsInput).query(({ ctx, input }) => concernsAbout(ctx, input)),
})
