import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function refused(language: string) {
  const response = await app.fetch('/trpc/people.signUp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email: 'olena', password: 'тиха вода', displayName: 'Олена' }),
  })
  return { status: response.status, body: await response.json() }
}

test('An input that does not fit is refused with a sentence in the caller’s language and the field’s name', async () => {
  const { status, body } = await refused('uk')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: {
      message: 'Поле «пошта» має бути адресою пошти, як-от olena@example.com.',
      data: { reason: 'input_invalid', details: { path: 'email', field: 'пошта' } },
    },
  })
  expect((await refused('en')).body).toMatchObject({
    error: { message: 'The field “email” has to be an email address, such as olena@example.com.' },
  })
})

/** A procedure that is asked for in a way that no client of ours would. */
async function misused(path: string, init?: RequestInit) {
  const response = await app.fetch(`/trpc/${path}`, init)
  const body = (await response.json()) as { error: string | { message: string } }
  const { error } = body
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    sentence: typeof error === 'string' ? error : error.message,
  }
}

test('Whoever calls what is not there, or not so, is told in words too', async () => {
  const json = 'application/json'
  expect(await misused('people.nobody')).toEqual({
    status: 404,
    type: json,
    sentence: 'Такого шляху немає.',
  })
  expect(await misused('people.signOut')).toEqual({
    status: 405,
    type: json,
    sentence: 'Цей шлях не приймає метод GET.',
  })
  expect(await misused('people.signOut', { method: 'PUT', body: '{}' })).toEqual({
    status: 405,
    type: json,
    sentence: 'Цей шлях не приймає метод PUT.',
  })
  const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }
  expect(await misused('people.signOut', form)).toEqual({
    status: 415,
    type: json,
    sentence: 'Тіло запиту має бути правильним JSON.',
  })
})

test('An input that is no JSON is the caller’s mistake, in the address as in the body', async () => {
  const json = 'Тіло запиту має бути правильним JSON.'
  for (const input of ['{bad', 'undefined', '['.repeat(2000)])
    expect(await misused(`feed.page?input=${encodeURIComponent(input)}`), input).toMatchObject({
      status: 400,
      sentence: json,
    })
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{bad' }
  expect(await misused('people.signIn', body)).toMatchObject({ status: 400, sentence: json })
})

test('Numbers that no column holds, and words that are also names in JavaScript, find a page or nothing', async () => {
  const caller = app.caller()
  for (const input of [
    { before: 1e300 },
    { before: 2 ** 63, sort: 'popular' },
    { min: 0.5, max: 1e300 },
    { time: 2 ** 53 - 1 },
    { q: 'constructor' },
    { q: '__proto__ valueOf' },
  ])
    expect(await caller.query<object>('feed.page', input)).toEqual({ items: [], nextBefore: null })
})

test('A recipe of words that are also names in JavaScript is a recipe like any other', async () => {
  const caller = app.caller()
  await caller.signUp()
  const id = await caller.publish({
    title: 'constructor',
    ingredients: [{ text: '2 and constructor of toString' }, { text: '__proto__' }],
    tags: ['__proto__'],
  })
  const one = (await (await app.fetch(`/api/social/${id}`)).json()) as { title: string }
  expect(one.title).toBe('constructor')
  const found = await app.fetch('/api/social/feed?before=99999999999999&q=constructor')
  expect(((await found.json()) as { items: { id: string }[] }).items[0]?.id).toBe(id)
})

test('A number that no column holds is a mistake of the caller, and never one of ours', async () => {
  const cook = app.caller()
  await cook.signUp()
  const { listId, ids } = await cook.mutate<{ listId: string; ids: string[] }>('lists.addLines', {
    lines: ['хліб'],
  })
  const huge = Number.MAX_SAFE_INTEGER
  const origins = [{ lineId: ids[0], position: huge }]
  const tries = [
    cook.mutate('lists.editLine', { id: ids[0], version: huge, text: 'сіль' }),
    cook.mutate('lists.editLine', { id: ids[0], version: -huge, text: 'сіль' }),
    cook.mutate('lists.takeBackDish', { listId, added: 1, origins }),
    cook.mutate('lists.takeBackDish', { listId, added: huge, origins: [] }),
  ]
  expect(await Promise.all(tries.map(refusal))).toEqual(Array(4).fill('input_invalid'))
})

test('A batch of more than twenty calls is refused as a whole', async () => {
  const batch = (many: number) =>
    app.fetch(`/trpc/${Array(many).fill('people.me').join(',')}?batch=1&input=%7B%7D`)
  expect([(await batch(20)).status, (await batch(21)).status]).toEqual([200, 400])
})

test('An input that is nested without end is refused before it is read, though nobody asked for the field', async () => {
  const cook = app.caller()
  await cook.signUp()
  const nested = (deep: number): unknown => (deep === 0 ? 1 : [nested(deep - 1)])
  const create = async (deep: number) => {
    const response = await cook.fetch('/trpc/lists.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Базар', more: nested(deep) }),
    })
    return response.status
  }
  expect([await create(60), await create(70)]).toEqual([200, 400])
})
