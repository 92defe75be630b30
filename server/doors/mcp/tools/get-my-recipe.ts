import { z } from 'zod'
import type { Ingredient, RecipeView } from '../../../../shared/wire/recipes.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { getOwnRecipe } from '../../../domain/recipes/read.ts'
import { defineTool, reads } from '../define-tool.ts'
import { given, moment, money, moneyOf, rounded } from './amounts.ts'
import { isoMoment } from './schemas.ts'

const ingredient = z.object({
  text: z.string(),
  food: z.string().optional(),
  quantity: z.number().optional(),
  unit: z.string().optional(),
  note: z.string().optional(),
  /** «кріп, петрушка» is one line of two foods; the other is told with the same fields. */
  more: z.array(z.record(z.string(), z.unknown())).optional(),
})

export const getMyRecipe = defineTool({
  name: 'service_get_my_recipe',
  title: 'One of my recipes',
  description:
    'Returns a recipe of the person whole: lines with amounts, steps, times, price, notes. Use it before cooking or shopping. It finds own recipes, by rec_… of service_list_my_recipes. It changes nothing.',
  scope: 'service.read',
  input: z.strictObject({ id: z.string().min(1).max(60) }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    status: z.enum(['draft', 'ready']),
    language: z.string(),
    servings: z.number().int(),
    prep_minutes: z.number().int().optional(),
    cook_minutes: z.number().int().optional(),
    total_minutes: z.number().int().optional(),
    tags: z.array(z.string()),
    ingredients: z.array(ingredient),
    steps: z.array(
      z.object({
        text: z.string(),
        minutes: z.number().int().optional(),
        part: z.string().optional(),
      }),
    ),
    /** Notes, yield, rest, tools, film, and what the person thinks of it: named as they are, so not described. */
    more: z.record(z.string(), z.unknown()).optional(),
    estimated_price: money.optional(),
    source_url: z.string().optional(),
    copied_from: z.object({ author: z.string(), title: z.string() }).optional(),
    created_at: isoMoment,
    updated_at: isoMoment,
    last_cooked_at: isoMoment.optional(),
    url: z.string(),
  }),
  annotations: reads,
  view: 'recipe',

  async run(ctx: AgentContext, input) {
    const recipe = await getOwnRecipe(ctx, input)
    // What it takes of their other recipes stands in it, or an agent would miss what to buy and to do.
    const { ingredients, steps } = recipe.whole ?? recipe
    const { id, title, description, status, language, servings, tags, copiedFrom } = recipe
    const price = recipe.estimatedPrice
    return {
      ...{ id, title, description, status, language, servings, tags },
      ingredients: ingredients.map(({ more, ...line }) => ({
        ...understood(line),
        ...given({ more: more?.map(understood) }),
      })),
      steps: steps.map(({ text, minutes, part }) => ({ text, ...given({ minutes, part }) })),
      created_at: moment(recipe.createdAt),
      updated_at: moment(recipe.updatedAt),
      url: `${ctx.config.baseUrl}/recipes/${id}`,
      ...given({
        prep_minutes: recipe.prepMinutes,
        cook_minutes: recipe.cookMinutes,
        total_minutes: recipe.totalMinutes,
        estimated_price: price > 0 ? moneyOf(price, recipe.currency, ctx.language) : null,
        more: moreOf(recipe),
        source_url: recipe.sourceUrl,
        copied_from: copiedFrom && { author: copiedFrom.author, title: copiedFrom.title },
        last_cooked_at: recipe.lastCookedAt === null ? null : moment(recipe.lastCookedAt),
      }),
    }
  },
})

/** The fields of the schema, one by one: what else is known of a line is not told by chance. */
function understood({ text, food, quantity, unit, note }: Ingredient) {
  return { text, ...given({ food, quantity: quantity && rounded(quantity), unit, note }) }
}

/** Null where nothing of it is said. */
function moreOf(recipe: RecipeView): Record<string, unknown> | null {
  const said = given({
    notes: recipe.notes || null,
    makes: recipe.yieldText,
    rest_minutes: recipe.restMinutes,
    equipment: recipe.equipment.length > 0 ? recipe.equipment : null,
    video_url: recipe.videoUrl,
    my_rating_of_5: recipe.opinion.rating,
    my_note: recipe.opinion.note || null,
  })
  return Object.keys(said).length > 0 ? said : null
}
