import { authorizePath, connectAgent, newPkce, openConsent, register } from '../agent.ts'
import type { TestApp } from '../app.ts'
import type { Caller } from '../caller.ts'
import type { Attack } from './attacks.ts'

export const day = '2027-03-08'

export interface World {
  attack: Attack
  person: Caller
  authorId: string
  token: string
  clientId: string
  recipeId: string
  publicationId: string
  listId: string
  /** A request of the client to be let in again, which waits on the consent page. */
  request: string
}

/** Somebody all of whose words are hostile, wherever they may write any; and so is the name of their program. */
export async function worldOf(app: TestApp, attack: Attack): Promise<World> {
  const person = app.caller()
  const { id: authorId } = await person.signUp(attack.in('author'))
  const recipe = await person.compose({
    title: attack.in('title'),
    description: attack.in('description'),
    language: attack.language,
    tags: [attack.in('tag')],
    ingredients: [{ text: '500 г буряка' }, { text: attack.in('ingredient') }],
    steps: [{ text: attack.in('step') }],
  })
  const { publicationId } = await person.mutate<{ publicationId: string }>('recipes.publish', {
    id: recipe.id,
  })
  const dish = { date: day, slot: 'dinner', recipeId: recipe.id }
  const { id } = await person.mutate<{ id: string }>('plan.add', dish)
  await person.mutate('plan.change', { id, note: attack.in('note') })
  await person.mutate('plan.add', {
    ...{ date: day, slot: 'lunch', kind: 'note' },
    title: attack.in('plainDish'),
  })
  const { listId } = await person.mutate<{ listId: string }>('lists.addLines', {
    lines: [attack.in('listLine')],
  })
  await person.mutate('lists.rename', { id: listId, name: attack.in('listName') })
  const clientId = await register(app, { client_name: attack.in('client') })
  const { access_token: token } = await connectAgent(app, person, { clientId })
  const other = await register(app, { client_name: attack.in('client') })
  const request = await openConsent(person, authorizePath(other, newPkce().challenge))
  const ids = { authorId, clientId, recipeId: recipe.id, publicationId, listId }
  return { attack, person, token, request, ...ids }
}
