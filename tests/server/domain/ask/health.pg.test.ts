import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking

beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const holds = (title: string, kind: string) =>
  asking.foodsOf(title).some((id) => isKindOf(id, kind))

test('who is not yet a year old is shown no honey, however the age is said', async () => {
  for (const text of [
    'малюку 9 місяців',
    '9-місячній доньці каша',
    'дитина 10 місяців, що на обід',
    'baby 8 months old breakfast',
    'my son is 7 months old, porridge',
  ]) {
    const found = await asking.titles(text)
    expect([text, found.filter((title) => holds(title, 'honey'))]).toEqual([text, []])
  }
  expect((await asking.titles('каша')).some((title) => holds(title, 'honey'))).toBe(true)
})

test('in what is kosher meat and milk do not meet', async () => {
  for (const text of [
    "кошерне м'ясо",
    'kosher chicken',
    'kosher dinner with meat',
    'never meat together with dairy. A chicken dish please',
    'maso s mlékem nemícháme, něco z kuřete',
  ]) {
    const found = await asking.titles(text)
    expect(found.length, text).toBeGreaterThan(0)
    for (const title of found)
      expect([title, holds(title, 'meat') && holds(title, 'dairy')]).toEqual([title, false])
  }
})

test('what was told of health is said not to be weighed, and of diabetes what was left out', async () => {
  const note = async (text: string) => (await searchRecipes(asking.ctx, { text })).relaxed ?? ''
  expect(await note('вагітна, що приготувати на вечерю')).toContain('вагітність')
  expect(await note('годую грудьми, легка вечеря')).toContain('годування груддю')
  expect(await note('gout friendly dinner')).toContain('gout')
  expect(await note('těhotná, oběd')).toContain('těhotenství')
  expect(await note('діабет 2 типу')).toContain('Вуглеводи не пораховано')
  expect(await note('нирки тушковані')).not.toContain('нирок')
  expect(await note('low fodmap soup')).toContain('low FODMAP')
  expect(await note('paleo dinner')).toContain('Which dishes suit that diet was not weighed')
})

test('who asks what to take instead of a food is told so, beside dishes without it', async () => {
  const answer = async (text: string) => (await searchRecipes(asking.ctx, { text })).relaxed ?? ''
  expect(await answer('чим замінити яйця?')).toContain('Яйце: замість цього беруть')
  expect(await answer('what can I use instead of butter')).toContain('Butter: cooks use')
  expect(await answer('čím nahradit mléko')).toContain('Mléko: místo toho')
  expect(await answer('сирники без яєць')).not.toContain('беруть')
})

test('«низький цукор» asks for little of it, and for no sugar', async () => {
  const few = await asking.titles('десерт з низьким вмістом цукру')
  expect(few.length).toBeGreaterThan(0)
  expect(await asking.titles('десерт, низький цукор')).toEqual(few)
})

test('a child of one or two is given nothing that burns, is cured or fried hard', async () => {
  for (const text of ['дитині півтора року, обід', 'dinner for my two year old']) {
    const found = await asking.titles(text)
    expect(found.length, text).toBeGreaterThan(3)
    for (const title of found)
      for (const kind of ['spicy', 'cured-meat', 'nut', 'mushroom'])
        expect([text, title, kind, holds(title, kind)]).toEqual([text, title, kind, false])
  }
})
