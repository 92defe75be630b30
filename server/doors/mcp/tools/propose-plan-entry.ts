import { z } from 'zod'
import { mealSlots } from '../../../../shared/meals.ts'
import { day, servings } from '../../../../shared/wire/plan.ts'
import { text } from '../../../../shared/wire/text.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { PlanSaid } from '../apps/plan-said.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { proposalResult, proposalShown } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

const entry = z.strictObject({
  recipe_id: z.string().min(1).max(60).describe('rec_… or pub_…'),
  date: day,
  slot: z.enum(mealSlots).default('dinner'),
  servings: servings.optional(),
  note: text(300).optional(),
})
const { recipe_id, date, slot, ...rest } = entry.shape

export const proposePlanEntry = defineTool({
  name: 'service_propose_plan_entry',
  title: 'Propose dishes for the plan',
  description:
    'Proposes cooking dishes on days: own recipes (rec_…) or published ones (pub_…, of which a copy is saved). Plan several days in one call with entries: one link, one yes. Look at service_list_plan first. It plans nothing by itself; at confirmation_url the person leaves dishes out and confirms.',
  scope: 'service.plan',
  input: z.strictObject({
    recipe_id: recipe_id.optional(),
    date: date.optional(),
    slot: slot.removeDefault().optional().describe('dinner without it'),
    ...rest,
    entries: z.array(entry).min(1).max(21).optional().describe('Instead of one dish'),
  }),
  output: proposalAnswer,
  annotations: proposes,
  view: 'proposal',

  async shown(ctx: AgentContext, answer, { entries, ...one }) {
    return (await proposalShown(ctx, answer)) ?? said(asked(entries, one))
  },

  async run(ctx: AgentContext, { entries, ...one }) {
    return proposalResult(await propose(ctx, 'plan_entry', asked(entries, one)))
  },
})

type Entry = z.output<typeof entry>
type Loose = { [K in keyof Entry]?: Entry[K] | undefined }

function asked(entries: Entry[] | undefined, one: Loose) {
  const alone = Object.values(one).some((value) => value !== undefined)
  if (entries && !alone) return entries.map(requestOf)
  const { recipe_id: id, date: when, slot: meal = 'dinner', ...more } = one
  if (entries || id === undefined || when === undefined) throw new DomainError('plan_entry_unclear')
  return [requestOf({ recipe_id: id, date: when, slot: meal, ...more })]
}

/** Titles, and servings that nobody named, come from recipes that the program may not be allowed to read. */
function said(requests: ReturnType<typeof asked>): PlanSaid {
  const entries = requests.map(({ date: when, slot: meal, servings: eaters, note }) => ({
    ...{ date: when, slot: meal },
    ...(eaters !== undefined && { servings: eaters }),
    ...(note && { note }),
  }))
  return { kind: 'plan_said', entries }
}

function requestOf({ recipe_id: recipeId, ...more }: Entry) {
  return { recipeId, ...more }
}
