import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { formsOf } from '../../../shared/food/line/region.ts'
import { namesProducts } from '../../../shared/food/line/rows/made-by.ts'
import { runsOf } from '../../../shared/food/line/rows/runs.ts'
import { thingsIn } from '../../../shared/food/line/rows/things.ts'
import { nameLength } from '../../../shared/food/line/rows/to-the-letter.ts'
import { tokenize } from '../../../shared/food/text/tokens.ts'
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

const expectRows = (...rows: readonly string[]) => expectRead(rows.join('\n'))

test('a maker tells of what stands before it beside a thing of the house too, and no word within a name is a maker', () => {
  expectRows(
    'молоко Галичина мило = - - milk + - - hygiene',
    'smetana filtrační patrona berio = - - cream + - - household',
    'фета філе тунця kite hill = - - feta + - - tuna',
  )
})

test('behind a maker what is named in another case may be a product of theirs', () => {
  expect(namesProducts(tokenize('сметана Галичина варена згущенки'))).toBe(true)
  expect(namesProducts(tokenize('сметана Галичина кефір'))).toBe(false)
})

test('who makes pills makes nothing of another shelf', () => {
  expectRows('ibalgin kapesníky = - - pharmacy + - - hygiene')
})

test('nobody says a word twice of one thing', () => {
  expectRows('lemon wipes lemon = - - hygiene + - - lemon')
})

test('for a baby a fruit tells what a thing looks like or smells of in English alone, and meat never does', () => {
  expectRows(
    'banana toothbrush for baby = - - baby',
    'малина дитяча олійка = - - raspberry + - - baby',
    'ніблер бекон = - - baby + - - bacon',
  )
})

test('a thing whose first word is a measure measures nothing', () => {
  expectRows('milk 2 can openers bread = 2 - milk + - - home + - - bread')
})

test('a noun in the genitive with an amount behind it is not what the amount before it is of', () => {
  expectRows('яйця 10 лимонів 3 = 10 - egg + 3 - lemon')
})

test('what is counted and what stands beside it are no name that has both', () => {
  const counted = (text: string) => thingsIn(formsOf(tokenize(text)), true)
  expect(counted('кукурудзи')).toEqual([{ from: 0, to: 1, food: 'corn' }])
  expect(counted('кукурудзи олія')).toEqual([])
})

test('what a pie is without is no other thing', () => {
  expectRows('Corn syrup free pie = - - sweet-pie')
})

test('so short a word is no plural of a name', () => {
  const lengthOf = (text: string) => nameLength(formsOf(tokenize(text)), 0)
  expect(['соки', 'яки', 'ели'].map(lengthOf)).toEqual([1, 0, 0])
})

test('what a food is for closes no row where it is a food itself', () => {
  expectRows('рис для суші губка = - - sushi-rice + - - household')
})

test('of two amounts side by side nobody can say what they are of, unless the second is told to be of what follows', () => {
  const countOf = (text: string) => runsOf(tokenize(text)).length
  expect([countOf('молоко 2 3 хліб'), countOf('chicken two 2 cucumbers')]).toEqual([0, 0])
  expect(countOf('хліб 2 10 яєць')).toBe(2)
})

test('a thing of the house is told by what it is for, whatever its first word measures elsewhere', () => {
  expectRows(
    'гречка пакети для заморозки = - - buckwheat + - - household',
    'пакети для сміття вода = - - household + - - water',
    'шампунь проти лупи хліб = - - hygiene + - - bread',
  )
})
