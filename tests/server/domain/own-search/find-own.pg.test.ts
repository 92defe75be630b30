import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { findOwn } from '../../../../server/domain/own-search/find-own.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import type { OwnMatches, OwnPage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller

const lines = (...texts: string[]) => texts.map((text) => ({ text }))

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
  await cook.compose({
    title: 'Деруни з грибами',
    ingredients: lines('1 кг картоплі', '300 г печериць', '2 яйця'),
    prepMinutes: 20,
    cookMinutes: 40,
  })
  await cook.compose({
    title: 'Суп грибний',
    ingredients: lines('200 г білих грибів', '3 картоплини', '1 цибуля'),
  })
  await cook.compose({
    title: 'Млинці',
    ingredients: lines('500 мл молока', '2 яйця', '200 г борошна'),
  })
  await cook.compose({
    title: 'Борщ з квасолею',
    ingredients: lines('2 буряки', '200 г квасолі', '1 цибуля'),
    tags: ['свято'],
  })
  await cook.compose({
    title: 'Гречка з куркою',
    ingredients: lines('200 г гречки', '300 г курячого філе'),
    cookMinutes: 25,
  })
  await cook.compose({
    title: 'Олівʼє мамине без поспіху',
    ingredients: lines('4 картоплини', '200 г горошку', '5 яєць', '200 г майонезу'),
  })
})
afterAll(() => app.stop())

async function asked(q: string, more: Record<string, unknown> = {}): Promise<OwnPage> {
  return cook.query<OwnPage>('recipes.list', { q, sort: 'title', ...more })
}
const titlesOf = ({ items }: OwnPage) => items.map((one) => one.title)
const found = async (q: string, more = {}) => titlesOf(await asked(q, more))

describe('among one’s own recipes', () => {
  test('what is refused is never shown', async () => {
    expect(await found('щось без грибів')).toEqual([
      'Борщ з квасолею',
      'Гречка з куркою',
      'Млинці',
      'Олівʼє мамине без поспіху',
    ])
    expect(await found('без молока')).not.toContain('Млинці')
    expect(await found('без молока')).toContain('Суп грибний')
    expect(await found('суп без картоплі')).toEqual(['Борщ з квасолею'])
    expect(await found('something without mushrooms')).not.toContain('Суп грибний')
    expect(await found('něco bez hub')).not.toContain('Деруни з грибами')
  })

  test('not even where its own title is what was asked for', async () => {
    expect(await found('деруни з грибами без грибів')).toEqual([])
  })

  test('a recipe with a line that nobody understands is not called free of anything', async () => {
    const other = await app.signedUp()
    await other.compose({ title: 'Загадка', ingredients: lines('2 дрюмзики', '1 цибуля') })
    const page = await other.query<OwnPage>('recipes.list', { q: 'щось без молока' })
    expect(page.items).toEqual([])
  })

  test('what was understood is said in chips, and one that is taken away no longer counts', async () => {
    const page = await asked('щось без грибів')
    const chip = page.question?.chips.find(({ kind }) => kind === 'exclude')
    expect(chip?.label).toMatch(/гриб/)
    expect(await found('суп без картоплі', { dropped: ['exclude:potato'] })).toEqual([
      'Борщ з квасолею',
      'Суп грибний',
    ])
  })

  test('a time, a food and a meal are understood together', async () => {
    expect(await found('щось з куркою до 30 хвилин')).toEqual(['Гречка з куркою'])
    expect(await found('щось з картоплею до 30 хвилин')).toEqual([])
  })

  test('words that stand in none are left out, and that is said', async () => {
    const page = await asked('незабутнє з квасолею без м’яса')
    expect(titlesOf(page)).toEqual(['Борщ з квасолею'])
    expect(page.question?.relaxed).toContain('незабутнє')
  })

  test('a plain word finds by title as ever, and is no question', async () => {
    const page = await asked('борщ')
    expect(titlesOf(page)).toEqual(['Борщ з квасолею'])
    expect(page.question).toBeNull()
    expect(await found("олів'є")).toEqual(['Олівʼє мамине без поспіху'])
    expect(await found('свято')).toEqual(['Борщ з квасолею'])
  })

  test('who is to eat it is named there too, and what they may not eat is left out and said', async () => {
    const of = await app.signedUp()
    await of.compose({ title: 'Молочний суп', ingredients: lines('1 л молока', '100 г рису') })
    await of.compose({ title: 'Суп із кропом', ingredients: lines('3 картоплини', '1 морква') })
    await of.mutate('members.add', { name: 'Соля', portion: 1, allergies: ['milk'] })
    for (const q of ['суп для Солі', 'Суп Солі']) {
      const page = await of.query<OwnPage>('recipes.list', { q })
      expect([titlesOf(page), page.question?.taken]).toEqual([
        ['Суп із кропом'],
        'Враховано, чого не їдять: Соля.',
      ])
      expect(await of.query<OwnMatches>('recipes.matching', { q })).toMatchObject({ count: 1 })
    }
    expect(await of.query<OwnMatches>('recipes.matching', { q: 'суп' })).toMatchObject({ count: 2 })
    // Words of it stand in no title: nobody else is called so here.
    expect(await found('суп для Солі')).not.toContain('Молочний суп')
  })

  test('a question too tangled to read finds nothing rather than what it may refuse', async () => {
    const me = await cook.query<{ id: string; kitchenId: string }>('people.me')
    const [kitchen] = await app.services.sql<{ kitchen_id: string }[]>`
      SELECT kitchen_id FROM kitchen_members WHERE person_id = ${me.id}`
    const actor = { personId: me.id, kitchenId: kitchen?.kitchen_id ?? '', demo: false }
    const ctx = { ...guestOf(app), actor: { ...actor, sessionId: '' } } as Context
    // Longer than any door lets in.
    const q = `млинці без молока ${'є '.repeat(240)}`
    expect((await findOwn(ctx, { q, of: 'mine', sort: 'title' })).items).toEqual([])
    expect((await findOwn(ctx, { q: 'млинці', of: 'mine', sort: 'title' })).items).toHaveLength(1)
  })

  test('nothing of another kitchen is found or counted, whatever is asked', async () => {
    const stranger = await app.signedUp()
    for (const q of ['щось без молока', 'борщ з квасолею', 'суп', '%', '_', "' OR true --", '\\']) {
      const page = await stranger.query<OwnPage>('recipes.list', { q, of: 'kitchen' })
      expect([q, page.items]).toEqual([q, []])
      const { count } = await stranger.query<OwnMatches>('recipes.matching', { q })
      expect([q, count]).toEqual([q, 0])
    }
  })

  test('a sign of a search in a database is a letter as any other', async () => {
    expect(await found('щось 100% без молока')).not.toContain('Млинці')
    expect(await found('%')).toEqual([])
    expect(await found('без м_лока')).not.toEqual(await found(''))
  })

  test('the very title is found, whatever it would ask for', async () => {
    expect(await found('Олівʼє мамине без поспіху')).toEqual(['Олівʼє мамине без поспіху'])
  })

  test('a question goes on page after page', async () => {
    const first = await asked('щось без грибів', { limit: 3 })
    const rest = await asked('щось без грибів', { limit: 3, cursor: first.nextCursor })
    expect([...titlesOf(first), ...titlesOf(rest)]).toEqual(await found('щось без грибів'))
    expect(rest.nextCursor).toBeNull()
  })

  test('so many as meet a question of the feed are counted, and none that only come near', async () => {
    const count = (q: string) => cook.query<OwnMatches>('recipes.matching', { q })
    expect(await count('борщ з квасолею')).toEqual({ of: 'mine', count: 1, more: false })
    expect(await count('щось без грибів')).toMatchObject({ count: 4 })
    expect(await count('незабутнє з квасолею без м’яса')).toMatchObject({ count: 0 })
    expect(await count('тірамісу')).toMatchObject({ count: 0 })
    expect(await app.caller().query('recipes.matching', { q: 'борщ' }).catch(String)).toContain(
      'Спершу увійдіть',
    )
  })
})
