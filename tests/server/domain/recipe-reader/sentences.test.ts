import { expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'
import {
  sentencesIn,
  sentencesOf,
  sentencesSaid,
} from '../../../../server/domain/recipe-reader/sentences.ts'

const method = [
  'Борошно просійте у велику миску та зробіть посередині заглибину.',
  'Влийте тепле молоко, додайте 2 ст. л. цукру та дріжджі й перемішайте виделкою до густини сметани.',
  'Накрийте рушником і залиште в теплому місці на пів години, доки опара не підніметься вдвічі.',
  'Додайте яйця, розтоплене масло й решту борошна та вимішуйте тісто руками щонайменше десять хвилин.',
  'Дайте йому підійти ще раз.',
  'Розкачайте пласт завтовшки з палець, виріжте кружальця та складіть їх на деко, застелене папером.',
  'Печіть у добре розігрітій духовці при 180 °C двадцять хвилин, доки пампушки не зарум’яняться.',
]

test('a whole method in one long paragraph is cut at its sentences, the short ones left with those before', () => {
  const steps = sentencesOf(method.join(' '))
  expect(steps).toHaveLength(6)
  expect(steps?.[1]).toContain('2 ст. л. цукру')
  expect(steps?.[3]).toEndWith('Дайте йому підійти ще раз.')
})

test('what may as well be one step, or has breaks of its own, stays whole', () => {
  expect(sentencesOf('Mix well. Bake it. Cool it. Serve it. Enjoy it.')).toBeNull()
  expect(sentencesOf(method.slice(0, 3).join(' '))).toBeNull()
  expect(sentencesOf(method.join('\n'))).toBeNull()
})

test('an abbreviation ends no sentence, unless it closes an amount before a capital', () => {
  expect(sentencesIn('Add approx. Half of it. Mix.')).toEqual(['Add approx. Half of it.', 'Mix.'])
  expect(sentencesIn('Grate 2 oz. Parmesan. Serve.')).toEqual(['Grate 2 oz. Parmesan.', 'Serve.'])
  expect(sentencesIn('Варити 20 хв. Взяти 2 ст. л. Змішати.')).toEqual([
    'Варити 20 хв.',
    'Взяти 2 ст. л.',
    'Змішати.',
  ])
  expect(sentencesSaid('варити 20 хв. на 6 штук.')).toEqual(['варити 20 хв.', 'на 6 штук.'])
})

test('for how many a dish is, is looked for in whole sentences', () => {
  const steps = 'Інгредієнти\n2 яйця\nПриготування\nДодати прибл. 4 порції.'
  const draft = draftOfText(`Локшина\n${steps}`)
  expect([draft?.servings, draft?.steps.at(-1)?.text]).toEqual([null, 'Додати прибл. 4 порції.'])
})

test('of a text that lists without an end only so much is read as foods', () => {
  const line = 'Борошна 300 г, яєць 2, цукру 100 г.'
  const draft = draftOfText(`Тісто\nРоблю так. ${Array(100).fill(line).join(' ')}`)
  expect(draft?.ingredients.length).toBeGreaterThan(60)
  expect(draft?.ingredients.length).toBeLessThanOrEqual(120)
})
