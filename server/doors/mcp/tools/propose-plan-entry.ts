import { z } from 'zod'
import { mealSlots } from '../../../../shared/meals.ts'
import { day } from '../../../../shared/wire/plan.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { proposalResult } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

export const proposePlanEntry = defineTool({
  name: 'service_propose_plan_entry',
  title: 'Propose a dish for the plan',
  description:
    'Proposes cooking one of the person’s own recipes on a day. Use it when they ask you to plan meals; look at service_list_plan first, so that nothing repeats. It plans nothing by itself: it returns confirmation_url, where the person may change day and servings and confirms. It never moves or removes what is planned.',
  scope: 'service.plan',
  input: z.strictObject({
    recipe_id: z.string().min(1).max(60).describe('From service_list_my_recipes'),
    date: day.describe('Such as 2026-03-08'),
    slot: z.enum(mealSlots).default('dinner').describe('Which meal of the day'),
    servings: z
      .number()
      .int()
      .min(1)
      .max(500)
      .optional()
      .describe('As many as the recipe is for, without it'),
    note: z.string().max(300).optional(),
  }),
  output: proposalAnswer,
  annotations: proposes,

  async run(ctx: AgentContext, { recipe_id, ...rest }) {
    return proposalResult(await propose(ctx, 'plan_entry', { recipeId: recipe_id, ...rest }))
  },
})
