import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Concerns, MemberView } from '../../../../shared/wire/members.ts'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
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

const list = (who: Caller) => who.query<MemberView[]>('members.list')
const addMember = (who: Caller, member: Record<string, unknown>) =>
  who.mutate<MemberView[]>('members.add', member)
const update = (who: Caller, change: Record<string, unknown>) =>
  who.mutate<MemberView[]>('members.update', change)
const concerns = (who: Caller, publicationId: string) =>
  who
    .query<Concerns>('members.concerns', { publicationIds: [publicationId] })
    .then((found) => found[publicationId] ?? [])

describe('Who eats in a kitchen', () => {
  test('is whoever cooks there, each with a portion and nothing said of allergies', async () => {
    const owner = await app.signedUp('Оля')
    await joinedBy(app, owner, 'Юрко')
    const members = await list(owner)
    expect(members.map((one) => [one.name, one.account, one.self, one.portion])).toEqual([
      ['Оля', true, true, 1],
      ['Юрко', true, false, 1],
    ])
    expect(members.map((one) => one.allergies)).toEqual([null, null])
  })

  test('may be a child without an account, who is changed and taken off by anybody of the kitchen', async () => {
    const owner = await app.signedUp('Оля')
    const [, child] = await addMember(owner, { name: 'Іринка', portion: 0.5, allergies: ['nuts'] })
    const other = await joinedBy(app, owner)
    await update(other, {
      id: child?.id,
      name: 'Ірина',
      portion: 0.75,
      dislikes: ['гриби', 'квзп'],
    })
    expect((await list(owner)).at(-1)).toEqual({
      id: child?.id ?? '',
      name: 'Ірина',
      account: false,
      self: false,
      portion: 0.75,
      diets: [],
      allergies: ['nuts'],
      dislikes: [
        { text: 'гриби', understood: true },
        { text: 'квзп', understood: false },
      ],
    })
    await other.mutate('members.remove', { id: child?.id })
    expect((await list(owner)).map((one) => one.name)).toEqual(['Оля', 'Юрко'])
  })

  test('is nobody else’s to see or to change', async () => {
    const owner = await app.signedUp('Оля')
    const [self] = await list(owner)
    const stranger = await app.signedUp('Чужий')
    expect(await refusal(update(stranger, { id: self?.id, portion: 2 }))).toBe('member_unknown')
    expect(await refusal(app.caller().query('members.list'))).toBe('sign_in_needed')
  })

  test('may be a child, and a child is nobody else’s to change or to take off either', async () => {
    const owner = await app.signedUp('Оля')
    const [, child] = await addMember(owner, { name: 'Іринка', allergies: ['nuts'] })
    const stranger = await app.signedUp('Чужий')
    expect(await refusal(update(stranger, { id: child?.id, allergies: [] }))).toBe('member_unknown')
    await stranger.mutate('members.remove', { id: child?.id }).catch(() => {})
    expect((await list(owner)).at(-1)).toMatchObject({ name: 'Іринка', allergies: ['nuts'] })
  })

  test('leaves by themselves when they have an account, and so do they name themselves', async () => {
    const owner = await app.signedUp('Оля')
    const [self] = await list(owner)
    expect(await refusal(owner.mutate('members.remove', { id: self?.id }))).toBe(
      'member_has_account',
    )
    expect(await refusal(update(owner, { id: self?.id, name: 'Ой' }))).toBe('member_has_account')
  })

  test('takes along what was said of them into another kitchen', async () => {
    const mover = await app.signedUp('Юрко')
    const [self] = await list(mover)
    await update(mover, { id: self?.id, allergies: ['fish'] })
    const owner = await app.signedUp('Оля')
    const { url } = await owner.mutate<{ url: string }>('kitchens.invite')
    await mover.mutate('kitchens.join', { token: new URL(url).searchParams.get('token') ?? '' })
    expect((await list(owner)).map((one) => one.allergies)).toEqual([null, ['fish']])
  })
})

describe('A dish that is not for everybody', () => {
  test('says for whom not, and why; of what nobody knows it says that nobody knows', async () => {
    const author = await app.signedUp('Автор')
    const pancakes = await author.publish({
      title: 'Сирники',
      ingredients: [{ text: '500 г сиру кисломолочного' }, { text: '2 яйця' }],
    })
    const riddle = await author.publish({
      title: 'Загадка',
      ingredients: [{ text: '200 г гречки' }, { text: 'жменя бздюлинок' }],
    })
    const owner = await app.signedUp('Оля')
    expect(await concerns(owner, pancakes)).toEqual([])
    const [self] = await list(owner)
    await update(owner, { id: self?.id, allergies: ['milk'] })
    await addMember(owner, { name: 'Зоя', diets: ['vegan'], dislikes: ['яйця'] })
    const found = await concerns(owner, pancakes)
    expect(found.map((one) => one.member)).toEqual(['Оля', 'Зоя'])
    expect(found[0]).toEqual({ member: 'Оля', holds: ['молоко'], unsure: [], unsureDiets: [] })
    expect(found[1]?.holds).toContain('яйце')
    expect(await concerns(owner, riddle)).toEqual([
      { member: 'Оля', holds: [], unsure: ['молоко'], unsureDiets: [] },
      { member: 'Зоя', holds: [], unsure: [], unsureDiets: ['веганське'] },
    ])
  })

  test('may hold what only its steps name', async () => {
    const author = await app.signedUp('Автор')
    const publish = (title: string, step: string) =>
      author.publish({
        title,
        ingredients: [{ text: '300 г борошна' }, { text: '500 мл молока' }],
        steps: [{ text: step }],
      })
    const plain = await publish('Млинці тоненькі зі сметаною', 'Подавати зі сметаною.')
    const sweet = await publish('Млинці тоненькі солодкі', 'Подавати з нутеллою.')
    const owner = await app.signedUp('Оля')
    const [self] = await list(owner)
    await update(owner, { id: self?.id, allergies: ['nuts'] })
    expect(await concerns(owner, plain)).toEqual([])
    expect(await concerns(owner, sweet)).toEqual([
      { member: 'Оля', holds: [], unsure: ['горіхи'], unsureDiets: [] },
    ])
    const find = (q: string) =>
      owner
        .query<FindAnswer>('feed.find', { q })
        .then(({ items }) => items.map(({ title }) => title))
    expect(await find('млинці тоненькі, алергія на горіхи')).toEqual([
      'Млинці тоненькі зі сметаною',
    ])
  })

  test('is not found for all of them, nor is one of which nobody knows', async () => {
    const author = await app.signedUp('Автор')
    const publish = (title: string, texts: string[]) =>
      author.publish({ title, ingredients: texts.map((text) => ({ text })) })
    await publish('Каша гарбузова на молоці', ['гарбуз 500 г', 'молоко 300 мл'])
    await publish('Каша гарбузова з чимось', ['гарбуз 500 г', 'жменя бздюлинок'])
    await publish('Каша гарбузова на воді', ['гарбуз 500 г', 'пшоно 200 г'])
    const owner = await app.signedUp('Оля')
    const [self] = await list(owner)
    const find = async (q: string, forUs: boolean) =>
      (await owner.query<FindAnswer>('feed.find', { q, forUs })).items
        .map((one) => one.title)
        .sort()
    expect((await find('каша гарбузова', true)).length).toBe(3)
    await update(owner, { id: self?.id, allergies: ['milk'] })
    expect(await find('каша гарбузова', false)).toHaveLength(3)
    expect(await find('каша гарбузова', true)).toEqual(['Каша гарбузова на воді'])
    // Asked as a question it is the same.
    expect(await find('каша з гарбуза до 500 хвилин дешевше 900', true)).not.toContain(
      'Каша гарбузова на молоці',
    )
    await update(owner, { id: self?.id, allergies: [], dislikes: ['пшоно'] })
    expect(await find('каша гарбузова', true)).toEqual(['Каша гарбузова на молоці'])
    // Whoever has no kitchen is shown the whole feed.
    const guest = await app.caller().query<FindAnswer>('feed.find', {
      q: 'каша гарбузова',
      forUs: true,
    })
    expect(guest.items.length).toBe(3)
  })
})

describe('A planned dish', () => {
  const servings = async (who: Caller) => (await week(who)).entries.map((one) => one.servings)

  test('is for as many as the recipe while nobody has said who eats', async () => {
    const cook = await app.signedUp('Оля')
    const { id } = await cook.compose({ servings: 6 })
    await add(cook, { recipeId: id })
    expect(await servings(cook)).toEqual([6])
  })

  test('is for as many as the recipe also when one cook has said what they do not eat', async () => {
    const cook = await app.signedUp('Оля')
    const [self] = await cook.query<{ id: string }[]>('members.list')
    await cook.mutate('members.update', { id: self?.id, diets: ['vegetarian'] })
    const { id } = await cook.compose({ servings: 6 })
    await add(cook, { recipeId: id })
    expect(await servings(cook)).toEqual([6])
  })

  test('is for the portions of those who eat, unless told otherwise', async () => {
    const cook = await app.signedUp('Оля')
    const { id } = await cook.compose({ servings: 6 })
    await addMember(cook, { name: 'Іринка', portion: 0.5 })
    await addMember(cook, { name: 'Юрко', portion: 1.25 })
    await add(cook, { recipeId: id })
    await add(cook, { recipeId: id, servings: 8 })
    expect(await servings(cook)).toEqual([3, 8])
  })
})
