import { afterAll, beforeAll, expect, test } from 'bun:test'
import { setPrice } from '../../../../server/domain/prices/set.ts'
import type { PublicationView } from '../../../../shared/wire/feed.ts'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
let publicationId: string

beforeAll(async () => {
  app = await startTestApp({ BASE_CURRENCY: 'JPY' })
  cook = app.caller()
  await cook.signUp()
  await setPrice(app.services, 'beetroot', { per: 'kg', minor: 642 })
  publicationId = await cook.publish({
    title: 'Печений буряк',
    servings: 1,
    ingredients: [{ text: '500 г буряка' }],
  })
})
afterAll(() => app.stop())

test('A currency without a minor unit is estimated to its own unit, not to a hundred of them', async () => {
  const view = await cook.query<PublicationView>('feed.get', { publicationId })
  expect(view).toMatchObject({ estimatedPrice: 321, pricePerServing: 321, currency: 'JPY' })
})

test('Machines that ask are told the amount itself', async () => {
  const answer = await (await cook.fetch('/ask?query=буряк')).text()
  expect(answer).toContain('"currency":"JPY","value":321')
})

test('A limit that names no currency is in the money of the instance', async () => {
  const answer = (q: string) => cook.query<FindAnswer>('feed.find', { q })
  expect((await answer('буряк, бюджет 330')).items).toHaveLength(1)
  expect((await answer('буряк, бюджет 310')).items).toHaveLength(0)
  const { question } = await answer('буряк, бюджет 330')
  expect(question?.chips.map((chip) => chip.id)).toContain('price:330')
})
