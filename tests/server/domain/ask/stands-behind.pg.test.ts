import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

// Of equals the last published stands first, so what is to stand behind is written last.
beforeAll(async () => {
  published = await startPublished([
    { title: 'Вівсянка з яблуком', tags: ['сніданок', 'швидко'], lines: ['100 г вівсянки'] },
    { title: 'Хек із цибулею', lines: ['600 г хека', '2 цибулини'] },
    { title: 'Томатний соус', tags: ['соус'], lines: ['500 г помідорів', '2 зубчики часнику'] },
    { title: 'Медове тістечко', tags: ['десерт'], lines: ['200 г борошна', '100 г цукру'] },
    { title: 'Булочки з часником', tags: ['випічка'], lines: ['500 г борошна', '7 г дріжджів'] },
    { title: 'Овочева юшка для малюка', tags: ['суп', 'дітям'], lines: ['2 моркви'] },
    { title: 'Slow Cooker Beef Chili', language: 'en', lines: ['500 g beef'] },
    {
      ...{ title: 'Overnight Oats', language: 'uk', tags: ['сніданок', 'швидко'] },
      lines: ['100 г вівсяних пластівців', '200 мл молока'],
    },
    {
      ...{ title: 'Домашній хліб з медом', tags: ['випічка'] },
      lines: ['500 г борошна', '7 г дріжджів', '100 г меду'],
    },
    { title: 'Намазка з хека', tags: ['намазки'], lines: ['300 г хека', '100 г масла'] },
    { title: 'Гуакамоле', tags: ['соус'], lines: ['2 авокадо', '1 лайм'] },
    { title: 'Кутя з маком', tags: ['десерт'], lines: ['300 г пшениці', '100 г меду'] },
    {
      ...{ title: 'Печиво пісочне', tags: ['випічка'] },
      lines: ['300 г борошна', '150 г цукру', '100 г масла'],
    },
    {
      ...{ title: 'Юшка з горілкою', tags: ['суп', 'дітям'] },
      lines: ['500 г коропа', '50 мл горілки'],
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test.each([
  ['швидкий сніданок', 'Overnight Oats', 'Вівсянка з яблуком'],
  ['хек', 'Намазка з хека', 'Хек із цибулею'],
  ['соус до м’яса', 'Гуакамоле', 'Томатний соус'],
  ['десерт', 'Кутя з маком', 'Медове тістечко'],
])('for «%s» %s stands behind %s', async (text, behind, first) => {
  const titles = await published.titles(text)
  expect(titles).toContain(first)
  expect(titles.indexOf(behind)).toBeGreaterThan(titles.indexOf(first))
})

test('who has no multicooker has no crockpot either', async () => {
  expect(await published.titles('beef without instant pot')).toEqual([])
})

test('bread is no dessert, however much honey is in it', async () => {
  const titles = await published.titles('десерт')
  expect(titles).toContain('Печиво пісочне')
  expect(titles).not.toContain('Домашній хліб з медом')
})

test('who wants pastry and no dessert wants no biscuits', async () => {
  const titles = await published.titles('випічка, тільки не десерт')
  expect(titles).toContain('Булочки з часником')
  expect(titles).not.toContain('Печиво пісочне')
})

test('a small child is given nothing with spirits in it, be they boiled or not', async () => {
  const titles = await published.titles('суп для дитини 2 роки')
  expect(titles).toContain('Овочева юшка для малюка')
  expect(titles).not.toContain('Юшка з горілкою')
})

test('pastry for a soup is nothing sweet, and a dip is spread or poured', async () => {
  const baked = await published.titles('яку випічку подати до борщу')
  expect(baked.indexOf('Печиво пісочне')).toBeGreaterThan(baked.indexOf('Булочки з часником'))
  const dips = await published.titles('a dip')
  expect(dips).toContain('Гуакамоле')
  expect(dips).toContain('Томатний соус')
})
