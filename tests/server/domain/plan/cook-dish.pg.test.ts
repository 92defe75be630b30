import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ChangeOutcome } from '../../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { CookedDish } from '../../../../shared/wire/plan.ts'
import type { CookedPage } from '../../../../shared/wire/plan-history.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { add, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const today = '2027-03-10'
const cook = (who: Caller, dish: Record<string, unknown>) =>
  who.mutate<CookedDish>('plan.cookDish', { date: today, slot: 'dinner', servings: 4, ...dish })
const cooked = async (who: Caller) =>
  (await week(who)).entries.map(({ date, cookedAt }) => [date, cookedAt !== null])
const lastCooked = async (who: Caller) =>
  (await who.query<RecipePage>('recipes.list', {})).items[0]?.lastCookedAt ?? null

describe('a dish that was just cooked', () => {
  test('is marked in the plan where it stands nearest, by whoever of the kitchen cooked it', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose()
    await add(owner, { recipeId, date: '2027-03-13' })
    const near = await add(owner, { recipeId, date: '2027-03-11', slot: 'lunch' })
    expect(await cook(other, { recipeId })).toEqual({
      ...near,
      date: '2027-03-11',
      slot: 'lunch',
      planned: true,
      keptRecipeId: null,
    })
    expect(await cooked(owner)).toEqual([
      ['2027-03-11', true],
      ['2027-03-13', false],
    ])
    expect(await lastCooked(owner)).toBeNumber()
  })

  test('is one cooking when all devices of a kitchen tell it at once, planned or not, also one of the feed', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose()
    const publicationId = await (await app.signedUp()).publish()
    for (const dish of [{ recipeId }, { publicationId }]) {
      const told = await Promise.all([owner, other, owner, other].map((who) => cook(who, dish)))
      expect(new Set(told.map((one) => one.id)).size).toBe(1)
    }
    expect(await cooked(owner)).toEqual([
      [today, true],
      [today, true],
    ])
  })

  test('without a connection is one cooking, whichever device tells it first and however often', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose()
    const { id: kitchenId } = await owner.query<KitchenView>('kitchens.mine')
    let made = 0
    const told = () => {
      made += 1
      const entryId = `ple_${String(made).padStart(26, '0')}`
      const place = { date: today, slot: 'lunch', servings: 2 }
      const change = { kind: 'cookDish', entryId, dish: { recipeId }, ...place }
      return { id: crypto.randomUUID(), kitchenId, change }
    }
    const send = (who: Caller, ...changes: ReturnType<typeof told>[]) =>
      who.mutate<ChangeOutcome[]>('changes.send', { changes })
    const hers = told()
    await send(owner, hers)
    await send(owner, hers)
    await send(other, told())
    expect(await cooked(owner)).toEqual([[today, true]])
    const { id: planned } = await owner.compose()
    await add(owner, { recipeId: planned, date: '2027-03-11' })
    const near = told()
    await send(owner, { ...near, change: { ...near.change, dish: { recipeId: planned } } })
    expect(await cooked(owner)).toEqual([
      [today, true],
      ['2027-03-11', true],
    ])
    const foreign = (await (await app.signedUp()).compose()).id
    const [no] = await send(owner, {
      ...told(),
      change: { ...told().change, dish: { recipeId: foreign } },
    })
    expect(no?.refused).toBe('Такого рецепта немає.')
  })

  test('and stands in no plan near it goes to today as cooked, and away again when it is taken back', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose()
    await add(who, { recipeId, date: '2027-03-13' })
    const done = await cook(who, { recipeId, servings: 6 })
    expect(done).toMatchObject({ planned: false, date: today, slot: 'dinner' })
    expect(await cooked(who)).toEqual([
      [today, true],
      ['2027-03-13', false],
    ])
    await who.mutate('plan.remove', { id: done.id })
    expect(await cooked(who)).toEqual([['2027-03-13', false]])
    expect(await lastCooked(who)).toBeNull()
    await who.mutate('plan.restore', { id: done.id })
    expect(await lastCooked(who)).toBeNumber()
  })

  test('was cooked once, however often that is said, and once more in the evening', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose()
    const first = await cook(who, { recipeId })
    expect((await cook(who, { recipeId })).id).toBe(first.id)
    app.travel(4 * 3_600_000)
    const evening = await cook(who, { recipeId })
    app.travel(-4 * 3_600_000)
    expect(evening.id).not.toBe(first.id)
  })

  test('from the feed is kept, unless the kitchen has planned it', async () => {
    const publicationId = await (await app.signedUp()).publish({ title: 'Узвар' })
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const planned = await add(owner, { publicationId, date: today })
    expect(await cook(other, { publicationId })).toMatchObject({ ...planned, keptRecipeId: null })
    const alone = await app.signedUp()
    const done = await cook(alone, { publicationId })
    const { items } = await alone.query<RecipePage>('recipes.list', {})
    expect(items.map(({ id, title }) => [id, title])).toEqual([[done.keptRecipeId ?? '', 'Узвар']])
  })

  test('of a stranger’s, or by nobody, is refused', async () => {
    const stranger = await app.signedUp()
    const { id: recipeId } = await (await app.signedUp()).compose()
    expect(await refusal(cook(stranger, { recipeId }))).toBe('recipe_unknown')
    expect(await refusal(cook(app.caller(), { recipeId }))).toBe('sign_in_needed')
    expect(await refusal(cook(stranger, { publicationId: 'pub_none' }))).toBe('publication_unknown')
  })
})

describe('what was cooked', () => {
  test('is remembered with its day, its cook and a note, for the whole kitchen and no other', async () => {
    const owner = await app.signedUp('Оля')
    const other = await joinedBy(app, owner, 'Юрко')
    const { id: recipeId } = await owner.compose({ title: 'Борщ' })
    const first = await cook(owner, { recipeId })
    await owner.mutate('plan.cookNote', { id: first.id, note: 'менше солі' })
    const { id } = await add(owner, { kind: 'out', title: 'У Юлі', date: today })
    app.travel(4 * 3_600_000)
    await cook(other, { recipeId })
    const history = (who: Caller, of = {}) => who.query<CookedPage>('plan.history', of)
    const { entries } = await history(other)
    expect(new Set(entries.map((one) => [one.title, one.cook, one.note].join(', ')))).toEqual(
      new Set(['Борщ, Юрко, ', 'Борщ, Оля, менше солі']),
    )
    const page = await history(owner, { recipeId, limit: 1 })
    const rest = await history(owner, { recipeId, limit: 1, cursor: page.nextCursor })
    expect([...page.entries, ...rest.entries].map((one) => one.id).sort()).toEqual(
      entries.map((one) => one.id).sort(),
    )
    expect(rest.nextCursor).toBeNull()
    expect(page.entries[0]?.picture).not.toBeNull()

    const stranger = await app.signedUp('Чужа')
    expect((await history(stranger, { recipeId })).entries).toEqual([])
    const note = (who: Caller, of: string) =>
      refusal(who.mutate('plan.cookNote', { id: of, note: 'ні' }))
    expect(await note(stranger, first.id)).toBe('plan_entry_unknown')
    expect(await note(owner, id)).toBe('plan_entry_unknown')
    await owner.mutate('plan.cook', { id: first.id, cooked: false })
    expect((await history(owner)).entries).toHaveLength(1)
  })
})
