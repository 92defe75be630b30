import { expect, test } from 'bun:test'
import { plan as cs } from '../../../web/language/cs/plan.ts'
import { plan as en } from '../../../web/language/en/plan.ts'
import { plan as uk } from '../../../web/language/uk/plan.ts'

test('the energy of a day is said to be one person’s, in every language', () => {
  expect([uk, en, cs].map(({ nutrition }) => nutrition.kcal('1 573'))).toEqual([
    '1 573 ккал на людину',
    '1 573 kcal per person',
    '1 573 kcal na osobu',
  ])
})
