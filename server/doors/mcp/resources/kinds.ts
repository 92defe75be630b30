import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { dayLong, dayOf, instantOf, weekAround } from '../../../domain/plan/days.ts'
import { todayOf } from '../../../domain/plan/today.ts'
import { ownRecipeTitled, ownTitles } from '../../../domain/recipes/own-titles.ts'
import { findList, shoppingLists } from '../../../domain/shopping/lists.ts'
import { openList } from '../../../domain/shopping/open-lists.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { Completer, ResourceTemplate, Tool } from '../endpoint.ts'
import { getMyRecipe } from '../tools/get-my-recipe.ts'
import { listPlanTool } from '../tools/list-plan.ts'

export const mimeType = 'application/json'

/** Things of one kind that can be read by address. What is read is what the tool would return. */
interface Kind {
  template: ResourceTemplate
  scopes: readonly Scope[]
  /** Under whose name the reading is remembered, so that the person sees it. */
  tool: Tool<AgentContext>
  read(ctx: AgentContext, named: string): Promise<object>
  complete: Completer<AgentContext>
}

export const recipes: Kind = {
  template: {
    uriTemplate: 'komora://recipes/{recipe}',
    name: 'recipe',
    title: 'A recipe of mine',
    description: 'One recipe of the person in full, by its id (rec_…) or its title.',
    mimeType,
  },
  scopes: ['service.read'],
  tool: getMyRecipe,
  async read(ctx, named) {
    const id = /^rec_\w+$/.test(named) ? named : await ownRecipeTitled(ctx, named)
    if (id === null) throw new DomainError('recipe_unknown')
    return getMyRecipe.run(ctx, { id } as never)
  },
  complete: ownTitles,
}

export const week: Kind = {
  template: {
    uriTemplate: 'komora://plan/{day}',
    name: 'week',
    title: 'A week of the plan',
    description: 'What is planned for seven days from a day (YYYY-MM-DD).',
    mimeType,
  },
  scopes: ['service.read'],
  tool: listPlanTool,
  read(ctx, from) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(from)) throw new DomainError('date_invalid', { date: from })
    return planOf(ctx, { from, to: dayOf(new Date(instantOf(from) + 6 * dayLong)) })
  },
  complete: weekDays,
}

export const lists: Kind = {
  template: {
    uriTemplate: 'komora://lists/{list}',
    name: 'list',
    title: 'A shopping list',
    description: 'What is still to buy on one list of the kitchen, by its id (lst_…) or its name.',
    mimeType,
  },
  scopes: ['service.read', 'service.shopping-list'],
  tool: listPlanTool,
  async read(ctx, named) {
    const found = await findList(ctx, named)
    if (!found) throw new DomainError('list_unknown')
    const { openLines, ...list } = await openList(ctx, found)
    return { ...list, open_lines: openLines, url: `${ctx.config.baseUrl}/lists/${list.id}` }
  },
  complete: listNames,
}

export function planOf(ctx: AgentContext, dates: { from?: string; to?: string }) {
  return listPlanTool.run(ctx, { ...dates, limit: 500 } as never)
}

/** Today, and the Mondays of this and the next weeks. */
export async function weekDays(ctx: AgentContext, beginning: string): Promise<string[]> {
  const { today } = await todayOf(ctx)
  const monday = instantOf(weekAround(today).from)
  const mondays = [1, 2, 3, 4, 0].map((weeks) => dayOf(new Date(monday + weeks * 7 * dayLong)))
  return [...new Set([today, ...mondays])].filter((day) => day.startsWith(beginning.trim()))
}

export async function listNames(ctx: AgentContext, beginning: string): Promise<string[]> {
  const typed = beginning.trim().toLowerCase()
  const cards = await shoppingLists(ctx)
  const names = cards.map((one) => one.name)
  return names.filter((name) => ` ${name.toLowerCase()}`.includes(` ${typed}`))
}
