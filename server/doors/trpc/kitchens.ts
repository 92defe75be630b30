import {
  invitationIdInput,
  invitationInput,
  kitchenIdInput,
  kitchenNameInput,
  kitchenOpenInput,
  timeZoneInput,
} from '../../../shared/wire/kitchens.ts'
import { getInvitation, invite, removeInvitation } from '../../domain/kitchens/invitations.ts'
import {
  getKitchen,
  listKitchens,
  noticeTimeZone,
  renameKitchen,
  setTimeZone,
} from '../../domain/kitchens/kitchen.ts'
import {
  chooseKitchen,
  joinKitchen,
  leaveKitchen,
  openKitchen,
} from '../../domain/kitchens/membership.ts'
import { procedure, router } from './trpc.ts'

export const kitchensRouter = router({
  mine: procedure.query(({ ctx }) => getKitchen(ctx)),
  list: procedure.query(({ ctx }) => listKitchens(ctx)),
  open: procedure.input(kitchenOpenInput).mutation(({ ctx, input }) => openKitchen(ctx, input)),
  choose: procedure.input(kitchenIdInput).mutation(({ ctx, input }) => chooseKitchen(ctx, input)),
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
