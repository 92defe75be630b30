import {
  concernsInput,
  memberAddInput,
  memberIdInput,
  memberUpdateInput,
} from '../../../shared/wire/members.ts'
import { replacedDishInput, replaceInput } from '../../../shared/wire/replacing.ts'
import { concernsAbout } from '../../domain/members/concerning.ts'
import { addMember, listMembers, removeMember, updateMember } from '../../domain/members/members.ts'
import { replaceInDish } from '../../domain/members/replace.ts'
import { replacingOf } from '../../domain/members/replacing.ts'
import { procedure, router } from './trpc.ts'

export const membersRouter = router({
  list: procedure.query(({ ctx }) => listMembers(ctx)),
  add: procedure.input(memberAddInput).mutation(({ ctx, input }) => addMember(ctx, input)),
  update: procedure.input(memberUpdateInput).mutation(({ ctx, input }) => updateMember(ctx, input)),
  remove: procedure.input(memberIdInput).mutation(({ ctx, input }) => removeMember(ctx, input)),
  concerns: procedure.input(concernsInput).query(({ ctx, input }) => concernsAbout(ctx, input)),
  replacing: procedure.input(replacedDishInput).query(({ ctx, input }) => replacingOf(ctx, input)),
  replace: procedure.input(replaceInput).mutation(({ ctx, input }) => replaceInDish(ctx, input)),
})
