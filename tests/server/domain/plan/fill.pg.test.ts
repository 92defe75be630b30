import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { MemberView } from '../../../../shared/wire/members.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { FillEntry, FillPreview } from '../../../../shared/wire/plan-fill.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

// A whole feed is published first.
setDefaultTimeout(30_000)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp('Авторка')
  const publish = (title: string, texts: string[], minutes: number, tags: string[]) =>
    author.publish({
      title,
      servings: 4,
      cookMinutes: minutes,
      tags,
      ingredients: texts.map((text) => ({ text })),
    })
  const several = (count: number, one: (n: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, n) => one(n + 1)))
  await Promise.all([
    several(9, (n) =>
      publish(`Вечеря з гречки ${n}`, ['400 г гречки', '1 цибулина'], 20, ['вечеря']),
    ),
    several(9, (n) => publish(`Вечеря з сиру ${n}`, ['400 г твердого сиру'], 60, ['вечеря'])),
    several(3, (n) => publish(`Сніданок ${n}`, ['200 г вівсянки'], 10, ['сніданок'])),
    publish('Вечеря невідома', ['жменя бздюлинок'], 10, ['вечеря']),
  ])
})
afterAll(() => app.stop())

const week = { from: '2027-03-08', to: '2027-03-14' }
const fill = (who: Caller, rules: Record<string, unknown> = {}) =>
  who.mutate<FillPreview>('plan.fill', { ...week, ...rules })
const titles = ({ entries }: FillPreview) => entries.map((one) => one.title)
const placed = ({ date, slot, dish }: FillEntry) => ({ date, slot, ...dish })
const planned = async (who: Caller) =>
  (await who.query<PlanWeek>('plan.week', { date: week.from })).entries

describe('a filled week', () => {
  test('has a dinner a day, none twice, with its price, and is only shown', async () => {
    const who = await app.signedUp()
    const shown = await fill(who)
    expect(shown.entries.map((one) => one.date)).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day) => `2027-03-${String(day).padStart(2, '0')}`),
    )
    expect(new Set(titles(shown)).size).toBe(7)
    expect(shown.entries.every((one) => one.slot === 'dinner' && one.servings === 2)).toBe(true)
    const apart = shown.entries.reduce((sum, one) => sum + (one.price ?? 0), 0)
    // Each dish is rounded by itself, the sum once.
    expect(Math.abs(shown.total - apart)).toBeLessThanOrEqual(50 * shown.entries.length)
    expect(shown.total).toBeGreaterThan(0)
    expect(await planned(who)).toEqual([])
  })

  test('keeps what was eaten so many weeks apart, and leaves out what one did not like', async () => {
    const who = await app.signedUp()
    const breakfasts = [1, 2, 3].map((n) => `Сніданок ${n}`)
    const morning = { slots: ['breakfast'], to: week.from }
    const [eaten] = (await fill(who, morning)).entries
    if (!eaten) throw new Error('There are three breakfasts.')
    const { id } = await who.mutate<{ id: string }>('plan.add', {
      date: '2027-02-15',
      slot: 'breakfast',
      ...eaten.dish,
    })
    await who.mutate('plan.cook', { id, cooked: true })
    const never = async (rules: Record<string, unknown>) => {
      const all = await fill(who, { ...morning, to: '2027-03-10', ...rules })
      return breakfasts.filter((one) => !titles(all).includes(one))
    }
    expect(await never({ weeksApart: 4 })).toEqual([eaten.title])
    expect(await never({ weeksApart: 2 })).toEqual([])
    const then = await who.query<PlanWeek>('plan.week', { date: '2027-02-15' })
    await who.mutate('recipes.think', { id: then.entries[0]?.recipeId, rating: 1 })
    const { entries } = await fill(who, morning)
    expect(entries.every((one) => !('recipeId' in one.dish))).toBe(true)
  })

  test('has nothing that is put up, drunk or poured over, and no dough or cream, however much one’s own it is', async () => {
    const who = await app.signedUp()
    const compose = (title: string, ...texts: string[]) =>
      who.compose({ title, ingredients: texts.map((text) => ({ text })) })
    await compose('Малосолка', '2 кг огірків', '2 ст. л. солі', 'кріп, часник')
    await compose('Огірки в банках', '2 кг огірків', '100 мл оцту', '60 г солі')
    await compose('Тісто на вареники', '500 г борошна', '200 мл води')
    await compose('Крем сирний', '500 г крем-сиру', '100 г вершків')
    await compose('Сметанний соус', '200 г сметани', '2 зубчики часнику')
    await compose('Узвар', '200 г сухофруктів', '2 л води')
    await compose('Гречка з куркою', '200 г гречки', '300 г курки')
    // More places than there are dishes: whatever may stand in one does.
    const shown = await fill(who, { slots: ['lunch', 'dinner', 'snack'], to: '2027-03-21' })
    const own = shown.entries.flatMap(({ dish, title }) => ('recipeId' in dish ? title : []))
    expect(own).toEqual(['Гречка з куркою'])
  })

  test('is the same for the same seed, and another for another', async () => {
    const who = await app.signedUp()
    expect(await fill(who, { seed: 7 })).toEqual(await fill(who, { seed: 7 }))
    expect(titles(await fill(who, { seed: 8 }))).not.toEqual(titles(await fill(who, { seed: 7 })))
  })

  test('keeps what everybody may eat: no milk for an allergy, and nothing that nobody knows', async () => {
    const who = await app.signedUp()
    await who.mutate('members.add', { name: 'Іринка', portion: 1, allergies: ['milk'] })
    await who.mutate('members.add', { name: 'Юрко', portion: 1 })
    for (const seed of [1, 2, 3]) {
      const shown = await fill(who, { seed })
      expect(titles(shown).every((title) => title.startsWith('Вечеря з гречки'))).toBe(true)
      expect(shown.servings).toBe(3)
    }
  })

  test('keeps minutes, and a diet that a guest has said', async () => {
    const who = await app.signedUp()
    const vegan = await fill(who, { diets: ['vegan'], servings: 5 })
    expect(titles(vegan).every((title) => title.startsWith('Вечеря з гречки'))).toBe(true)
    expect(vegan.servings).toBe(5)
    const quick = await fill(who, { maxMinutes: 30, seed: 4 })
    expect(quick.entries.every((one) => (one.minutes ?? 99) <= 30)).toBe(true)
  })

  test('stays within the money where that is possible, and takes no dish of unknown price for it', async () => {
    const who = await app.signedUp()
    // Seven of buckwheat at eleven hryvnias for two; of cheese one alone costs more than that.
    const shown = await fill(who, { seed: 3, budget: 8_000 })
    expect(shown.entries.length).toBe(7)
    expect(shown.total).toBeLessThanOrEqual(8_000)
    expect(shown.unpriced).toBe(0)
  })

  test('leaves alone what is planned, and does not bring it again within two weeks', async () => {
    const who = await app.signedUp()
    const first = await fill(who)
    await who.mutate('plan.accept', {
      entries: first.entries.map((one) => ({ ...placed(one), servings: one.servings })),
    })
    expect((await planned(who)).length).toBe(7)
    const { price } = await who.query<PlanWeek>('plan.week', { date: week.from })
    expect(price).toBe(first.total)
    expect((await fill(who)).entries).toEqual([])
    const next = await fill(who, { from: '2027-03-15', to: '2027-03-21' })
    expect(titles(next).filter((title) => titles(first).includes(title))).toEqual([])
  })

  test('changes one dish: the others are kept, and what was turned down does not come back', async () => {
    const who = await app.signedUp()
    const shown = await fill(who)
    const [out, ...kept] = shown.entries
    const anew = await fill(who, {
      keep: kept.map(placed),
      except: Object.values(out?.dish ?? {}),
      seed: 2,
    })
    expect(anew.entries.slice(1)).toEqual(kept)
    expect(anew.entries.length).toBe(7)
    expect(titles(anew)).not.toContain(out?.title)
  })

  test('says where nothing fits instead of bringing something else', async () => {
    const who = await app.signedUp()
    const shown = await fill(who, { slots: ['breakfast'] })
    expect(shown.entries.length).toBe(3)
    expect(shown.missing.length).toBe(4)
  })

  test('says whose need leaves places empty, and is filled for the others where that person does not eat along', async () => {
    const who = await app.signedUp()
    await who.mutate('members.add', { name: 'Мама Галя', portion: 1, diets: ['lenten'] })
    await who.mutate('members.add', { name: 'Юрко', portion: 1, dislikes: ['гречка'] })
    const members = await who.query<MemberView[]>('members.list')
    const id = members.find(({ name }) => name === 'Мама Галя')?.id
    const shown = await fill(who)
    expect(shown.entries).toEqual([])
    expect(shown.narrowed.rules).toEqual([])
    expect(shown.narrowed.members.map(({ name }) => name)).toEqual(['Мама Галя', 'Юрко'])
    expect(shown.narrowed.members[0]).toMatchObject({ id, diets: ['пісне'], without: [] })
    expect(shown.narrowed.members[1]?.without).toEqual(['гречки'])
    const eaters = members.flatMap((one) => (one.id === id ? [] : [one.id]))
    const without = await fill(who, { eaters })
    expect(without.entries).toHaveLength(7)
    expect(without.servings).toBe(2)
    const [first] = without.entries
    if (!first) throw new Error('Seven were chosen.')
    await who.mutate('plan.accept', { entries: [{ ...placed(first), servings: 2 }], eaters })
    expect((await planned(who))[0]?.eaters).toEqual(eaters)
  })

  test('says once what somebody needs who told it as an allergy and as a diet', async () => {
    const who = await app.signedUp()
    await who.mutate('members.add', {
      ...{ name: 'Олег', portion: 1, allergies: ['gluten'], diets: ['gluten-free', 'vegan'] },
      dislikes: ['гречка', 'глютен'],
    })
    const { narrowed } = await fill(who)
    expect(narrowed.members).toMatchObject([
      { name: 'Олег', diets: ['веганське'], without: ['глютену', 'гречки'] },
    ])
  })

  test('says which rule leaves places empty, and that there are too few dishes where it is no rule', async () => {
    const who = await app.signedUp()
    expect((await fill(who, { maxMinutes: 9 })).narrowed).toEqual({ members: [], rules: ['time'] })
    const few = await fill(who, { slots: ['breakfast'] })
    expect(few.narrowed).toEqual({ members: [], rules: [] })
    expect((await fill(who)).narrowed).toEqual({ members: [], rules: [] })
  })

  test('is of one’s own dishes too', async () => {
    const who = await app.signedUp()
    for (let n = 1; n <= 3; n += 1)
      await who.compose({
        title: `Моє рагу ${n}`,
        cookMinutes: 5,
        ingredients: [{ text: '1 кг картоплі' }],
      })
    const shown = await fill(who, { maxMinutes: 7, seed: 5 })
    expect(titles(shown).sort()).toEqual(['Моє рагу 1', 'Моє рагу 2', 'Моє рагу 3'])
  })

  test('is in one’s own language while that has anything, and says of a dish in another what it is written in', async () => {
    const who = await app.signedUp()
    const author = await app.signedUp()
    const salad = (title: string, language: string) =>
      author.publish({
        title,
        language,
        tags: ['перекус'],
        ingredients: [{ text: '300 г тофу' }],
      })
    await salad('Салат з тофу', 'uk')
    for (const n of [1, 2, 3]) await salad(`Teriyaki tofu ${n}`, 'en')
    const rules = { slots: ['snack'], to: '2027-03-09' }
    for (const seed of [1, 2, 3]) {
      const { entries } = await fill(who, { ...rules, seed })
      expect(entries.map(({ language }) => language)).toEqual(['uk', 'en'])
    }
  })

  test('is refused with a sentence: too many days, days that cross, and nobody there', async () => {
    const who = await app.signedUp()
    expect(await refusal(fill(who, { to: '2027-04-14' }))).toBe('days_too_many')
    expect(await refusal(fill(who, { to: '2027-03-01' }))).toBe('dates_crossed')
    expect(await refusal(fill(app.caller()))).toBe('sign_in_needed')
  })

  test('is made so many times an hour, and then its person is told to wait', async () => {
    const who = await app.signedUp()
    await fill(who)
    await app.services.sql`UPDATE rate_limits SET used = 600 WHERE key LIKE 'fill %'`
    expect(await refusal(fill(who))).toBe('rate_limited')
    await app.services.sql`DELETE FROM rate_limits WHERE key LIKE 'fill %'`
  })

  test('is accepted whole or not at all', async () => {
    const who = await app.signedUp()
    const { entries } = await fill(who)
    const good = entries.map((one) => ({ ...placed(one), servings: 2 }))
    const bad = { date: week.to, slot: 'lunch', publicationId: 'pub_gone', servings: 2 }
    expect(await refusal(who.mutate('plan.accept', { entries: [...good, bad] }))).toBe(
      'publication_unknown',
    )
    expect(await planned(who)).toEqual([])
  })
})
