import { z } from 'zod'
import { type ProposalCard, proposalStatuses } from '../../../../shared/wire/proposals.ts'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { getKitchen } from '../../../domain/kitchens/kitchen.ts'
import { todayOf } from '../../../domain/plan/today.ts'
import { confirmationUrl } from '../../../domain/proposals/propose.ts'
import { proposalsOfGrant } from '../../../domain/proposals/read.ts'
import { openLists } from '../../../domain/shopping/open-lists.ts'
import { given } from './amounts.ts'

/** What else an agent needs to plan with, and which scope it takes beside the tool's own. */
const scopeOfPart = {
  kitchen: 'service.read',
  lists: 'service.shopping-list',
  // Each within the scope of its kind.
  proposals: 'service.read',
} as const satisfies Record<string, Scope>

export const planParts = ['kitchen', 'lists', 'proposals'] as const
type Part = (typeof planParts)[number]

export const planPartsOutput = {
  kitchen: z
    .object({
      today: z.string(),
      time_zone: z.string(),
      currency: z.string(),
      people: z.array(z.string()),
    })
    .optional(),
  lists: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        current: z.boolean(),
        open_lines: z.array(z.string()),
      }),
    )
    .optional(),
  proposals: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        status: z.enum(proposalStatuses),
        title: z.string().optional(),
        result_ids: z.array(z.string()).optional(),
        confirmation_url: z.string().optional(),
      }),
    )
    .optional(),
  withheld: z.array(z.string()).optional().describe('Parts whose scope you lack'),
}

export async function readParts(ctx: AgentContext, asked: readonly Part[]) {
  const allowed = (part: Part) => ctx.grant.scopes.includes(scopeOfPart[part])
  const has = (part: Part) => asked.includes(part) && allowed(part)
  const withheld = planParts.filter((part) => asked.includes(part) && !allowed(part))
  return given({
    kitchen: has('kitchen') ? await kitchenPart(ctx) : null,
    lists: has('lists') ? await listsPart(ctx) : null,
    proposals: has('proposals')
      ? (await proposalsOfGrant(ctx)).map((card) => proposalPart(ctx, card))
      : null,
    withheld: withheld.length > 0 ? withheld.map((part) => `${part}: ${scopeOfPart[part]}`) : null,
  })
}

async function kitchenPart(ctx: AgentContext) {
  const { today, timeZone } = await todayOf(ctx)
  const { people } = await getKitchen(ctx)
  const ordered = people.toSorted((a, b) => Number(b.self) - Number(a.self))
  return {
    today,
    time_zone: timeZone,
    currency: ctx.config.currency,
    people: ordered.map((one) => one.displayName),
  }
}

async function listsPart(ctx: AgentContext) {
  const lists = await openLists(ctx)
  return lists.map(({ openLines, ...list }) => ({ ...list, open_lines: openLines }))
}

function proposalPart(ctx: AgentContext, { id, kind, status, title, applied }: ProposalCard) {
  const waits = status === 'needs_user_confirmation'
  return {
    ...{ id, kind, status },
    ...given({
      // Lines for the current list name none.
      title: title || null,
      result_ids: applied && (applied.ids ?? [applied.id]),
      confirmation_url: waits ? confirmationUrl(ctx, id) : null,
    }),
  }
}
