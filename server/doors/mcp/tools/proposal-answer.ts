import type { ProposeAnswer } from '../../../domain/proposals/propose.ts'

export function proposalResult(answer: ProposeAnswer) {
  const { status, proposalId: proposal_id } = answer
  if (status === 'applied') return { status, proposal_id, applied: answer.applied }
  return {
    status,
    confirmation_url: answer.confirmationUrl,
    proposal_id,
    expires_at: answer.expiresAt.toISOString(),
  }
}
