import { confirmInput, proposalIdInput, proposalListInput } from '../../../shared/wire/proposals.ts'
import {
  confirmProposal,
  reconsiderProposal,
  rejectProposal,
} from '../../domain/proposals/decide.ts'
import { countProposals, getProposal, listProposals } from '../../domain/proposals/read.ts'
import { procedure, router } from './trpc.ts'

export const proposalsRouter = router({
  list: procedure
    .input(proposalListInput.default({ limit: 30 }))
    .query(({ ctx, input }) => listProposals(ctx, input)),
  get: procedure.input(proposalIdInput).query(({ ctx, input }) => getProposal(ctx, input)),
  count: procedure.query(({ ctx }) => countProposals(ctx)),
  confirm: procedure.input(confirmInput).mutation(({ ctx, input }) => confirmProposal(ctx, input)),
  reject: procedure.input(proposalIdInput).mutation(({ ctx, input }) => rejectProposal(ctx, input)),
  reconsider: procedure
    .input(proposalIdInput)
    .mutation(({ ctx, input }) => reconsiderProposal(ctx, input)),
})
