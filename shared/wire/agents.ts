import { z } from 'zod'
import type { ClientView } from './clients.ts'
import { idInput } from './ids.ts'
import type { ProposalKind } from './proposals.ts'
import { proposalKinds } from './proposals.ts'
import type { Scope } from './scopes.ts'
import { scopes } from './scopes.ts'

export const consentInput = z.object({ requestId: idInput })

/** Scopes left out are all that were asked for; what was not asked for cannot be added. */
export const decisionInput = z.object({
  requestId: idInput,
  allow: z.boolean(),
  scopes: z.array(z.enum(scopes)).max(10).optional(),
})

export const grantInput = z.object({ grantId: idInput })

export const autoApprovalInput = z.object({
  grantId: idInput,
  kind: z.enum(proposalKinds),
  on: z.boolean(),
})

export interface ConsentView {
  requestId: string
  client: ClientView
  /** Where the browser is sent afterwards, such as `localhost:1234` or `cursor://`. */
  redirectHost: string
  scopes: Scope[]
  /** What this person has allowed this program before. */
  allowedBefore: Scope[]
  account: { displayName: string; email: string | null }
  /** The one that it would see; null for whoever has no other. */
  kitchen: { name: string | null } | null
  expiresAt: number
  /** The path that asks the same question of whoever is signed in then. */
  askAgain: string
}

export interface ConnectionView {
  grantId: string
  client: ClientView
  /** The one that it sees. */
  kitchen: { id: string; name: string | null }
  scopes: Scope[]
  autoApproval: Record<ProposalKind, boolean>
  connectedAt: number
  firstUsedAt: number | null
  lastUsedAt: number | null
  waitingProposals: number
  /** What it did lately, newest first. */
  activity: { tool: string; at: number; calls: number; refused: number }[]
}
