import { expect, test } from 'bun:test'
import { saidFacets } from '../../../../server/domain/search/facets.ts'
import { formsOf, searchWords } from '../../../../server/domain/search/words.ts'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'

const facets = (title: string, tags: string[], steps: string[] = []) =>
  saidFacets({ title, tags, description: '', steps: steps.map((text) => ({ text })) })

test('a Czech recipe is found by its course, kitchen, occasion and tools, as the others are', () => {
  const soup = facets(
    'Česnečka s krutony',
    ['polévka', 'rychlé', 'česká kuchyně', 'večeře'],
    ['Chléb opečte v troubě.'],
  )
  expect(soup.courses).toEqual(['soup', 'main'])
  expect(soup.cuisines).toEqual(['czech'])
  expect(soup.occasions).toContain('quick')
  expect(soup.equipment).toEqual(['oven'])
  expect(facets('Vánoční bramborový salát', ['vánoce']).courses).toEqual(['salad'])
  expect(facets('Palačinky s marmeládou', ['sladké jídlo', 'pro děti'])).toMatchObject({
    courses: ['dessert', 'breakfast'],
    dishes: ['mlyntsi'],
  })
})

test('a dish that is said to be Czech is from no other kitchen', () => {
  expect(facets('Bramboráky', ['česká kuchyně']).cuisines).toEqual(['czech'])
  expect(facets('Hovězí guláš', ['česká kuchyně']).cuisines).toEqual(['czech'])
})

test('a Czech word is found in any case, with accents and without', () => {
  const share = (one: string, other: string) =>
    searchWords(one)
      .flatMap(formsOf)
      .some((form) => searchWords(other).flatMap(formsOf).includes(form))
  expect(share('svickova', 'Svíčková')).toBe(true)
  expect(share('svíčkovou', 'Svíčková')).toBe(true)
  expect(share('ovocnými', 'Ovocné')).toBe(true)
  expect(share('ovocnymi', 'Ovocné')).toBe(true)
})

test('what was left out of a Czech question is said in Czech, and a dish is any dish', () => {
  expect(understandQuery('jídlo pro děti bez ořechů')).toMatchObject({ language: 'cs', words: [] })
  expect(understandQuery('co dát k večeři bez masa')).toMatchObject({ language: 'cs', words: [] })
  expect(understandQuery('dinner without meat').language).toBe('en')
})

test('a cake is one by its names, and one that has a name of its own is not every cake', () => {
  for (const title of ['Čokoládový dort', 'Медовик', 'Honey Cake'])
    expect([title, facets(title, []).dishes]).toEqual([title, ['cake']])
  expect(understandQuery('Bábovka').dishes).toEqual([])
  expect(understandQuery('Medovník').dishes).toEqual(['honey-cake'])
  expect(facets('Medovník', []).dishes).toEqual(['honey-cake'])
})

test('what shares a name with a person or a sweet is no cake for that', () => {
  expect(facets('Спартак', []).dishes).toEqual([])
  expect(facets('Вареники для Спартака', []).dishes).not.toContain('cake')
  expect(facets('Пташине молоко', []).dishes).toEqual([])
})

test('vepřo knedlo zelo is a roast of pork', () => {
  expect(facets('Vepřo knedlo zelo', []).dishes).toEqual(['roast'])
  expect(understandQuery('vepřo knedlo zelo').include).toEqual(['pork'])
})

test('dumplings that are said to be a dessert are no main dish', () => {
  expect(facets('Наші вареники', ['десерт']).courses).toEqual(['dessert'])
  expect(facets('Наші вареники', []).courses).toEqual(['main'])
})

test('a small Czech word is no juice', () => {
  expect(understandQuery('v pondělí kuře').include).toEqual(['chicken'])
  expect(understandQuery('kuře v troubě').include).toEqual(['chicken'])
})
