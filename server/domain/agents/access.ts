import type { Language } from '../../../shared/language/languages.ts'
import type { ProposalKind } from '../../../shared/wire/proposals.ts'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Sql } from '../../db/client.ts'
import { createCoalescer } from '../../kernel/coalescer.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { languageFor } from '../../kernel/language.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { agentResource } from './resource.ts'

export interface AgentGrant {
  id: string
  scopes: readonly Scope[]
  autoApprove: readonly ProposalKind[]
}

/** A person, and the program that acts for them within what they allowed. */
export interface AgentContext extends Context {
  actor: Actor
  grant: AgentGrant
}

interface AccessRow {
  hash: string
  grant_id: string
  scopes: Scope[]
  auto_approve: ProposalKind[]
  person_id: string
  kitchen_id: string
  demo: boolean
  language: Language | null
}

interface Question {
  ctx: Context
  hash: string
}

const batches = new WeakMap<Sql, ReturnType<typeof createCoalescer<Question, AccessRow>>>()

/**
 * Who is behind an access token. The database is asked on every call, because a person who revokes
 * a program expects the very next call to be refused; calls that come together ask together.
 */
export async function findAccess(ctx: Context, token: string): Promise<AgentContext> {
  const batch = batches.get(ctx.sql) ?? createCoalescer(findAll)
  batches.set(ctx.sql, batch)
  const row = await batch({ ctx, hash: hashToken(token).toString('hex') })
  if (!row) throw new DomainError('token_refused')
  return {
    ...ctx,
    // No session stands behind it: nothing that a session alone may do finds one by this id.
    actor: {
      personId: row.person_id,
      sessionId: '',
      kitchenId: row.kitchen_id,
      demo: row.demo,
      language: row.language,
    },
    language: languageFor({ own: row.language, chosen: ctx.language }),
    grant: { id: row.grant_id, scopes: row.scopes, autoApprove: row.auto_approve },
  }
}

async function findAll(all: Question[]): Promise<(AccessRow | null)[]> {
  const ctx = all[0]?.ctx
  if (!ctx) return []
  const now = ctx.now()
  // access_tokens by its key, then one row of each by its key
  const rows = await ctx.sql<AccessRow[]>`
    SELECT encode(a.token_hash, 'hex') AS hash, g.id AS grant_id, g.auto_approve,
      -- What the person has taken away since is gone from the token at once.
      CASE WHEN a.scopes <@ f.scopes AND a.scopes <@ g.scopes THEN a.scopes ELSE ARRAY(
        SELECT s FROM unnest(a.scopes) s WHERE s = ANY(f.scopes) AND s = ANY(g.scopes)) END AS scopes,
      g.person_id, m.kitchen_id, p.demo_until IS NOT NULL AS demo, p.language
    FROM access_tokens a
    JOIN token_families f ON f.id = a.family_id
    JOIN grants g ON g.id = f.grant_id
    JOIN people p ON p.id = g.person_id
    -- Whoever has left that kitchen takes its programs with them: they see no other instead.
    JOIN kitchen_members m ON m.person_id = p.id AND m.kitchen_id = g.kitchen_id
    WHERE a.token_hash = ANY(ARRAY(SELECT decode(h, 'hex') FROM unnest(${all.map((one) => one.hash)}::text[]) AS h))
      AND a.expires_at > ${now} AND f.revoked_at IS NULL AND f.resource = ${agentResource(ctx.config)}
      AND g.revoked_at IS NULL AND a.scopes && f.scopes AND f.scopes && g.scopes
      AND (p.demo_until IS NULL OR p.demo_until > ${now})`
  const found = new Map(rows.map((row) => [row.hash, row]))
  return all.map((one) => found.get(one.hash) ?? null)
}

export function requireScope(ctx: { grant: { scopes: readonly Scope[] } }, scope: Scope): void {
  if (!ctx.grant.scopes.includes(scope)) throw new DomainError('scope_missing', { scope })
}
