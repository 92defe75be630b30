import { expect, test } from 'bun:test'
import { breaks } from '../../../shared/food/diets.ts'
import { composed } from '../../../shared/food/lexicon/composed.ts'
import { entryOf, isA, isKindOf, mayHold } from '../../../shared/food/lexicon/index.ts'

test('what composed foods are said to hold is known, and so are they', () => {
  const named = [...composed].flatMap(([id, held]) => [id, ...held])
  expect(named.filter((id) => entryOf(id) === undefined)).toEqual([])
})

test('a curry paste, a sausage and a Worcestershire sauce may hold garlic and onion, and are none', () => {
  for (const id of [
    'green-curry-paste',
    'frankfurter',
    'worcestershire',
    'ketchup',
    'tartar-sauce',
  ])
    expect([id, mayHold(id, 'onion'), isA(id, 'onion'), isKindOf(id, 'allium')]).toEqual([
      id,
      true,
      false,
      false,
    ])
  expect(mayHold('green-curry-paste', 'allium')).toBe(true)
})

test('mayonnaise and a broth that one cooks are not refused with onion', () => {
  expect(mayHold('mayonnaise', 'onion')).toBe(false)
  expect(mayHold('vegetable-broth', 'onion')).toBe(false)
})

test('what labels ordinarily say of garlic breaks no diet', () => {
  expect(breaks('hummus', 'vegan')).toBe('no')
  expect(breaks('green-curry-paste', 'gluten-free')).toBe('no')
})
