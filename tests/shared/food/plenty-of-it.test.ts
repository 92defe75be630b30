import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  ['Баклажани з кабачками з городу нікуди дівати', ['eggplant', 'zucchini']],
  ['огірки, кабачки й помідори нікуди вже дівати', ['cucumber', 'zucchini', 'tomato']],
  ['Курку з рисом нікуди дівати', ['chicken', 'rice']],
  ['Огірки пруть і пруть, що з ними робити?', ['cucumber']],
  ['Помідорів вродило, що робити', ['tomato']],
  ['Цього року вродили груші, без цукру', ['pear']],
  ['Кабачки лізуть звідусіль, куди їх', ['zucchini']],
  ['Сливи сиплються, що з ними робити', ['plum']],
  ['завалені кабачками, що приготувати', ['zucchini']],
  ['нас завалило яблуками', ['apple']],
  ['Яйця нікуди дівати, але молока не їмо', ['egg']],
])('what there is more of than anybody eats is to be used up: %s', (question, foods) => {
  const { useUp, include, exclude, unsure } = understandQuery(question)
  expect(useUp).toEqual(foods)
  expect([...include, ...unsure.map(({ id }) => id)]).toEqual([])
  for (const id of foods) expect(exclude).not.toContain(id)
})

test.each([
  ['яблука не вродили, хочу пиріг', 'apple'],
  ['кава лізе з вух', 'coffee'],
  ['огірки вже з вух лізуть', 'cucumber'],
  ['Горіхи нікуди дівати, а в доньки на них алергія', 'nut'],
  ['Полуниця вродила, але в сина на неї алергія', 'strawberry'],
  ['Діти не їдять рибу, а її нікуди дівати', 'fish'],
])('what was refused stays refused: %s', (question, food) => {
  const { useUp, exclude } = understandQuery(question)
  expect(exclude).toContain(food)
  expect(useUp).toEqual([])
})

test('no work, and nothing else that one is buried in, is food', () => {
  expect(understandQuery('завалена роботою, що швидке на вечерю').useUp).toEqual([])
})
