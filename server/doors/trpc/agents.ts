import {
  autoApprovalInput,
  consentInput,
  decisionInput,
  grantInput,
} from '../../../shared/wire/agents.ts'
import { consent } from '../../domain/agents/authorize/consent.ts'
import { decide } from '../../domain/agents/authorize/decide.ts'
import { setAutoApproval } from '../../domain/agents/connections/auto-approval.ts'
import { connections } from '../../domain/agents/connections/list.ts'
import { revoke } from '../../domain/agents/connections/revoke.ts'
import { procedure, router } from './trpc.ts'

export const agentsRouter = router({
  consent: procedure.input(consentInput).query(({ ctx, input }) => consent(ctx, input)),
  decide: procedure.input(decisionInput).mutation(({ ctx, input }) => decide(ctx, input)),
  connections: procedure.query(({ ctx }) => connections(ctx)),
  revoke: procedure.input(grantInput).mutation(({ ctx, input }) => revoke(ctx, input)),
  setAutoApproval: procedure
    .input(autoApprovalInput)
    .mutation(({ ctx, input }) => setAutoApproval(ctx, input)),
})
