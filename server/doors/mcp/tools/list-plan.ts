import { z } from 'zod'
import { day } from '../../../../shared/wire/plan.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { listPlan } from '../../../domain/plan/list.ts'
import { defineTool, reads } from '../define-tool.ts'
import { given, moment } from './amounts.ts'
import { cursor, isoDay, isoMoment, limit, nextCursor, slot } from './schemas.ts'

const entry = z.object({
  id: z.string(),
  date: isoDay,
  slot,
  title: z.string().describe('The dish, or what is noted instead of one'),
  servings: z.number().int(),
  recipe_id: z.string().optional().describe('Absent for notes and for recipes of other people'),
  note: z.string().optional(),
  cooked: z.boolean(),
  cooked_at: isoMoment.optional(),
})

export const listPlanTool = defineTool({
  name: 'service_list_plan',
  title: 'Meal plan',
  description:
    'Lists what is planned between two days, both included: dishes, meals of the day and servings. Days in the past are the history, where cooked tells what was really made. Without dates it returns two weeks from today. It never changes the plan; to suggest a dish use service_propose_plan_entry.',
  scope: 'service.read',
  input: z.strictObject({
    from: day.optional().describe('The first day, such as 2026-03-08; today without it'),
    to: day.optional().describe('The last day; thirteen days after from without it, 91 at most'),
    limit: limit(500, 200),
    cursor,
  }),
  output: z.object({
    from: isoDay,
    to: isoDay,
    entries: z.array(entry).describe('By day, then by meal'),
    next_cursor: nextCursor,
    url: z.string().describe('Opens the plan for the person'),
  }),
  annotations: reads,

  async run(ctx: AgentContext, input) {
    const { from, to, entries, nextCursor: next } = await listPlan(ctx, input)
    return {
      from,
      to,
      entries: entries.map((one) => ({
        id: one.id,
        date: one.date,
        slot: one.slot,
        title: one.title,
        servings: one.servings,
        cooked: one.cookedAt !== null,
        ...given({
          recipe_id: one.recipeId,
          note: one.note || null,
          cooked_at: one.cookedAt === null ? null : moment(one.cookedAt),
        }),
      })),
      url: `${ctx.config.baseUrl}/plan?date=${from}`,
      ...given({ next_cursor: next }),
    }
  },
})
