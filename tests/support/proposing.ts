import type { ProposalView } from '../../shared/wire/proposals.ts'
import type { Recipe } from '../../shared/wire/recipes.ts'
import { connectAgent } from './agent.ts'
import { startTestApp } from './app.ts'
import type { Caller } from './caller.ts'
import { structured } from './mcp.ts'

interface Asked {
  status: string
  proposal_id: string
  confirmation_url?: string
  expires_at?: string
  applied?: { kind: string; id: string; url: string }
}

/** A person with a recipe, and a program that may propose anything to them. */
export async function startProposing(settings: Record<string, string> = {}) {
  const app = await startTestApp(settings)
  const person = app.caller()
  await person.signUp()
  const agent = await connectAgent(app, person)
  const recipe: Recipe = await person.compose({ title: 'Борщ', servings: 6 })

  let drafts = 0
  const ask = (name: string, args: Record<string, unknown>, token = agent.access_token) =>
    structured<Asked>(app, token, `service_propose_${name}`, args)
  const show = (id: string, who: Caller = person) =>
    who.query<ProposalView>('proposals.get', { id })
  const confirm = (
    id: string,
    version: number,
    edits?: Record<string, unknown>,
    who: Caller = person,
  ) => who.mutate<ProposalView>('proposals.confirm', { id, version, ...(edits && { edits }) })

  return {
    app,
    person,
    agent,
    recipe,
    ask,
    /** Another one each time: the same request again would be answered with the proposal before. */
    askDraft: (title = 'Деруни') =>
      ask('recipe_draft', {
        title,
        ingredients: ['1 кг картоплі', 'сіль'],
        source_url: `https://example.com/${++drafts}`,
      }),
    askDish: (date = '2027-03-08') => ask('plan_entry', { recipe_id: recipe.id, date }),
    askLines: (list?: string) =>
      ask('shopping_list', {
        lines: ['молоко 2 л', { food: 'яйця', quantity: 10, unit: 'шт' }],
        ...(list && { list }),
      }),
    show,
    confirm,
    async confirmAsShown(id: string, edits?: Record<string, unknown>) {
      const { version } = await show(id)
      return confirm(id, version, edits)
    },
    count: async (table: string) =>
      (await app.services.sql`SELECT 1 FROM ${app.services.sql(table)}`).length,
  }
}

/** «409 proposal_decided»: how a call is refused. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no refusal',
    (error: { status: number; reason: string }) => `${error.status} ${error.reason}`,
  )
