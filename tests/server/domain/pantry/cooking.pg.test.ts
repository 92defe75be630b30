import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { FillPreview } from '../../../../shared/wire/plan-fill.ts'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  const publish = (title: string, ...lines: string[]) =>
    author.publish({ title, ingredients: lines.map((text) => ({ text })), tags: ['вечеря'] })
  await publish('Деруни', '1 кг картоплі', '2 яйця', '100 г сметани', 'сіль', '2 ст. л. олії')
  await publish('Омлет', '3 яйця', '50 мл молока', 'сіль')
  await publish('Салат із буряка', '500 г буряка', '50 г волоських горіхів')
  cook = await app.signedUp()
  await cook.mutate('pantry.say', {
    lines: ['картопля 2 кг', 'яйця 10 шт', 'соняшникова олія', 'молоко'],
  })
})
afterAll(() => app.stop())

const find = (who: Caller, input: Record<string, unknown>) =>
  who.query<FindAnswer>('feed.find', input)
const told = ({ items }: FindAnswer) =>
  items.map(({ title, missing }) => `${title}: ${missing?.join(', ') || 'усе є'}`)

test('dishes of what is at home come by what they lack, which each of them says', async () => {
  const found = await find(cook, { fromHome: true })
  expect(told(found)).toEqual(['Омлет: усе є', 'Деруни: сметана'])
  expect(found.question?.taken).toStartWith('З того, що є вдома')
  await cook.mutate('lists.setStaples', { foods: ['сметана'] })
  expect(told(await find(cook, { fromHome: true }))).toEqual(['Деруни: усе є', 'Омлет: усе є'])
  await cook.mutate('lists.setStaples', { foods: [] })
})

test('the question in words is the same, and what else it says holds', async () => {
  expect(told(await find(cook, { q: 'що приготувати з того, що є вдома?' }))).toHaveLength(2)
  expect(told(await find(cook, { q: 'щось без молока з того, що є' }))).not.toContain(
    'Омлет: усе є',
  )
})

test('who is to eat it may be named in the same question, and in one that leans on it', async () => {
  const from = (q: string, ...prev: string[]) => find(cook, { q, prev })
  await cook.mutate('members.add', { name: 'Соля', portion: 1, allergies: ['milk'] })
  const named = await from('що приготувати Солі з того, що є вдома')
  expect([named.goods, told(named)]).toEqual([4, []])
  expect(named.question?.taken).toStartWith('Враховано, чого не їдять: Соля. З того, що є вдома')
  const next = await from('а для Солі?', 'що приготувати з того, що є вдома')
  expect([next.goods, told(next)]).toEqual([4, []])
  expect(told(await find(cook, { q: 'щось для Солі', fromHome: true }))).toEqual([])
})

test('what was refused before holds for what is at home, and home for what is refused next', async () => {
  const from = (q: string, ...prev: string[]) => find(cook, { q, prev })
  const then = await from('а з того, що є вдома?', 'вечеря без молока')
  expect([told(then), then.question?.follows]).toEqual([[], ['вечеря без молока']])
  const after = await from('без картоплі', 'що приготувати з того, що є вдома')
  expect([told(after), after.goods]).toEqual([['Омлет: усе є'], 4])
  const shown = await find(cook, { q: 'без картоплі', prev: ['без молока'], fromHome: true })
  expect(told(shown)).toEqual([])
  // What is asked for anew stands on nothing.
  const anew = await from('що приготувати з того, що є вдома', 'вечеря без молока')
  expect([told(anew).length, anew.question?.follows]).toEqual([2, undefined])
  const other = await from('що приготувати без картоплі з того, що є вдома', 'вечеря без молока')
  expect([told(other), other.question?.follows]).toEqual([['Омлет: усе є'], undefined])
  expect((await from('омлет', 'що приготувати з того, що є вдома')).goods).toBeUndefined()
})

test('who has said nothing of what is at home is told so', async () => {
  const found = await find(await app.signedUp(), { fromHome: true })
  expect(found).toMatchObject({ items: [], goods: 0 })
  expect(found.question?.taken).toStartWith('Ще не знаємо')
})

test('/ask answers from the kitchen of whoever is signed in, and of nobody else', async () => {
  const ask = async (who: Caller, text = 'що приготувати з того, що є', prev: string[] = []) => {
    const body = JSON.stringify({ query: { text }, context: { prev } })
    const response = await who.fetch('/ask', {
      ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
    })
    const { _meta, results } = (await response.json()) as {
      _meta: { taken?: string }
      results: { name: string }[]
    }
    return { taken: _meta.taken ?? '', names: results.map((one) => one.name) }
  }
  const mine = await ask(cook)
  expect(mine.taken).toStartWith('З того, що є вдома')
  expect(mine.names).toEqual(['Омлет', 'Деруни'])
  expect((await ask(cook, 'а з того, що є вдома?', ['вечеря без молока'])).names).toEqual([])
  expect((await ask(cook, 'без картоплі', ['що є вдома?'])).names).toEqual(['Омлет'])
  expect((await ask(cook, 'салат', ['що є вдома?'])).taken).not.toStartWith('З того')
  expect((await ask(app.caller())).taken).not.toStartWith('З того, що є вдома')
})

test('filling the week prefers it, the same for the same seed, and says what is missing', async () => {
  const rules = { from: '2027-03-08', to: '2027-03-08', slots: ['dinner', 'breakfast', 'lunch'] }
  const fill = () => cook.mutate<FillPreview>('plan.fill', { ...rules, seed: 7 })
  const first = await fill()
  expect(await fill()).toEqual(first)
  for (const { title, missing } of first.entries)
    expect([title, missing]).toEqual([title, title === 'Деруни' ? ['сметана'] : expect.anything()])
  const guest = await app.signedUp()
  const plain = await guest.mutate<FillPreview>('plan.fill', rules)
  expect(plain.entries.every((entry) => entry.missing === undefined)).toBe(true)
})
