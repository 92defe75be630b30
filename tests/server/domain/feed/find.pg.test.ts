import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { FeedItem } from '../../../../shared/wire/feed.ts'
import type { FindAnswer, Suggestions } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let ukrainian: Caller
let english: Caller
const ukrainianDishes = 23
const englishDishes = 14

beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  // One language and the other in turn, so that neither is newer than the other.
  for (let made = 1; made <= ukrainianDishes; made += 1) {
    const liked = await author.publish({ title: `Каша номер ${made}`, cookMinutes: 10 + made })
    if (made % 3 === 0) await author.mutate('feed.like', { publicationId: liked })
    if (made <= englishDishes)
      await author.publish({
        title: `Porridge number ${made}`,
        ingredients: [{ text: '500 g beetroot' }],
        steps: [{ text: 'Boil the beetroot.' }],
        cookMinutes: 10 + made,
      })
  }
  ukrainian = app.caller()
  english = app.caller()
  english.cookies.set('language', 'en')
})
afterAll(() => app.stop())

const find = (reader: Caller, input: object = {}) => reader.query<FindAnswer>('feed.find', input)

async function walk(reader: Caller, input: object = {}): Promise<FeedItem[]> {
  const seen: FeedItem[] = []
  let cursor: string | undefined
  do {
    const page = await find(reader, { ...input, ...(cursor && { cursor }) })
    expect(page.items.length).toBeGreaterThan(0)
    expect(page.items.length).toBeLessThanOrEqual(10)
    seen.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

const languagesOf = (items: readonly FeedItem[]) =>
  items.map((item) => item.language).filter((language, at, all) => language !== all[at - 1])
const unlike = (items: readonly FeedItem[]) => new Set(items.map((item) => item.id)).size

describe('the feed of somebody who said nothing about languages', () => {
  test('has their own language first, then the other, and each recipe once in every order', async () => {
    for (const sort of ['fresh', 'popular', 'cheap']) {
      for (const [reader, order] of [
        [ukrainian, ['uk', 'en']],
        [english, ['en', 'uk']],
      ] as const) {
        const items = await walk(reader, { sort })
        expect(languagesOf(items), sort).toEqual([...order])
        expect(unlike(items)).toBe(ukrainianDishes + englishDishes)
        expect(items).toHaveLength(ukrainianDishes + englishDishes)
      }
    }
  })

  test('fills a page across the border, and has no empty page at its end', async () => {
    const { next } = await find(english)
    const second = await find(english, { cursor: next })
    expect(second.items.map((item) => item.language)).toEqual([
      ...Array(englishDishes - 10).fill('en'),
      ...Array(20 - englishDishes).fill('uk'),
    ])
    const few = await find(english, { total: 15 })
    expect([few.items.length, few.next]).toEqual([10, null])
  })

  test('finds words and answers questions in the same order', async () => {
    const words = await walk(english, { q: 'номер' })
    expect([languagesOf(words), words.length]).toEqual([['uk'], ukrainianDishes])
    const answers = await walk(english, { q: 'щось без м’яса до 60 хвилин' })
    expect([languagesOf(answers), unlike(answers)]).toEqual([
      ['en', 'uk'],
      ukrainianDishes + englishDishes,
    ])
  })
})

describe('a reader of one language', () => {
  test('is shown nothing in another, whatever they look for', async () => {
    for (const input of [
      {},
      { q: 'beetroot' },
      { q: 'без м’яса' },
      { sort: 'popular', total: 60 },
    ]) {
      const items = await walk(ukrainian, { ...input, lang: 'en' })
      expect([languagesOf(items), items.length]).toEqual([['en'], englishDishes])
    }
  })

  test('is suggested nothing in another', async () => {
    const dishes = async (q: string, lang?: string) =>
      (await english.query<Suggestions>('feed.suggest', { q, ...(lang && { lang }) })).dishes
    expect(await dishes('каш', 'en')).toEqual([])
    expect((await dishes('каш')).length).toBeGreaterThan(0)
  })
})

test('whoever reads all languages alike has the newest first, as the feed is', async () => {
  const items = await walk(english, { lang: 'all' })
  const moments = items.map((item) => item.publishedAt)
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(unlike(items)).toBe(ukrainianDishes + englishDishes)
})

test('a place in the feed belongs to its language, also when it is opened by somebody else', async () => {
  const { next } = await find(ukrainian)
  const theirs = await find(english, { cursor: next })
  expect(theirs.items.every((item) => item.language === 'uk')).toBe(true)
})

describe('words in the search box', () => {
  test('are what is called so where they name a dish, by whatever name of its own', async () => {
    const { question, items } = await find(ukrainian, { q: 'каша' })
    expect(question?.chips.map(({ id }) => id)).toEqual(['dishes:porridge'])
    expect(items.map(({ title }) => title).join()).not.toMatch(/юшка|тефтелі/i)
  })

  test('are looked for as they are when they name a food', async () => {
    expect((await find(ukrainian, { q: 'буряк' })).question).toBeNull()
  })

  test('are answered as a question when they limit or refuse, and page by page as one', async () => {
    const asked = { q: 'каша до 30 хвилин без м’яса' }
    const first = await find(ukrainian, asked)
    expect(first.question?.chips.map((chip) => chip.id)).toContain('maxMinutes:30')
    const second = await find(ukrainian, { ...asked, cursor: first.next })
    expect(second.question?.chips.map((chip) => chip.id)).toContain('maxMinutes:30')
    expect(second.items.every((item) => (item.totalMinutes ?? 99) <= 30)).toBe(true)
    const dropped = await find(ukrainian, { ...asked, dropped: ['maxMinutes:30'] })
    expect(dropped.question?.chips.map((chip) => chip.id)).not.toContain('maxMinutes:30')
  })

  test('go on where a page ended, and nowhere that is no such place', async () => {
    for (const q of ['каша', 'буряк', 'каша без м’яса'])
      expect([q, await refusal(find(ukrainian, { q, cursor: 'nowhere' }))]).toEqual([
        q,
        'cursor_unknown',
      ])
  })

  test('are looked through word by word among what one liked', async () => {
    const reader = await app.signedUp('Марко')
    expect(await find(reader, { q: 'каша без м’яса', liked: true })).toMatchObject({
      items: [],
      question: null,
    })
  })

  test('that leave the choice open, or say only a limit, are a question, and how it was taken is said', async () => {
    for (const q of ['щось просте', 'здивуй мене', 'до 30 хвилин']) {
      const { items, question } = await find(ukrainian, { q })
      expect(items, q).toHaveLength(10)
      expect(question?.taken, q).toBeString()
    }
  })

  test('of more than two hundred letters are refused, and not cut', async () => {
    expect(await refusal(find(ukrainian, { q: 'а'.repeat(201) }))).toBe('input_invalid')
  })
})

test('what is said of an answer is in the language of the page, whatever was typed', async () => {
  const question = 'something with beetroot under 30 minutes, crispy'
  const [page, other] = [
    await find(ukrainian, { q: question }),
    await find(english, { q: question }),
  ]
  expect(page.items.length).toBeGreaterThan(0)
  expect(page.question?.relaxed).toMatch(/^[^a-z]*crispy\.?$/)
  expect(other.question?.relaxed).toMatch(/^[A-Z]\w+ [\w ]+: crispy\.?$/)
  const dishes = await find(english, { q: 'щось із буряком до 5 хвилин' })
  expect(dishes.question?.spare).not.toEqual([])
  const { summary, spare } = dishes.question ?? {}
  expect(JSON.stringify({ summary, spare })).not.toMatch(/\p{Script=Cyrillic}/u)
})
