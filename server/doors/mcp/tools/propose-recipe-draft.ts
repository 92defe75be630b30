import { z } from 'zod'
import { languages } from '../../../../shared/language/languages.ts'
import { servings } from '../../../../shared/wire/plan.ts'
import { detailsInput } from '../../../../shared/wire/recipe-details.ts'
import { ingredientInput, recipeInput, stepInput } from '../../../../shared/wire/recipes.ts'
import { filled, filledLine, text } from '../../../../shared/wire/text.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { propose } from '../../../domain/proposals/propose.ts'
import { defineTool, proposes } from '../define-tool.ts'
import { proposalResult, proposalShown } from './proposal-answer.ts'
import { proposalAnswer } from './schemas.ts'

const minutes = z.number().int().min(0).max(100_000)
const step = stepInput.shape.text

export const proposeRecipeDraft = defineTool({
  name: 'service_propose_recipe_draft',
  title: 'Propose a recipe draft',
  description:
    'Proposes a new recipe as a draft of the person: one that they ask you to write down or adapt. It saves nothing: at confirmation_url they change and confirm it. It never publishes, nor changes an existing recipe.',
  scope: 'service.drafts',
  input: z.strictObject({
    title: recipeInput.shape.title,
    description: text(4000).optional(),
    language: z.enum(languages).optional(),
    servings: servings.optional().describe('Four without it'),
    prep_minutes: minutes.optional(),
    cook_minutes: minutes.optional(),
    tags: z.array(filled(40)).max(30).optional(),
    ingredients: z
      .array(ingredientInput.shape.text)
      .min(1)
      .max(200)
      .describe('A line each, «200 г борошна»'),
    steps: z
      .array(
        z.union([
          step,
          z.strictObject({
            text: step,
            minutes: minutes.optional(),
            part: filledLine(100).optional(),
          }),
        ]),
      )
      .max(100)
      .optional(),
    notes: text(8000).optional(),
    equipment: detailsInput.equipment,
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
  }),
  output: proposalAnswer,
  annotations: proposes,
  view: 'proposal',
  shown: proposalShown,

  async run(ctx: AgentContext, input) {
    return proposalResult(
      await propose(ctx, 'recipe_draft', {
        title: input.title,
        description: input.description ?? '',
        language: input.language,
        servings: input.servings ?? 4,
        prepMinutes: input.prep_minutes,
        cookMinutes: input.cook_minutes,
        status: 'draft',
        tags: input.tags ?? [],
        ingredients: input.ingredients.map((line) => ({ text: line })),
        steps: input.steps?.map((one) => (typeof one === 'string' ? { text: one } : one)) ?? [],
        notes: input.notes,
        equipment: input.equipment,
        sourceUrl: input.source_url,
      }),
    )
  },
})
