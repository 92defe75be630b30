import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('who is on a diet asks for what is light, and a diet that has a name is that', () => {
  for (const text of [
    'страви з курки для дієти',
    'я на дієті, вечеря',
    "dinner, I'm on a diet",
    'weight loss dinner',
    'jsem na dietě, oběd',
    'něco s rybou na hubnutí',
  ])
    expect([text, understandQuery(text).occasions]).toEqual([text, ['light']])
  expect(understandQuery('страви з курки для дієти').include).toEqual(['chicken'])
  expect(understandQuery('on a gluten free diet, dinner')).toMatchObject({
    diets: ['gluten-free'],
    occasions: [],
  })
})
