import type { AgentContext } from '../../../domain/agents/access.ts'
import type { ProposeAnswer } from '../../../domain/proposals/propose.ts'
import { previewForProgram } from '../../../domain/proposals/read.ts'

export function proposalResult(answer: ProposeAnswer) {
  const { status, proposalId: proposal_id } = answer
  const about = { status, proposal_id, ...(answer.repeated && { repeated: true as const }) }
  if (answer.status === 'applied') return { ...about, applied: answer.applied }
  return {
    ...about,
    confirmation_url: answer.confirmationUrl,
    expires_at: answer.expiresAt.toISOString(),
  }
}

/** What would change, as the page shows it on which the person decides, where the program may read all of that. */
export function proposalShown(ctx: AgentContext, { proposal_id }: { proposal_id: string }) {
  return previewForProgram(ctx, { id: proposal_id })
}
