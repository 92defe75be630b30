import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const needs = (text: string) =>
  needsOfLine(parseIngredientLine(text)).map(({ food, quantity, unit = '-', note = '' }) =>
    `${quantity} ${unit} ${food} ${note}`.trim(),
  )

test('a further amount of the same food is a need of its own, with what it is for', () => {
  const lines: Record<string, string[]> = {
    '300 g hladké mouky a 100 g hrubé': ['300 g wheat-flour', '100 g wheat-flour'],
    'Борошно — 400 г + 2 ст. л. на підсипку': [
      '400 g wheat-flour',
      '2 tbsp wheat-flour на підсипку',
    ],
    'Какао — 2 ст. л. у тісто + 1 ч. л. для посипки': [
      ...['2 tbsp cocoa у тісто', '1 tsp cocoa для посипки'],
    ],
    '2 lžíce medu + 1 lžička na potření': ['2 tbsp honey', '1 tsp honey na potření'],
    '3 tablespoons butter, plus 1 tablespoon for greasing': [
      ...['3 tbsp butter', '1 tbsp butter for greasing'],
    ],
    '1 яйце + 1 для змащування': ['1 - egg', '1 - egg для змащування'],
    '5 зубчиків часнику + 1 для подачі': ['5 clove garlic', '1 clove garlic для подачі'],
    '300 г пшеничного борошна і 100 г житнього': ['300 g wheat-flour', '100 g rye-flour'],
  }
  const texts = Object.keys(lines)
  expect(texts.map((text) => [text, needs(text)])).toEqual(Object.entries(lines))
})

test('what the further amount is of is kept with what tells it apart, and is no second measure of the first', () => {
  const { also, more } = parseIngredientLine('300 g hladké mouky a 100 g hrubé')
  expect([also, more?.[0]?.qualities]).toEqual([undefined, ['coarse']])
})

test('a sum, a part of what was counted and an amount that nobody told are no further need', () => {
  expect(needs('цукор 150 г + 50 г')).toEqual(['200 g sugar'])
  expect(needs('2 limes, 1 juiced and 1 cut into wedges')).toHaveLength(1)
  expect(needs('1 cup flour, plus more for dusting')).toHaveLength(1)
  expect(needs('Juice of 2 limes, plus wedges for serving')).toHaveLength(1)
})

test('a group with its members in brackets is those needs, each with its amount or with that of each', () => {
  const lines: Record<string, string[]> = {
    'Зелень (кріп, петрушка, зелена цибуля) — по невеликому пучку': [
      ...['1 bunch dill', '1 bunch parsley', '1 bunch spring-onion'],
    ],
    'kořenová zelenina (2 mrkve, 1 petržel, kousek celeru)': [
      ...['2 - carrot', '1 - parsley-root', '1 chunk celeriac'],
    ],
    'Селера (корінь — 100 г, стебло — 2 шт.)': ['100 g celeriac', '2 piece celery'],
    'гриби (печериці — 200 г, гливи — 300 г)': ['200 g champignon', '300 g oyster-mushroom'],
    'Цибуля (ріпчаста — 1 шт., зелена — 1 пучок)': ['1 piece onion', '1 bunch spring-onion'],
  }
  const texts = Object.keys(lines)
  expect(texts.map((text) => [text, needs(text)])).toEqual(Object.entries(lines))
})

test('what is only an example in brackets stays a note', () => {
  for (const text of [
    'овочі (наприклад, 2 моркви, 1 цибуля)',
    'vegetables (such as 2 carrots, 1 onion)',
  ])
    expect([text, needs(text).length]).toEqual([text, 1])
})
