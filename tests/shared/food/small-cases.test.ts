import { expect, test } from 'bun:test'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { expectRead } from '../../support/read-lines.ts'
import { noFood, smallCases, twoWays } from './sets/small/cases.ts'

const needs = (text: string) => needsIn([parseIngredientLine(text)])

test('halves, strokes, parts of eggs, steps as sentences, racks and slips are read as they were meant', () => {
  expectRead(smallCases)
})

test('what may be meant in two ways is unsure, and no food of it is lost', () => {
  for (const text of twoWays) {
    const found = needs(text)
    expect([text, found.every(({ understood }) => understood)]).toEqual([text, false])
    const foods = found.flatMap(({ food, alternatives = [] }) => [food, ...alternatives])
    expect([text, foods.length]).toEqual([text, 3])
  }
})

test('what is no food has none, whatever it sounds like', () => {
  expect(noFood.filter((text) => needs(text).some(({ food }) => food !== undefined))).toEqual([])
})

test('a Czech adjective tells what is in a thing, and an allergy knows of it', () => {
  expect(needs('mandlový croissant')[0]).toMatchObject({ food: 'croissant', mentions: ['almond'] })
  expect(needs('jablečného koláče 200 g')[0]).toMatchObject({ mentions: ['apple'] })
})
