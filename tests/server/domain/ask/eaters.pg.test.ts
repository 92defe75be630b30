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

test('a conversation keeps what was refused and who is to eat, however many questions it has', async () => {
  // As the search box asks: what it was answered with goes before the next question.
  let prev: string[] = []
  const ask = async (q: string) => {
    const answer = await find(q, prev)
    prev = [...(answer.question?.follows ?? []), q]
    return answer
  }
  const chips = ({ question }: FindAnswer) => question?.chips.map(({ id }) => id).sort()
  await ask('суп без молока')
  expect(chips(await ask('а для Олега?'))).toEqual(['courses:soup', 'exclude:milk'])
  const third = await ask('без рису')
  expect(chips(third)).toEqual(['courses:soup', 'exclude:milk', 'exclude:rice'])
  expect(third.question?.taken).toStartWith('Враховано, чого не їдять: Олег.')
  expect(prev).toEqual(['суп без молока', 'а для Олега?', 'без рису'])
  expect(chips(await ask('без моркви'))).toContain('exclude:milk')
  expect((await ask('а що для Солі?')).question?.taken).toContain('Соля, Олег.')
  // What is asked for anew is for whom it names, and stands on nothing.
  const anew = await ask('рис для Солі')
  expect(anew.question?.taken).toStartWith('Враховано, чого не їдять: Соля.')
  expect([anew.question?.follows, chips(anew)]).toEqual([undefined, ['include:rice']])
  expect((await ask('суп')).question?.taken ?? '').not.toContain('Враховано')
})

test('a thread that starts with somebody is theirs for all that follows', async () => {
  expect((await find('без рису')).question).not.toHaveProperty('follows')
  const second = await find('без рису', ['суп для Солі'])
  expect(second.question?.follows).toEqual(['суп для Солі'])
  const third = await find('без моркви', ['суп для Солі', 'без рису'])
  expect(third.question?.chips.map(({ id }) => id)).toContain('exclude:rice')
  expect(third.question?.taken).toContain('Соля')
})

test('what everybody may eat is shown to them all, and what else was named besides', async () => {
  const forUs = await cook.query<FindAnswer>('feed.find', { q: 'суп', forUs: true })
  expect(titles(forUs)).toEqual(['Рисовий суп'])
  const both = await cook.query<FindAnswer>('feed.find', { q: 'суп для Солі', forUs: true })
  expect(titles(both)).toEqual(['Рисовий суп'])
})

test('of what one likes or follows words are looked for, whoever is named', async () => {
  for (const among of [{ liked: true }, { followed: true }]) {
    const answer = await cook.query<FindAnswer>('feed.find', { q: 'суп для Солі', ...among })
    expect([among, answer.question]).toEqual([among, null])
  }
})

test('the second page of what somebody may eat is theirs as well', async () => {
  const author = await app.signedUp()
  for (let n = 1; n <= 12; n++)
    await author.publish({ title: `Каша ${n}`, ingredients: [{ text: '100 г пшона' }] })
  await author.publish({ title: 'Каша молочна', ingredients: [{ text: '1 л молока' }] })
  const first = await find('каша для Солі')
  const { next } = first
  const second = await cook.query<FindAnswer>('feed.find', { q: 'каша для Солі', cursor: next })
  expect([...titles(first), ...titles(second)].length).toBe(12)
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(12)
  expect(titles(second)).not.toContain('Каша молочна')
})

test('salt is salt, and nobody is known to whoever does not cook here', async () => {
  expect(titles(await find('суп без солі'))).toEqual(['Суп із локшиною'])
  const stranger = app.caller()
  await stranger.signUp('Хтось')
  expect((await find('суп для Олега', [], stranger)).question?.taken ?? '').not.toContain('Олег')
  expect((await find('суп для Олега', [], app.caller())).items.length).toBeGreaterThan(0)
})

test('a stranger who names the members of another kitchen learns nothing of them', async () => {
  const stranger = app.caller()
  await stranger.signUp('Чужий')
  // What they know of nobody is answered as a name is that nobody in the world has.
  const said = ({ items, question, next }: FindAnswer, name: string) =>
    JSON.stringify({ items, question, next }).replaceAll(new RegExp(name, 'giu'), '…')
  for (const who of [stranger, app.caller()])
    for (const [of, nobody] of [
      ['Марини', 'Йосипини'],
      ['Олега', 'Йосипа'],
    ] as const)
      for (const ask of [
        (name: string) => find(`суп для ${name}`, [], who),
        (name: string) => find(`а для ${name}?`, ['суп'], who),
      ])
        expect(said(await ask(of), of)).toBe(said(await ask(nobody), nobody))
  expect(titles(await find('суп для всіх нас', [], stranger))).toContain('Молочний суп')
})
