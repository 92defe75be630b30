import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { expectRead, readAsRow } from '../../support/read-lines.ts'
import { hurriedRows, oneThing } from './sets/small/hurried-rows.ts'

test('names typed in a hurry with nothing between them are so many things, foods and goods, each with its own amount', () => {
  expectRead(hurriedRows)
})

test('a kind, a taste, a scent or a stuff beside a name is no other thing', () => {
  expectRead(oneThing)
})

test('a row is read the same whichever of its things comes first', () => {
  const things = ['молоко', 'хліб', 'туалетний папір', 'оливкова олія', 'кава мелена']
  for (const one of things)
    for (const other of things) {
      if (one === other) continue
      const words = (text: string) => readAsRow(text).split(' = ')[1]?.split(' + ') ?? []
      expect(words(`${one} ${other} цукор`), `${one} ${other}`).toEqual([
        ...words(one),
        ...words(other),
        '- - sugar',
      ])
    }
})

test('beside a word that nobody knows two foods are no food to buy, and the words stay as they were typed', () => {
  const line = parseIngredientLine('порошок хліб молоко')
  expect(line).toMatchObject({ text: 'порошок хліб молоко', understood: false })
  expect(line.more).toBeUndefined()
})
