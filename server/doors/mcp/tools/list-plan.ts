import { z } from 'zod'
import { day } from '../../../../shared/wire/plan.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { listPlan } from '../../../domain/plan/list.ts'
import { defineTool, reads } from '../define-tool.ts'
import { given, moment } from './amounts.ts'
import { planParts, planPartsOutput, readParts } from './plan-parts.ts'
import { cursor, isoDay, isoMoment, limit, nextCursor, slot } from './schemas.ts'

const entry = z.object({
  id: z.string(),
  date: isoDay,
  slot,
  title: z.string(),
  servings: z.number().int(),
  recipe_id: z.string().optional(),
  note: z.string().optional(),
  cooked: z.boolean(),
  cooked_at: isoMoment.optional(),
})

export const listPlanTool = defineTool({
  name: 'service_list_plan',
  title: 'Meal plan',
  description:
    'Lists what is planned from day to day, both included; past days are the history, where cooked tells what was made. Without dates it returns two weeks from today. include adds the kitchen, its lists and your proposals. It never changes the plan.',
  scope: 'service.read',
  input: z.strictObject({
    from: day.optional().describe('Such as 2026-03-08; the kitchen’s today without it'),
    to: day.optional().describe('Thirteen days after from without it, 91 at most'),
    include: z
      .array(z.enum(planParts))
      .max(planParts.length)
      .optional()
      .describe(
        'More to plan with: people and today, what is still to buy, what became of your proposals',
      ),
    limit: limit(500, 200),
    cursor,
  }),
  output: z.object({
    from: isoDay,
    to: isoDay,
    entries: z.array(entry),
    next_cursor: nextCursor,
    url: z.string(),
    ...planPartsOutput,
  }),
  annotations: reads,
  view: 'week',

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
      ...(await readParts(ctx, input.include ?? [])),
    }
  },
})
