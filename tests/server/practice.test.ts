import { expect, test } from 'bun:test'
import { answerPractice, createPracticeStore } from '../../server/practice/create.ts'
import { most } from '../../server/practice/state.ts'

const base = 'https://komora.example/practice/silpo'
const beside = () =>
  createPracticeStore('silpo', base, {
    chain: { loopbackOnly: false, within: 'https://komora.example' },
  })
const register = (store: ReturnType<typeof beside>, ...redirects: string[]) =>
  answerPractice(
    store,
    new Request(`${base}/register`, {
      method: 'POST',
      body: JSON.stringify({ redirect_uris: redirects }),
    }),
  )
const own = 'https://komora.example/stores/silpo/callback'

test('a store beside a server sends nobody anywhere but back to it', async () => {
  const store = beside()
  expect((await register(store, own))?.status).toBe(201)
  for (const elsewhere of ['https://evil.example/', 'https://komora.example.evil.example/'])
    expect((await register(store, elsewhere))?.status).toBe(400)
  expect((await register(store, own, 'https://evil.example/'))?.status).toBe(400)
})

test('strangers who register without end push out only the oldest', async () => {
  const store = beside()
  for (let one = 0; one < most.clients + 5; one += 1) await register(store, own)
  expect(Object.keys(store.kept.value.clients)).toHaveLength(most.clients)
})

test('what is registered stays small', async () => {
  const store = beside()
  expect((await register(store, ...Array.from({ length: 6 }, () => own)))?.status).toBe(400)
  expect((await register(store, `${own}?${'a'.repeat(2000)}`))?.status).toBe(400)
})
