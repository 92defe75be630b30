import { expect, test } from 'bun:test'
import { findFood } from '../../../shared/food/names/match.ts'
import { isOfItsOwn } from '../../../shared/food/text/common.ts'
import { noSlips } from '../../../shared/food/text/words/no-slips.ts'
import { understood } from '../../support/understood.ts'

const own = Object.values(noSlips).flatMap(({ words }) => [...words])

test('a word of the dictionary that only sounds like a food names none', () => {
  expect(own.filter((word) => findFood(word))).toEqual([])
})

test('nor does a case of it', () => {
  const cases = [
    'фотографіями',
    'картонку',
    'господарем',
    'скорого',
    'поетами',
    'hladového',
    'ironií',
  ]
  expect(cases.filter((word) => findFood(word))).toEqual([])
  expect(cases.slice(1).filter((word) => !isOfItsOwn(word))).toEqual([])
})

test.each([
  ['скоро гості, що приготувати на вечерю?', []],
  ['для себе однієї хочу борщ', []],
  ['зустріч о сьомій, вечеря з рисом', ['rice']],
  ['що на фото? хочу таке саме з куркою', ['chicken']],
  ['батенько просить борщ із квасолею', ['beans']],
  ['jsem hladový jako vlk, chci guláš', []],
  ['maminka chce polévku s hráškem', ['green-peas']],
  ['my father in law wants a pie with apples', ['apple']],
  ['I need soul food after surgery, something with chicken', ['chicken']],
] as const)('%s', (question, wished) => {
  const { include, useUp, exclude, unsure } = understood(question)
  expect([...include, ...useUp]).toEqual([...wished])
  expect([...exclude, ...unsure]).toEqual([])
})

test.each([
  ['картопьля', 'potato'],
  ['огрики', 'cucumber'],
  ['капусточка', 'cabbage'],
  ['бананчик', 'banana'],
  ['brocolli', 'broccoli'],
] as const)('%s is still %s', (word, food) => {
  expect(findFood(word)).toBe(food)
})
