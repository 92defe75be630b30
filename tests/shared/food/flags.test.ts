import { expect, test } from 'bun:test'
import {
  allergenSource,
  allergensOf,
  descendantsOf,
  flagsOf,
  foods,
  isA,
  possibleFlagsOf,
} from '../../../shared/food/lexicon/index.ts'
import type { FoodFlag } from '../../../shared/food/lexicon/types.ts'

test('what is meat, fish, dairy, egg or honey comes from an animal', () => {
  const sources: FoodFlag[] = ['meat', 'fish', 'dairy', 'egg', 'honey']
  const odd = foods.filter(({ id }) => {
    const flags = flagsOf(id)
    return sources.some((flag) => flags.has(flag)) && !flags.has('animal')
  })
  expect(odd.map((food) => food.id)).toEqual([])
})

test('pork is meat', () => {
  expect(foods.filter(({ id }) => flagsOf(id).has('pork') && !flagsOf(id).has('meat'))).toEqual([])
})

test('a flag and the concept of its name say the same of every food', () => {
  expect(disagreeing('meat', 'meat')).toEqual([])
  expect(disagreeing('fish', 'from-water')).toEqual([])
  expect(disagreeing('dairy', 'dairy')).toEqual([])
  expect(disagreeing('egg', 'egg-product')).toEqual([])
  expect(disagreeing('honey', 'honey')).toEqual([])
  expect(disagreeing('gluten', 'gluten')).toEqual([])
  expect(disagreeing('nuts', 'nut')).toEqual([])
  expect(disagreeing('alcohol', 'alcohol')).toEqual([])
  expect(disagreeing('pork', 'pork')).toEqual([])
  expect(disagreeing('animal', 'animal-product')).toEqual([])
})

test('a food has the allergen milk where it is of dairy, and only there', () => {
  const odd = foods.filter(({ id }) => flagsOf(id).has('dairy') !== allergensOf(id).has('milk'))
  expect(odd.map((food) => food.id)).toEqual([])
})

test('every food with egg or gluten has that allergen', () => {
  const odd = foods.filter(
    ({ id }) =>
      flagsOf(id).has('egg') !== allergensOf(id).has('eggs') ||
      flagsOf(id).has('gluten') !== allergensOf(id).has('gluten'),
  )
  expect(odd.map((food) => food.id)).toEqual([])
})

test('what is or may be of nuts names the allergen; only chestnuts are none to the law', () => {
  const odd = foods.filter(({ id }) => {
    const sources = [allergenSource(id, 'nuts'), allergenSource(id, 'peanuts')]
    return possibleFlagsOf(id).has('nuts') && sources.every((source) => source === undefined)
  })
  expect(odd.map((food) => food.id)).toEqual([
    'chestnut',
    'chestnut-flour',
    'chestnut-milk',
    'chestnut-puree',
    'marrons-glaces',
    'peeled-chestnuts',
  ])
})

test('an unknown id has nothing and is nothing', () => {
  expect([...flagsOf('moon-dust')]).toEqual([])
  expect(isA('moon-dust', 'meat')).toBe(false)
  expect(descendantsOf('moon-dust').size).toBe(0)
})

function disagreeing(flag: FoodFlag, concept: string): string[] {
  return foods.filter(({ id }) => flagsOf(id).has(flag) !== isA(id, concept)).map((food) => food.id)
}
