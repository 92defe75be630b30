import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let ukrainian: Caller
let english: Caller
beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  const dish = (title: string, text: string, step: string) =>
    author.publish({ title, ingredients: [{ text }], steps: [{ text: step }] })
  for (let made = 1; made <= 12; made++) {
    await dish(`Каша номер ${made}`, '100 г пшона', 'Зварити пшоно.')
    await dish(`Porridge number ${made}`, '100 g millet', 'Boil the millet.')
  }
  await dish('Risotto по-нашому', '100 г рису', 'Зварити рис.')
  await dish('Plain risotto', '100 g rice', 'Boil the rice.')
  await author.publish({
    title: 'Десертна тарілка',
    ingredients: [{ text: '200 г печива' }, { text: 'рамен за смаком' }],
  })
  ukrainian = app.caller()
  english = app.caller()
  english.cookies.set('language', 'en')
})
afterAll(() => app.stop())

async function walk(reader: Caller, input: object): Promise<FindAnswer[]> {
  const pages = [await reader.query<FindAnswer>('feed.find', input)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await reader.query<FindAnswer>('feed.find', { ...input, cursor: next }))
  return pages
}
const languagesOf = (pages: readonly FindAnswer[]) =>
  pages
    .flatMap(({ items }) => items.map(({ language }) => language))
    .filter((language, at, all) => language !== all[at - 1])
const firstOf = (pages: readonly FindAnswer[]) => pages[0]?.question?.first

test('a dish that is named in another language is found in it first, and the answer says so', async () => {
  const pages = await walk(ukrainian, { q: 'porridge' })
  expect([languagesOf(pages), firstOf(pages)]).toEqual([['en', 'uk'], 'en'])
  const refusing = await walk(ukrainian, { q: 'porridge without milk' })
  expect([languagesOf(refusing), firstOf(refusing)]).toEqual([['en', 'uk'], 'en'])
  const theirs = await walk(english, { q: 'каша' })
  expect([languagesOf(theirs), firstOf(theirs)]).toEqual([['uk', 'en'], 'uk'])
})

test('what is called so in the reader’s language as well is found in that first', async () => {
  for (const [reader, q, order] of [
    [ukrainian, 'risotto', ['uk', 'en']],
    [ukrainian, 'каша', ['uk', 'en']],
    [english, 'porridge', ['en', 'uk']],
  ] as const) {
    const pages = await walk(reader, { q })
    expect([q, languagesOf(pages), firstOf(pages)]).toEqual([q, [...order], undefined])
  }
})

test('a question that names no dish is of no language, and who chose one has chosen', async () => {
  for (const input of [{ q: 'something without meat' }, { q: 'porridge', lang: 'uk' }]) {
    const pages = await walk(ukrainian, input)
    expect([input, languagesOf(pages)[0], firstOf(pages)]).toEqual([input, 'uk', undefined])
  }
})

test('a dish that nobody has finds what speaks of it, as words do', async () => {
  const [page] = await walk(ukrainian, { q: 'рамен' })
  expect(page?.items.map(({ title }) => title)).toEqual(['Десертна тарілка'])
  expect(page?.question).toBeNull()
})
