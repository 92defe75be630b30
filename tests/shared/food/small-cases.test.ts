import { expect, test } from 'bun:test'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { expectRead } from '../../support/read-lines.ts'
import { noFood, sideBySide, smallCases, twoWays } from './sets/small/cases.ts'

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

test('what only feels like a food holds none of it, and how it feels tells products apart', () => {
  expect(needs('creamy peanut butter')[0]).not.toHaveProperty('mentions')
  expect(needs('crunchy peanut butter')[0]).toMatchObject({ qualities: ['crunchy'] })
  expect(needs('lean ground beef')[0]).toMatchObject({ qualities: ['lean'] })
})

test('what is less in it than elsewhere tells it apart, however that is said', () => {
  const said = ['reduced-fat milk', '2 percent milk', 'молоко 2,5', 'оцту 3-процентного 1 ч. л.']
  expect(said.map((text) => needs(text)[0]?.qualities)).toEqual([
    ...[['half-fat'], ['2%'], ['2.5%'], ['3%']],
  ])
})

test('of a choice all are known, though the noun is said once, with the first of them or with the last', () => {
  const either: Record<string, string[]> = {
    'лимони, лайми або апельсини': ['lime', 'orange'],
    'курячий, яловичий чи овочевий бульйон': ['beef-broth', 'vegetable-broth'],
    'canola, vegetable or peanut oil': ['vegetable-oil', 'peanut-oil'],
    'lískové, vlašské nebo mandlové ořechy': ['walnut', 'almond'],
    'філе індички або курки': ['chicken-fillet'],
    'сік лимона або лайма': ['lime-juice'],
    'сік лимона або лимони': ['lemon'],
    'олія соняшникова (можна оливкова)': ['olive-oil'],
    'ocet jablečný (nebo vinný)': ['wine-vinegar'],
    'zest of a lemon or orange': ['orange-zest'],
  }
  const texts = Object.keys(either)
  expect(texts.map((text) => [text, needs(text)[0]?.alternatives])).toEqual(Object.entries(either))
})

test('of two foods side by side nobody can say in English whether one is of the other, and neither is lost', () => {
  const read = sideBySide.map((text) => needs(text))
  expect(read.map(([line]) => line?.understood)).toEqual([false, false, false, false])
  expect(read.map(([line]) => line?.mentions?.length)).toEqual([1, 1, 1, 1])
})

test('several of what was named before are no sprats, and a sprat is one still', () => {
  for (const [text, food] of [
    ['м’ята, кілька гілочок', 'mint'],
    ['майонез домашній, кілька ложок', 'mayonnaise'],
    ['петрушка, кілька гілочок для подачі', 'parsley'],
    ['кілька ложок сметани', 'sour-cream'],
    ['кілька солона 200 г', 'sprat-salted'],
    ['кілька', 'sprat'],
    ['кілька банка', 'sprat'],
  ] as const) {
    const [line, ...more] = needs(text)
    expect([text, line?.food, line?.mentions, more]).toEqual([text, food, undefined, []])
  }
})

test('a row of foods with amounts loses none of them, nor one with a letter wrong', () => {
  for (const [text, ...foods] of [
    ['картопля 3кг цибуля 1кг морква', 'potato', 'onion', 'carrot'],
    ['картопля 3кг цибуля 1кг на суп', 'potato', 'onion'],
    ['potatos, carots', 'potato', 'carrot'],
    ['butter, sofened', 'butter'],
  ] as const)
    expect([text, ...needs(text).map(({ food }) => food)]).toEqual([text, ...foods])
})

test('a bar of dark chocolate is dark, little gem is a lettuce, herb teas have no tea in them', () => {
  for (const [text, food] of [
    ['шоколад чорний 70% плитка 90г', 'dark-chocolate'],
    ['3 heads Little Gem', 'little-gem'],
    ['2 large eggs', 'egg'],
    ['30g nori or dulse flakes', 'nori'],
    ['chamomile tea', 'chamomile'],
    ['липовий чай', 'linden'],
    ['bylinkový čaj', 'herb-tea'],
    ['ginger tea', 'ginger-tea'],
    ['чай з лимоном', 'black-tea'],
  ] as const)
    expect([text, parseIngredientLine(text).food]).toEqual([text, food])
  expect(parseIngredientLine('олія для деревяної дошки мінеральна').goods).toBe('home')
})

test('what stands behind a comma is of the food before where both are one name, and a food of its own where not', () => {
  for (const [text, ...foods] of [
    ['сир, кисломолочний', 'cottage-cheese'],
    ['цибуля, ріпка', 'onion'],
    ['перець, зелень', 'black-pepper', 'herb'],
  ] as const)
    expect([text, ...needs(text).map(({ food }) => food)]).toEqual([text, ...foods])
})

test('what is told of a food in brackets, or is a part of its name, is no other food beside it', () => {
  for (const text of ['kmín (mletý)', 'цибуля (ріпка)', 'hovězí (plec)', 'paprika (mletá)'])
    expect([text, parseIngredientLine(text).mentions]).toEqual([text, undefined])
  // Milk is in it.
  expect(parseIngredientLine('ковбаса (молочна)').mentions).toEqual(['dairy'])
})

test('in Czech the adjective in brackets tells which food it is, and a cut behind a comma whose', () => {
  for (const [text, ...foods] of [
    ['omáčka (sójová)', 'soy-sauce'],
    ['mléko (kokosové)', 'coconut-milk'],
    ['máslo (arašídové)', 'peanut-butter'],
    ['maso (krabí)', 'crab'],
    ['500 g hovězí, slanina', 'beef', 'bacon'],
    ['krůtí, vepřová šunka', 'turkey', 'ham'],
    ['1 krůta, játra, mandle', 'turkey', 'liver', 'almond'],
    ['kuřecí, párky', 'chicken', 'frankfurter'],
  ] as const)
    expect([text, ...needs(text).map(({ food }) => food)]).toEqual([text, ...foods])
})
