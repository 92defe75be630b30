import { describe, expect, test } from 'bun:test'
import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { basePrice, priceOfLines } from '../../../shared/food/price.ts'
import { amountsInStep } from '../../../shared/food/steps.ts'
import { severalLines } from './sets/needs/several.ts'

const read = (text: string) => parseIngredientLine(text)
const needs = (text: string) => needsIn([read(text)])
const foods = (text: string) => needs(text).map((one) => one.food)

describe('a line of several foods', () => {
  test('asks for each of them, with its own amount or the one that they share', () => {
    const wrong = severalLines.flatMap(([text, expected]) => {
      const got = needs(text).map(({ quantity, unit, food }) => [quantity, unit, food])
      const wanted = expected.map(([quantity, unit, name]) => [quantity, unit, findFood(name)])
      return JSON.stringify(got) === JSON.stringify(wanted) ? [] : [[text, got, wanted]]
    })
    expect(wrong).toEqual([])
  })

  test('is the first of them to whoever knows of no more, and keeps its text', () => {
    const text = 'по ½ ч. л. куркуми, зіри та коріандру'
    expect(read(text)).toMatchObject({ text, food: 'turmeric', quantity: 0.5, unit: 'tsp' })
  })

  test('counts whole for allergens, diets and price', () => {
    const lines = [read('200 г рису, 100 г масла і 2 яйця')]
    expect(allergensOf(lines).contains).toEqual(['eggs', 'milk'])
    expect(dietsOf(lines).vegan).toBe('no')
    const apart = ['200 г рису', '100 г масла', '2 яйця'].map(read)
    expect(priceOfLines(lines, 1, basePrice).minor).toBe(priceOfLines(apart, 1, basePrice).minor)
  })

  test('with one that nobody knows among them leaves diets and allergens open', () => {
    const lines = [read('сіль, перець, брумелія')]
    expect(needsIn(lines).map((one) => one.understood)).toEqual([true, true, false])
    expect(dietsOf(lines).vegan).toBe('unknown')
    expect(allergensOf(lines).complete).toBe(false)
  })

  test('is used by a step that speaks of any of them, and scales whole', () => {
    const line = read('1 морква та 2 цибулини')
    expect(amountsInStep('Обсмажте цибулю.', [line])).toEqual([0])
    expect(needsIn([scaleLine(line, 2)]).map((one) => one.quantity)).toEqual([2, 4])
  })
})

test('what was done to a food and is said behind it in Ukrainian is said of that one alone', () => {
  expect(foods('форель копчена та скумбрія')).toEqual(['smoked-trout', 'mackerel'])
  expect(foods('кріп сушений і петрушка')).toEqual(['dried-dill', 'parsley'])
})

test('a choice stays one need, whatever is chosen', () => {
  expect(read('chicken, beef or pork')).toMatchObject({
    ...{ food: 'chicken', alternatives: ['beef', 'pork'] },
  })
  expect(foods('масло або маргарин')).toEqual(['butter'])
})

test('what only tells of a food is no food of its own', () => {
  const texts = [
    '2 яйця, білки й жовтки окремо',
    '1 лимон, сік і цедра',
    'курка з картоплею та грибами',
    'перець болгарський, червоний, 2 шт',
    '1 tin tomatoes, drained, juice reserved',
    '4 salmon fillets, skin on',
    'сода, гашена оцтом',
    '4 жовтки, збиті з цукром',
    'калина, терта з цукром — 2 ч. ложки',
    'ванільний цукор, пакетик',
    'оцтова есенція, неповна чайна ложка',
    'щавель, 2 добрячі пучки',
    'горілка, 1 чарка в тісто',
    'pstruh, candát nebo kapr, 4 porce',
    'pork and beans, 1 can',
  ]
  expect(texts.map((text) => [text, needs(text).length])).toEqual(texts.map((text) => [text, 1]))
})
