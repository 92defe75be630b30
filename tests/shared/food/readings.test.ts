import { expect, test } from 'bun:test'
import { readings } from '../../../shared/food/lexicon/index.ts'

test('a plain name has one reading', () => {
  expect(readings.get('гречка')).toEqual({ default: 'buckwheat', all: ['buckwheat'] })
})

test('a line with «борошно» means wheat flour, an exclusion means every flour', () => {
  expect(readings.get('борошно')).toEqual({
    default: 'wheat-flour',
    all: ['wheat-flour', 'flours'],
  })
})

test('«перець» in bulk is the vegetable', () => {
  expect(readings.get('перець')).toEqual({
    default: 'black-pepper',
    bulk: 'bell-pepper',
    all: ['black-pepper', 'bell-pepper', 'chili'],
  })
})

test('regional and colloquial words lead home', () => {
  const home = ['бульба', 'бараболя', 'синенькі', 'кабак', 'шкварки', 'томат', 'яєць', 'згущенка']
  expect(home.map((name) => readings.get(name)?.default)).toEqual([
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
  expect(names.map((name) => readings.get(name)?.default)).toEqual([
    'coconut-milk',
    'peanut-butter',
    'nutmeg',
    'vegetable-caviar',
    'cocoa-butter',
  ])
})
