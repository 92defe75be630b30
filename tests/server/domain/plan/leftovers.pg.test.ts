import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { MemberView } from '../../../../shared/wire/members.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { add, dinner, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const thursday = { date: '2027-03-11', slot: 'lunch' }
const shown = async (who: Caller) =>
  (await week(who)).entries.map((one) => `${one.date} ${one.kind} ${one.title} ${one.servings}`)

describe('leftovers', () => {
  test('belong to their dish, which is cooked for both meals, and go and come back with it', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose({ title: 'Борщ' })
    const { id } = await add(who, { recipeId, servings: 4 })
    await who.mutate('plan.leftovers', { id, ...thursday, more: true })
    const both = ['2027-03-10 dish Борщ 8', '2027-03-11 leftovers Борщ 4']
    expect(await shown(who)).toEqual(both)
    await who.mutate('plan.remove', { id })
    expect(await shown(who)).toEqual([])
    await who.mutate('plan.restore', { id })
    expect(await shown(who)).toEqual(both)
  })

  test('are of a dish of the kitchen’s, on its day or later', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose()
    const { id } = await add(who, { recipeId, servings: 4 })
    const { id: note } = await add(who, { kind: 'note', title: 'Ярмарок' })
    const leftovers = (by: Caller, input: object) =>
      refusal(by.mutate('plan.leftovers', { ...dinner, ...input }))
    expect(await leftovers(who, { id, date: '2027-03-09' })).toBe('leftovers_early')
    expect(await leftovers(who, { id: note })).toBe('plan_entry_unknown')
    expect(await leftovers(await app.signedUp(), { id })).toBe('plan_entry_unknown')
  })
})

describe('a dish for some of the kitchen', () => {
  test('is for their portions, and for everybody’s again', async () => {
    const who = await app.signedUp('Оля')
    await who.mutate('members.add', { name: 'Івась', portion: 0.5 })
    await who.mutate('members.add', { name: 'Петро', portion: 1.5 })
    const members = await who.query<MemberView[]>('members.list')
    const idOf = (name: string) => members.find((one) => one.name === name)?.id ?? ''
    const [ivas, petro] = [idOf('Івась'), idOf('Петро')]
    const { id: recipeId } = await who.compose()
    const { id } = await add(who, { recipeId })
    const change = (eaters: string[] | null) => who.mutate('plan.change', { id, eaters })
    const entry = async () => (await week(who)).entries[0]
    expect(await entry()).toMatchObject({ servings: 3, eaters: null })
    await change([ivas, petro])
    expect(await entry()).toMatchObject({ servings: 2, eaters: [ivas, petro] })
    await change(null)
    expect(await entry()).toMatchObject({ servings: 3, eaters: null })
    expect(await refusal(change(['eat_of_others']))).toBe('member_unknown')
  })
})
