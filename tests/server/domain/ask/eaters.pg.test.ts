import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  cook = app.caller()
  await cook.signUp('Марина')
  const dish = (title: string, ...foods: string[]) =>
    cook.publish({ title, ingredients: foods.map((text) => ({ text })) })
  await dish('Молочний суп', '1 л молока', '100 г рису', '1 ч. л. солі')
  await dish('Рисовий суп', '100 г рису', '2 моркви', '1 ч. л. солі')
  await dish('Суп із локшиною', '100 г локшини', '1 морква')
  await cook.mutate('members.add', { name: 'Соля', portion: 0.5, allergies: ['milk'] })
  await cook.mutate('members.add', { name: 'Олег', portion: 1, diets: ['gluten-free'] })
}, 60_000)
afterAll(() => app.stop())

const find = (q: string, prev: string[] = [], who = cook) =>
  who.query<FindAnswer>('feed.find', { q, prev })
const titles = ({ items }: FindAnswer) => items.map(({ title }) => title).sort()

test('a question that names who it is for finds what they may eat, and says so', async () => {
  for (const q of ['суп для Солі', 'Суп Солі']) {
    const answer = await find(q)
    expect([q, titles(answer)]).toEqual([q, ['Рисовий суп', 'Суп із локшиною']])
    expect(answer.question?.taken).toStartWith('Враховано, чого не їдять: Соля.')
    expect(answer.question?.chips.map(({ id }) => id)).toEqual(['courses:soup'])
  }
  expect(titles(await find('що можна Олегу на обід'))).not.toContain('Суп із локшиною')
  expect(titles(await find('суп для Солі та Олега'))).toEqual(['Рисовий суп'])
  expect(titles(await find('суп для всіх нас'))).toEqual(['Рисовий суп'])
})

test('who is named next asks the same for them', async () => {
  expect(titles(await find('а для Олега?', ['суп']))).toEqual(['Молочний суп', 'Рисовий суп'])
  expect(titles(await find('без рису', ['суп для Солі']))).toEqual(['Суп із локшиною'])
})

test('salt is salt, and nobody is known to whoever does not cook here', async () => {
  expect(titles(await find('суп без солі'))).toEqual(['Суп із локшиною'])
  const stranger = app.caller()
  await stranger.signUp('Хтось')
  expect((await find('суп для Олега', [], stranger)).question?.taken ?? '').not.toContain('Олег')
  expect((await find('суп для Олега', [], app.caller())).items.length).toBeGreaterThan(0)
})
