import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { searchEn } from '../../../../shared/language/search.en.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const ask = (text: string, more = {}) => searchRecipes(asking.ctx, { text, limit: 10, ...more })

test('where few dishes are for the party, others of what was named follow, and it is said', async () => {
  const { items, relaxed } = await ask('mexican food for a party')
  expect(items.map(({ title }) => title)).toContain('Smoky Chili con Carne')
  expect(items[0]?.title).not.toBe('Smoky Chili con Carne')
  expect(relaxed).toContain(searchEn.near.split(';')[0] ?? '')
})

test('a refusal adds nothing to that, a diet neither, and leaves what keeps it', async () => {
  for (const [text, refusing] of [
    ['birthday cake for a school party', 'birthday cake for a school party, no nuts allowed'],
    ['торт на свято', 'торт на свято без горіхів'],
    ['dort na oslavu', 'dort na oslavu bez ořechů'],
    ['ситна вечеря', 'ситна вечеря без м’яса і риби'],
    ['ситний обід', 'ситний обід без глютену і без молочного'],
    ['festive salad', 'festive salad without mayonnaise'],
    ['що на великодній стіл', 'що на великодній стіл без яєць'],
    ['mexican food for a party', 'mexican food for a party without beans'],
    ['гостре й зігріваюче', 'гостре й зігріваюче без м’яса'],
  ] as const) {
    const all = await asking.titles(text)
    const kept = await asking.titles(refusing)
    expect([refusing, kept.filter((title) => !all.includes(title))]).toEqual([refusing, []])
  }
  for (const text of [
    'birthday cake for a school party, no nuts allowed',
    'торт на свято без горіхів',
    'dort na oslavu bez ořechů',
  ])
    expect([text, await asking.titles(text)]).toEqual([text, ['Медівник зі сметанним кремом']])
})

test('page by page the same stands in the same order, and nothing twice', async () => {
  for (const text of [
    'mexican food for a party',
    'що на великодній стіл',
    'birthday dish with meat',
  ]) {
    const whole = (await ask(text, { limit: 30 })).items.map(({ id }) => id)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask(text, { limit: 2, cursor })
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor && paged.length < 30)
    expect([text, paged.slice(0, 30)]).toEqual([text, whole])
  }
})

test('meat for a feast is no other meat', async () => {
  const found = await asking.titles('святкове м’ясо')
  expect(found).toContain('Буженина з часником і гірчицею')
  expect(found).not.toContain('Полтавські галушки з куркою')
})

test('few soups say that they are thick, so that the others stand behind those that do', async () => {
  const all = await asking.titles('дощ надворі, хочеться густого гарячого супу')
  expect(all).toContain('Крем-суп із запеченого гарбуза')
  const found = await asking.titles('хочеться густого гарячого супу, без свинини й сала')
  expect(found).toContain('Крем-суп із запеченого гарбуза')
  expect(all).toEqual(expect.arrayContaining(found))
})

test('what is drunk in summer is cold, and what is cold suits a summer', async () => {
  const all = await asking.titles('холодний напій на літо')
  const found = await asking.titles('холодний напій на літо без цукру')
  expect(found).toEqual(['Mango Lassi'])
  expect(all).toContain('Mango Lassi')
})
