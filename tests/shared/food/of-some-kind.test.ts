import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'

test('of whatever kinds the something that is wished for is to be, what it is made with is wished for', () => {
  meant(`
    хочеться чогось гарячого шмурдного з квашеною капустою => ; sauerkraut
    хочеться чогось такого душевного з картоплею => ; potato
    хочу щось гаряче шмурдне з рибою => ; fish
    не хочеться нічого наваристого з капустою => cabbage
  `)
})

test('where nothing is wished for it stays unsure', () => {
  const { include, unsure } = understandQuery('щось гаряче шмурдне з капустою')
  expect({ include, unsure: unsure.map(({ id }) => id) }).toEqual({
    include: [],
    unsure: ['cabbage'],
  })
})

test('of a broth is said what only a broth can be, where it is wished for', () => {
  for (const question of [
    'Сніг мете, хочеться чогось гарячого наваристого з квашеною капустою',
    'хочеться наваристого',
    'щось наваристе, тільки без свинини',
  ])
    expect([question, understandQuery(question).courses]).toEqual([question, ['soup']])
  expect(understandQuery('не хочу нічого наваристого').courses).toEqual([])
  expect(understandQuery('набридло наваристе, хочу рагу').courses).toEqual([])
})

test('what the weather is like says nothing of food', () => {
  for (const question of ['Сніг мете, хочу борщ', 'мороз тріщить, хочу борщ']) {
    const { dishes, words } = understandQuery(question)
    expect([question, dishes, words]).toEqual([question, ['borscht'], []])
  }
})
