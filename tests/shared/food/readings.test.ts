import { expect, test } from 'bun:test'
import { findFood } from '../../../shared/food/names/match.ts'
import { sharedReadings } from '../../../shared/food/names/shared.ts'
import { formOf } from '../../../shared/food/text/forms.ts'

const meant = (name: string) => sharedReadings(formOf(name))

test('a plain name has one reading', () => {
  expect(findFood('гречка')).toBe('buckwheat')
  expect(meant('гречка')).toEqual([])
})

test('a line with «борошно» means wheat flour, an exclusion means every flour', () => {
  expect(findFood('борошно')).toBe('wheat-flour')
  expect(meant('борошно')).toEqual(['wheat-flour', 'flours'])
})

test('«перці» are vegetables, where «перець» may be a spice', () => {
  const texts = ['перці', 'перці, 3 шт', 'чим нафарширувати перці', 'перець', 'мелений перець']
  expect(texts.map((text) => findFood(text))).toEqual([
    ...['bell-pepper', 'bell-pepper', 'bell-pepper', 'black-pepper', 'black-pepper'],
  ])
})

test('«перець» in bulk is the vegetable', () => {
  expect(meant('перець')).toEqual(['black-pepper', 'bell-pepper', 'chili'])
})

test('regional and colloquial words lead home', () => {
  const home = ['бульба', 'бараболя', 'синенькі', 'кабак', 'шкварки', 'томат', 'яєць', 'згущенка']
  expect(home.map(findFood)).toEqual([
    'potato',
    'potato',
    'eggplant',
    'pumpkin',
    'cracklings',
    'tomato',
    'egg',
    'condensed-milk',
  ])
})

test('names that look like another food are read as what they are', () => {
  const names = [
    'кокосове молоко',
    'масло арахісове',
    'мускатний горіх',
    'кабачкова ікра',
    'какао-масло',
  ]
  expect(names.map(findFood)).toEqual([
    'coconut-milk',
    'peanut-butter',
    'nutmeg',
    'vegetable-caviar',
    'cocoa-butter',
  ])
})
