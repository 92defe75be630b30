import {
  invitationIdInput,
  invitationInput,
  kitchenNameInput,
  timeZoneInput,
} from '../../../shared/wire/kitchens.ts'
import { getInvitation, invite, removeInvitation } from '../../domain/kitchens/invitations.ts'
import {
  getKitchen,
  noticeTimeZone,
  renameKitchen,
  setTimeZone,
} from '../../domain/kitchens/kitchen.ts'
import { joinKitchen, leaveKitchen } from '../../domain/kitchens/membership.ts'
import { procedure, router } from './trpc.ts'

export const kitchensRouter = router({
  mine: procedure.query(({ ctx }) => getKitchen(ctx)),
  rename: procedure.input(kitchenNameInput).mutation(({ ctx, input }) => renameKitchen(ctx, input)),
  setTimeZone: procedure.input(timeZoneInput).mutation(({ ctx, input }) => setTimeZone(ctx, input)),
  noticeTimeZone: procedure
    .input(timeZoneInput)
    .mutation(({ ctx, input }) => noticeTimeZone(ctx, input)),
  invite: procedure.mutation(({ ctx }) => invite(ctx)),
  invitation: procedure.input(invitationInput).query(({ ctx, input }) => getInvitation(ctx, input)),
  join: procedure.input(invitationInput).mutation(({ ctx, input }) => joinKitchen(ctx, input)),
  leave: procedure.mutation(({ ctx }) => leaveKitchen(ctx)),
  removeInvitation: procedure
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => removeInvitation(ctx, input)),
})
