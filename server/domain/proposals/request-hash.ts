import type { ProposalKind } from '../../../shared/wire/proposals.ts'
import { hashToken } from '../../kernel/secrets.ts'

/** The same for the same request, in whatever order its fields came and whichever were left out. */
export function requestHash(kind: ProposalKind, input: unknown): Buffer {
  return hashToken(JSON.stringify([kind, ordered(input)]))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, ordered(inner)]))
}
