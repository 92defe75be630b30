import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('nobody is allergic to a dish: one that a comma parts from the allergy is what is asked for', () => {
  for (const [text, refused, dish] of [
    ['у сина алергія на яйця, котлети на обід', 'egg', 'cutlets'],
    ['алергія на яйця, млинці', 'egg', 'mlyntsi'],
    ['алергія на горіхи, торт', 'nut', 'cake'],
    ['алергія на полуницю і рибу, каша на сніданок', 'fish', 'porridge'],
    ['allergic to nuts, cookies', 'nut', 'cookies-dish'],
  ] as const) {
    const { exclude, dishes } = understandQuery(text)
    expect([text, exclude.includes(refused), dishes]).toEqual([text, true, [dish]])
  }
})

test('a dish whose ending joins it to the list, or of which a food is part, stays unsure or refused', () => {
  for (const text of [
    'алергія на печінку, піцу',
    'allergic to milk, pasta or soup',
    'алергія на молоко, бутерброд або паста',
  ]) {
    const { dishes, courses, include, unsure } = understandQuery(text)
    expect([text, dishes, courses, include, unsure.length > 0]).toEqual([text, [], [], [], true])
  }
})

test('what stands in the nominative behind a comma is wanted, where «без» asks for the genitive', () => {
  expect(understandQuery('без молока, каша')).toMatchObject({
    dishes: ['porridge'],
    exclude: ['milk'],
  })
  expect(understandQuery("без м'яса, піца")).toMatchObject({ dishes: ['pizza'] })
  expect(understandQuery('без молока, паста')).toMatchObject({
    include: ['pasta'],
    exclude: ['milk'],
  })
  expect(understandQuery('без: картопля, морква').include).toEqual([])
})

test('what is said to be at home behind what is not eaten is there, and behind an allergy unsure', () => {
  expect(understandQuery('дитина не їсть яйця, рис і курка є вдома')).toMatchObject({
    exclude: ['egg'],
    useUp: ['rice', 'chicken'],
  })
  const allergic = understandQuery('алергія на яйця, рис і курка є в холодильнику')
  expect(allergic.exclude).toEqual(['egg'])
  expect(allergic.unsure.map(({ id }) => id)).toEqual(['rice', 'chicken'])
})
