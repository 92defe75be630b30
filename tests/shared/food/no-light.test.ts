import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  'Світла нема, газу нема, сидимо при ліхтарику. Що поїсти?',
  'ні світла, ні газу, що поїсти',
  'світло вимкнули, газу теж нема. що на вечерю',
])('without light and gas nothing is cooked and nothing blended: %s', (question) => {
  const { equipment, refused, unknownExclusions } = understandQuery(question)
  expect({ equipment, refused: refused.equipment, unknownExclusions }).toEqual({
    equipment: ['no-cook'],
    refused: ['blender'],
    unknownExclusions: [],
  })
})

test('over a fire that is there something is cooked', () => {
  const { equipment } = understandQuery('світла нема, газу теж. є мангал, що приготувати')
  expect(equipment).toEqual(['grill'])
})
