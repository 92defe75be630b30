import type { ProposeAnswer } from '../../../domain/proposals/propose.ts'

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
