import { type PromptDictionary, promptSentences } from '../../../../shared/language/prompts.ts'
import { quotable } from '../../../../shared/language/quotable.ts'
import { fill } from '../../../../shared/language/sentence.ts'
import type { AgentContext } from '../../../domain/agents/access.ts'
import { readPantry } from '../../../domain/pantry/read.ts'
import type { Completer, Prompt, PromptMessage } from '../endpoint.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { agentShelf } from '../resources/agent-shelf.ts'
import { listNames, recipes, weekDays } from '../resources/kinds.ts'
import { allergensNamed, anything, foodsNamed, oneOf } from './completers.ts'

type Name = keyof PromptDictionary
type Completers = Record<string, { required?: true; complete: Completer<AgentContext> }>

const [readable, planned, listed] = [
  scoped('service.read', recipes.complete),
  scoped('service.read', weekDays),
  scoped('service.shopping-list', listNames),
]

/** What a person may ask of their program in words that we have found good, in the order of a day. */
export const agentPrompts: readonly Prompt<AgentContext>[] = [
  prompt('plan_week', {
    start: { complete: planned },
    people: { complete: oneOf(['2', '1', '3', '4', '5', '6', '8', '10']) },
    wishes: { complete: anything },
  }),
  prompt(
    'cook_from',
    {
      foods: { complete: foodsNamed },
      without: { complete: allergensNamed },
      minutes: { complete: oneOf(['30', '15', '20', '45', '60', '90']) },
    },
    undefined,
    withHome,
  ),
  prompt(
    'cook_recipe',
    {
      recipe: { required: true, complete: readable },
      servings: { complete: oneOf(['2', '1', '3', '4', '6', '8', '10', '12']) },
    },
    withRecipe,
  ),
  prompt('fill_list', { list: { complete: listed }, start: { complete: planned } }),
]

function prompt(
  name: Name,
  completers: Completers,
  before: (ctx: AgentContext, given: Given) => Promise<PromptMessage[]> = async () => [],
  fuller: (ctx: AgentContext, given: Given) => Promise<Given> = async (_, given) => given,
): Prompt<AgentContext> {
  return {
    name,
    arguments: Object.entries(completers).map(([argument, { required = false, complete }]) => {
      return { name: argument, required, complete }
    }),
    told(ctx) {
      const { title, description, arguments: named } = promptSentences[ctx.language][name]
      return { title, description, arguments: named }
    },
    async messages(ctx, typed) {
      const given = await fuller(ctx, typed)
      const { ask, given: lines, how } = promptSentences[ctx.language][name]
      const said = Object.entries(lines).flatMap(([argument, line]) => {
        const value = quotable(given[argument] ?? '')
        return value === '' ? [] : [fill(line, { value })]
      })
      const text = [ask, ...said, '', how].join('\n')
      return [...(await before(ctx, given)), { role: 'user', content: { type: 'text', text } }]
    },
  }
}

type Given = Readonly<Record<string, string>>

/** Enough for a dinner; more would be read by nobody. */
const mostFoods = 60

/** Where no food was named, what is at home; without the scope the model is told nothing, and asks. */
async function withHome(ctx: AgentContext, given: Given): Promise<Given> {
  if (given['foods']?.trim() || !ctx.grant.scopes.includes('service.read')) return given
  const { items } = await readPantry(ctx)
  const there = items.filter((item) => !item.old).slice(0, mostFoods)
  return { ...given, foods: there.map(({ name }) => name.toLowerCase()).join(', ') }
}

/** The recipe itself goes along as a resource: data beside the request, and never a part of its words. */
async function withRecipe(ctx: AgentContext, { recipe = '' }: Given): Promise<PromptMessage[]> {
  const uri = `komora://recipes/${encodeURIComponent(recipe.trim().toWellFormed())}`
  const resource = await agentShelf.read(ctx, uri)
  if (!resource)
    throw new RpcFault(200, rpcCodes.invalidParams, 'recipe: there is no such recipe.', {
      data: { argument: 'recipe' },
    })
  return [{ role: 'user', content: { type: 'resource', resource } }]
}

/** Whoever was not allowed to read the names is not helped to type them either. */
function scoped(
  scope: AgentContext['grant']['scopes'][number],
  complete: Completer<AgentContext>,
): Completer<AgentContext> {
  return async (ctx, beginning) =>
    ctx.grant.scopes.includes(scope) ? complete(ctx, beginning) : []
}
