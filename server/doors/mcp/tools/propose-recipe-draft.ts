import { z } from 'zod'
import { recipeInput } from '../../../../shared/wire/recipes.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { proposalResult } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

const minutes = z.number().int().min(0).max(100_000)

export const proposeRecipeDraft = defineTool({
  name: 'service_propose_recipe_draft',
  title: 'Propose a recipe draft',
  description:
    'Proposes a new recipe for the person to keep as a draft. Use it when they ask you to write down, adapt or save a recipe. It saves nothing by itself: it returns confirmation_url, which the person opens to look at the recipe, change it and confirm. It never publishes and never changes a recipe that exists.',
  scope: 'service.drafts',
  input: z.strictObject({
    title: z.string().min(1).max(200),
    description: z.string().max(4000).optional(),
    language: z.enum(['uk', 'en']).optional().describe('The language that it is written in'),
    servings: z.number().int().min(1).max(500).optional().describe('Four without it'),
    prep_minutes: minutes.optional(),
    cook_minutes: minutes.optional(),
    tags: z.array(z.string().min(1).max(40)).max(30).optional(),
    ingredients: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(200)
      .describe('One line each, as a cook would write it: «200 г борошна», "2 tbsp olive oil"'),
    steps: z
      .array(
        z.union([
          z.string().min(1).max(4000),
          z.strictObject({ text: z.string().min(1).max(4000), minutes: minutes.optional() }),
        ]),
      )
      .max(100)
      .optional()
      .describe('In order; minutes where something has to be timed'),
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
  }),
  output: proposalAnswer,
  annotations: proposes,

  async run(ctx: AgentContext, input) {
    const draft = recipeInput.parse({
      title: input.title,
      description: input.description,
      language: input.language,
      servings: input.servings,
      prepMinutes: input.prep_minutes,
      cookMinutes: input.cook_minutes,
      tags: input.tags,
      ingredients: input.ingredients.map((text) => ({ text })),
      steps: input.steps?.map((step) => (typeof step === 'string' ? { text: step } : step)),
      sourceUrl: input.source_url,
    })
    return proposalResult(await propose(ctx, 'recipe_draft', draft))
  },
})
