import { expect, test } from 'bun:test'
import { allergenVerdicts, dietsOf } from '../../../shared/food/diets.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const verdicts = (text: string) => allergenVerdicts([parseIngredientLine(text)])

test('what must be without what it is made of is made of something else, of which nobody knows', () => {
  for (const text of [
    'сир без молока',
    'nondairy cheese',
    'безм’ясний фарш',
    'flourless bread',
    'беззерновий хліб',
  ]) {
    const { nuts, soya } = verdicts(text)
    expect([text, nuts, soya]).toEqual([text, 'unknown', 'unknown'])
    expect([text, dietsOf([parseIngredientLine(text)]).vegan]).not.toEqual([text, 'yes'])
  }
})

test('what it never had leaves a food as it is', () => {
  expect(verdicts('рис без молока').nuts).toBe('no')
  expect(verdicts('картопля без м’яса').soya).toBe('no')
})
