import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { dayAt, usualTimeZone } from '../../../../shared/time-zone.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import { type Connected, connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { structured } from '../../../support/mcp.ts'
import { add, monday, planned, wednesday, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const shelf = async (who: Caller) => (await who.query<RecipePage>('recipes.list', {})).items

describe('the week', () => {
  test('goes from Monday to Sunday around any of its days', async () => {
    const who = await app.signedUp()
    for (const date of [monday, wednesday, '2027-03-14'])
      expect(await week(who, date)).toMatchObject({ from: monday, to: '2027-03-14' })
  })

  test('is the present one without a day', async () => {
    const who = await app.signedUp()
    const today = dayAt(app.services.now(), usualTimeZone)
    const { from, to } = await who.query<PlanWeek>('plan.week', {})
    expect(from <= today && today <= to).toBe(true)
  })

  test('holds several dishes in one meal, by day and meal, with what they look like and cost', async () => {
    const who = await app.signedUp()
    const soup = await who.compose({
      title: 'Борщ',
      servings: 4,
      ingredients: [{ text: '1 кг буряка' }],
    })
    await add(who, { recipeId: soup.id })
    await add(who, { recipeId: soup.id, servings: 8 })
    await add(who, { recipeId: soup.id, date: monday, slot: 'breakfast' })
    const { entries, price, currency } = await week(who)
    expect(entries.map(({ date, slot, servings }) => [date, slot, servings])).toEqual([
      [monday, 'breakfast', 4],
      [wednesday, 'dinner', 4],
      [wednesday, 'dinner', 8],
    ])
    expect(entries[0]).toMatchObject({ kind: 'dish', picture: { seed: soup.id, photoUrl: null } })
    expect([price, currency]).toEqual([soup.estimatedPrice * 4, 'UAH'])
  })

  test('is the same for everybody of the kitchen, and so are the recipes that it opens', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const id = await planned(owner)
    expect((await week(other)).entries).toMatchObject([
      { id, title: 'Борщ', picture: { seed: expect.stringMatching(/^rec_/) } },
    ])
    expect((await week(other)).entries).toEqual((await week(owner)).entries)
    await other.mutate('plan.change', { id, servings: 2 })
    expect((await week(owner)).entries).toMatchObject([
      { servings: 2, recipeId: expect.stringMatching(/^rec_/) },
    ])
  })

  test('asks who is there', async () => {
    expect(await refusal(app.caller().query('plan.week', {}))).toBe('sign_in_needed')
  })
})

describe('planning', () => {
  test('takes words in place of a dish: a note, leftovers, eating out', async () => {
    const who = await app.signedUp()
    await add(who, { kind: 'note', title: 'Ярмарок о 9:00' })
    await add(who, { kind: 'leftovers', title: 'Борщ' })
    await add(who, { kind: 'out', title: 'Вечеря в Юлі' })
    expect(
      (await week(who)).entries.map(({ kind, title, picture }) => [kind, title, picture]),
    ).toEqual([
      ['note', 'Ярмарок о 9:00', null],
      ['leftovers', 'Борщ', null],
      ['out', 'Вечеря в Юлі', null],
    ])
  })

  test('a recipe of the feed keeps it among one’s own, once', async () => {
    const author = await app.signedUp()
    const publicationId = await author.publish({ title: 'Узвар', servings: 6 })
    const who = await app.signedUp()
    await add(who, { publicationId })
    await add(who, { publicationId, servings: 2 })
    const kept = await shelf(who)
    expect(kept.map((one) => one.title)).toEqual(['Узвар'])
    expect((await week(who)).entries).toMatchObject([
      { recipeId: kept[0]?.id, servings: 6 },
      { recipeId: kept[0]?.id, servings: 2 },
    ])
    await add(author, { publicationId })
    expect(await shelf(author)).toHaveLength(1)
  })

  test('refuses what is not there, what is another’s, and what is no day', async () => {
    const [who, stranger] = [await app.signedUp(), await app.signedUp()]
    const { id } = await stranger.compose()
    expect(await refusal(add(who, { recipeId: id }))).toBe('recipe_unknown')
    expect(await refusal(add(who, { publicationId: 'pub_none' }))).toBe('publication_unknown')
    expect(await refusal(add(who, { kind: 'note', title: '  ' }))).toBe('input_invalid')
    expect(await refusal(add(who, { recipeId: id, date: '2027-02-30' }))).toBe('input_invalid')
  })

  test('stops at fifty entries a day, also for one that moves there', async () => {
    const who = await app.signedUp()
    const elsewhere = await planned(who, { date: monday })
    for (let made = 0; made < 50; made += 1) await add(who, { kind: 'note', title: 'Нотатка' })
    expect(await refusal(add(who, { kind: 'note', title: 'Ще' }))).toBe('plan_full')
    const move = { id: elsewhere, date: wednesday }
    expect(await refusal(who.mutate('plan.change', move))).toBe('plan_full')
  })

  test('stops there also for many at once, and for one that is put back', async () => {
    const who = await app.signedUp()
    const note = { kind: 'note', title: 'Нотатка' }
    const gone = await add(who, note)
    await who.mutate('plan.remove', gone)
    const tries = Array.from({ length: 60 }, () =>
      add(who, note).then(
        () => 'added',
        () => 'full',
      ),
    )
    expect((await Promise.all(tries)).filter((one) => one === 'added')).toHaveLength(50)
    expect(await refusal(who.mutate('plan.restore', gone))).toBe('plan_full')
    const { entries } = await week(who)
    expect(entries).toHaveLength(50)
    await who.mutate('plan.remove', { id: entries[0]?.id })
    await who.mutate('plan.restore', gone)
    await who.mutate('plan.restore', gone)
    expect((await week(who)).entries).toHaveLength(50)
  })

  test('of the feed pressed many times at once becomes one recipe', async () => {
    const publicationId = await (await app.signedUp()).publish()
    const who = await app.signedUp()
    await Promise.all(Array.from({ length: 8 }, () => add(who, { publicationId })))
    expect((await who.query<{ items: unknown[] }>('recipes.list', {})).items).toHaveLength(1)
  })

  test('is not on the plan of another kitchen, as the agents of its people read it', async () => {
    const [who, stranger] = [await app.signedUp(), await app.signedUp()]
    await planned(who)
    const [theirs, own] = [await connectAgent(app, stranger), await connectAgent(app, who)]
    const days = { from: monday, to: wednesday }
    const read = ({ access_token }: Connected) =>
      structured<{ entries: unknown[] }>(app, access_token, 'service_list_plan', days)
    expect((await read(theirs)).entries).toEqual([])
    expect((await read(own)).entries).toHaveLength(1)
  })
})
