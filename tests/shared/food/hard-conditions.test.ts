import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const limits: readonly (readonly [text: string, most: number])[] = [
  ['lunch under 300 calories', 300],
  ['dinner, no more than 450 kcal per serving', 450],
  ['350 calories or less, no onion', 350],
  ['a 500 calorie dinner', 500],
  ['вечеря до 350 ккал на порцію', 350],
  ['не більше 300 калорій', 300],
  ['обід менше 400 ккал без м’яса', 400],
  ['oběd do 300 kcal', 300],
  ['večeře max 400 kalorií', 400],
]

test('how much energy a serving may give is a limit in each language', () => {
  for (const [text, most] of limits)
    expect(understandQuery(text)).toMatchObject({ maxEnergy: most, words: [] })
})

test('that it is to give more is none, and stays a word that is not taken into account', () => {
  for (const text of ['dinner over 800 calories', 'обід понад 700 калорій', 'at least 600 kcal']) {
    const { maxEnergy, words } = understandQuery(text)
    expect(maxEnergy).toBeUndefined()
    expect(words.length).toBeGreaterThan(0)
  }
})

test('what is refused beside it stays refused', () => {
  expect(understandQuery('350 calories or less, no onion').exclude).toEqual(['onion'])
  expect(understandQuery('до 300 ккал, без цибулі й молока').exclude).toEqual(['onion', 'milk'])
})

test('who cannot chew a food refuses it, and who cannot chew at all wants what is soft', () => {
  expect(understandQuery('grandpa cant chew meat')).toMatchObject({
    exclude: ['meat'],
    include: [],
  })
  expect(understandQuery('дідусь не може жувати, що зварити').occasions).toEqual(['soft'])
  expect(understandQuery('babička nemůže kousat').occasions).toEqual(['soft'])
})

test('a tool that is broken is wanted by nobody, and bones are refused by their name', () => {
  for (const text of [
    'my blender is broken, soup',
    'блендер зламався, суп',
    'polévka, mixér se rozbil',
  ])
    expect(understandQuery(text)).toMatchObject({
      equipment: [],
      refused: { equipment: ['blender'] },
    })
  for (const text of ['fish without bones', 'риба без кісток', 'ryba bez kostí', 'boneless fish'])
    expect(understandQuery(text)).toMatchObject({ include: ['fish'], exclude: ['beef-bones'] })
  expect(understandQuery('fish without bones, onion or garlic').exclude).toEqual([
    'beef-bones',
    'onion',
    'garlic',
  ])
})
