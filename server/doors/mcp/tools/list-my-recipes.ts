import { z } from 'zod'
import type { RecipeCard } from '../../../../shared/wire/recipes.ts'
import { searchText } from '../../../../shared/wire/text.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { findOwn } from '../../../domain/own-search/find-own.ts'
import { defineTool, reads } from '../define-tool.ts'
import { given, moment } from './amounts.ts'
import { cursor, isoMoment, limit, nextCursor } from './schemas.ts'

const card = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'ready']),
  servings: z.number().int(),
  cook_minutes: z.number().int().optional(),
  total_minutes: z.number().int().optional(),
  tags: z.array(z.string()),
  updated_at: isoMoment,
  last_cooked_at: isoMoment.optional(),
  url: z.string(),
})

export const listMyRecipes = defineTool({
  name: 'service_list_my_recipes',
  title: 'My recipes',
  description:
    'Lists the recipes that the person keeps, drafts included: the ids that other tools ask for. It changes nothing; for what others have published use service_search_public_recipes.',
  scope: 'service.read',
  input: z.strictObject({
    query: searchText.optional().describe('Title, ingredient, tag or a question'),
    tag: z.string().max(40).optional(),
    status: z.enum(['draft', 'ready']).optional(),
    sort: z.enum(['changed', 'title', 'cooked']).default('changed'),
    limit: limit(100, 20),
    cursor,
  }),
  output: z.object({ recipes: z.array(card), next_cursor: nextCursor }),
  annotations: reads,
  question: ({ query }) => query,

  async run(ctx: AgentContext, { query, ...rest }) {
    const { items, nextCursor: next } = await findOwn(ctx, { ...rest, q: query })
    return {
      recipes: items.map((item) => view(item, ctx.config.baseUrl)),
      ...given({ next_cursor: next }),
    }
  },
})

function view(item: RecipeCard, baseUrl: string): z.input<typeof card> {
  return {
    id: item.id,
    title: item.title,
    status: item.status,
    servings: item.servings,
    tags: item.tags,
    updated_at: moment(item.updatedAt),
    url: `${baseUrl}/recipes/${item.id}`,
    ...given({
      cook_minutes: item.cookMinutes,
      total_minutes: item.totalMinutes,
      last_cooked_at: item.lastCookedAt === null ? null : moment(item.lastCookedAt),
    }),
  }
}
