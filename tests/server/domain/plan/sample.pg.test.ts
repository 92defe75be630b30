import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ClearedSample, PlanSampled, PlanWeek } from '../../../../shared/wire/plan.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const monday = '2027-03-08'
const sunday = '2027-03-14'

async function entries(who: Caller) {
  return (await who.query<PlanWeek>('plan.week', { date: monday })).entries
}
const titles = async (who: Caller) =>
  (await who.query<RecipePage>('recipes.list', {})).items.map((one) => one.title)
const sample = (who: Caller) =>
  who.mutate<PlanSampled>('plan.sample', { from: monday, servings: 2 })
const clear = (who: Caller) => who.mutate<ClearedSample>('plan.clearSample')
const lines = async (who: Caller) =>
  (await who.query<ShoppingPage>('lists.read', {})).open?.rows.map((row) => row.name) ?? []

describe('a sample week', () => {
  test('is refused while the feed has nothing for it', async () => {
    expect(await refusal(sample(await app.signedUp()))).toBe('sample_empty')
  })

  test('has a dinner a day and some breakfasts, none of them twice, for those who eat', async () => {
    await fillFeed()
    const who = await app.signedUp()
    expect(await sample(who)).toEqual({ dinners: 7, breakfasts: 3, from: monday, to: sunday })
    const made = await entries(who)
    expect(new Set(made.map((one) => one.title)).size).toBe(10)
    expect(made.filter((one) => one.slot === 'dinner').map((one) => one.date)).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day) => `2027-03-${String(day).padStart(2, '0')}`),
    )
    expect(made.every((one) => one.sample && one.servings === 2)).toBe(true)
    expect(made.filter((one) => one.slot === 'breakfast').map((one) => one.title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Сніданок/)]),
    )
    expect(await titles(who)).not.toContain('Узвар')
  })

  test('leaves a meal alone that has something in it', async () => {
    const who = await app.signedUp()
    const own = { kind: 'out', title: 'У Юлі', date: monday, slot: 'dinner' }
    await who.mutate('plan.add', own)
    expect(await sample(who)).toMatchObject({ dinners: 6 })
    const dinner = (await entries(who)).filter(
      (one) => one.date === monday && one.slot === 'dinner',
    )
    expect(dinner.map((one) => [one.title, one.sample])).toEqual([['У Юлі', false]])
  })

  test('adds nothing to days that are planned already', async () => {
    const who = await app.signedUp()
    await sample(who)
    expect(await sample(who)).toMatchObject({ dinners: 0, breakfasts: 0 })
    expect(await entries(who)).toHaveLength(10)
  })

  test('asked for many times at once is planned once, and keeps each recipe once', async () => {
    const who = await app.signedUp()
    const made = await Promise.all(Array.from({ length: 6 }, () => sample(who)))
    expect(made.reduce((sum, one) => sum + one.dinners + one.breakfasts, 0)).toBe(10)
    expect(await entries(who)).toHaveLength(10)
    expect(await titles(who)).toHaveLength(10)
  })

  test('goes with one press, its recipes and lines too, and comes back with another', async () => {
    const who = await app.signedUp()
    await sample(who)
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    await who.mutate('lists.fromPlan', { from: monday, to: sunday })
    expect(await lines(who)).toContain('Буряк')
    const gone = await clear(who)
    expect([await entries(who), await titles(who), await lines(who)]).toEqual([[], [], ['Молоко']])
    await who.mutate('plan.restoreSample', gone)
    expect([(await entries(who)).length, (await titles(who)).length]).toEqual([10, 10])
    expect(await lines(who)).toContain('Буряк')
  })

  test('keeps what the person changed, and the recipes that are theirs by now', async () => {
    const who = await app.signedUp()
    const { id } = await who.compose({ title: 'Власний' })
    await who.mutate('plan.add', { recipeId: id, date: sunday, slot: 'lunch' })
    await sample(who)
    const [first, second] = (await entries(who)).filter((one) => one.slot === 'dinner')
    await who.mutate('plan.change', { id: first?.id, servings: 6 })
    await who.mutate('plan.cook', { id: second?.id, cooked: true })
    await clear(who)
    const kept = [first?.title ?? '', second?.title ?? '', 'Власний']
    expect((await entries(who)).map((one) => one.title)).toEqual(kept)
    expect((await titles(who)).sort()).toEqual(kept.sort())
  })

  test('of another kitchen is neither cleared nor restored', async () => {
    const who = await app.signedUp()
    await sample(who)
    await who.mutate('lists.fromPlan', { from: monday, to: sunday })
    const gone = await clear(who)
    const other = await app.signedUp()
    await other.mutate('plan.restoreSample', gone)
    expect([await entries(who), await titles(who), await lines(who)]).toEqual([[], [], []])
    await who.mutate('plan.restoreSample', gone)
    const [first] = await entries(who)
    await who.mutate('plan.remove', { id: first?.id })
    expect(await clear(other)).toEqual({ entryIds: [], recipeIds: [], lineIds: [] })
    expect([(await entries(who)).length, (await titles(who)).length]).toEqual([9, 10])
    expect(await lines(who)).toContain('Буряк')
  })

  test('that is put back brings nothing else back: what the person removed themselves stays so', async () => {
    const who = await app.signedUp()
    const { id } = await who.compose({ title: 'Видалений' })
    await who.mutate('recipes.remove', { id })
    const entry = await who.mutate<{ id: string }>('plan.add', {
      ...{ kind: 'note', title: 'Нотатка' },
      ...{ date: monday, slot: 'lunch' },
    })
    await who.mutate('plan.remove', entry)
    const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines: ['хліб'] })
    await who.mutate('lists.removeLines', { ids })
    await who.mutate('plan.restoreSample', { entryIds: [entry.id], recipeIds: [id], lineIds: ids })
    expect([await entries(who), await titles(who), await lines(who)]).toEqual([[], [], []])
  })

  test('is not there when the feed is switched off', async () => {
    const without = await startTestApp({ FEED_ENABLED: 'false' })
    const who = without.caller()
    await who.signUp()
    expect(await refusal(sample(who))).toBe('feed_off')
    const dish = { publicationId: 'pub_none', servings: 2 }
    expect(await refusal(who.mutate('lists.addDish', dish))).toBe('feed_off')
    expect(await refusal(who.mutate('plan.add', { ...dish, date: monday, slot: 'dinner' }))).toBe(
      'feed_off',
    )
    await without.stop()
  })
})

async function fillFeed(): Promise<void> {
  const author = await app.signedUp()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
    await author.publish({ title: `Вечеря ${number}`, tags: ['вечеря'] })
  for (const number of [1, 2, 3])
    await author.publish({ title: `Сніданок ${number}`, tags: ['сніданок', 'вечеря'] })
  await author.publish({ title: 'Узвар', tags: ['напій'] })
}
