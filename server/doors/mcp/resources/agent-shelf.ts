import type { AgentContext } from '../../../domain/agents/access.ts'
import { recordActivity } from '../../../domain/agents/activity.ts'
import { listRecipes } from '../../../domain/recipes/list.ts'
import { shoppingLists } from '../../../domain/shopping/lists.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { readView, viewResources } from '../apps/views.ts'
import { admitWithin } from '../bearer.ts'
import type { Contents, Resource, Shelf } from '../endpoint.ts'
import { moment } from '../tools/amounts.ts'
import { lists, mimeType, planOf, recipes, week } from './kinds.ts'

const kinds = { recipes, plan: week, lists }
const onePage = 50

const wholePlan: Resource = {
  uri: 'komora://plan',
  name: 'plan',
  title: 'The plan',
  description: 'What is planned for two weeks from today.',
  mimeType,
}

/** What a person has let a program read, by address. Within the scopes of the tools that read the same. */
export const agentShelf: Shelf<AgentContext> = {
  templates: Object.values(kinds).map((kind) => kind.template),
  // A person changes all of it at any time.
  keep: 0,

  async list(ctx, apps, cursor) {
    const views = apps && cursor === undefined ? viewResources : []
    if (!allowed(ctx, recipes)) return { resources: [...views] }
    const page = await listRecipes(ctx, { limit: onePage, cursor })
    const mine = page.items.map(({ id, title, updatedAt }) => ({
      ...about('recipes', id, title),
      annotations: { lastModified: moment(updatedAt) },
    }))
    const first = cursor === undefined ? [wholePlan, ...(await listsOf(ctx))] : []
    const next = page.nextCursor
    return { resources: [...first, ...mine, ...views], ...(next !== null && { nextCursor: next }) }
  },

  async read(ctx, uri) {
    if (uri === wholePlan.uri) return readAs(ctx, uri, week, () => planOf(ctx, {}))
    const view = await readView(ctx.config, uri)
    if (view) return view
    const [, room = '', encoded = ''] = /^komora:\/\/(\w+)\/([^/?#]{1,900})$/.exec(uri) ?? []
    const named = decoded(encoded)
    if (!Object.hasOwn(kinds, room) || !named) return null
    const kind = kinds[room as keyof typeof kinds]
    return readAs(ctx, uri, kind, () => kind.read(ctx, named))
  },

  completer(ctx, template) {
    const kind = Object.values(kinds).find((one) => one.template.uriTemplate === template)
    return kind && (allowed(ctx, kind) ? kind.complete : async () => [])
  },
}

type Kind = typeof recipes

function allowed(ctx: AgentContext, { scopes }: Pick<Kind, 'scopes'>): boolean {
  return scopes.every((scope) => ctx.grant.scopes.includes(scope))
}

async function listsOf(ctx: AgentContext): Promise<Resource[]> {
  if (!allowed(ctx, lists)) return []
  const cards = await shoppingLists(ctx)
  return cards.map(({ id, name }) => about('lists', id, name))
}

/** The title is what a person wrote; whatever else is said of it is ours. */
function about(room: keyof typeof kinds, id: string, title: string): Resource {
  const { name, description } = kinds[room].template
  return { uri: `komora://${room}/${id}`, name: `${name}-${id}`, title, description, mimeType }
}

/** Null where nothing is, and where nothing could be: a date that there is not, a name that nobody gave. */
async function readAs(
  ctx: AgentContext,
  uri: string,
  { scopes, tool }: Kind,
  read: () => Promise<object>,
): Promise<Contents | null> {
  for (const scope of scopes) admitWithin(ctx, scope)
  try {
    const text = JSON.stringify(await read())
    recordActivity(ctx, tool.name, false)
    return { uri, mimeType, text }
  } catch (error) {
    const missing =
      error instanceof DomainError && ['not_found', 'invalid', 'conflict'].includes(error.kind)
    if (!missing) throw error
    recordActivity(ctx, tool.name, true)
    return null
  }
}

function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return /(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(text) ? null : text
  } catch {
    return null
  }
}
