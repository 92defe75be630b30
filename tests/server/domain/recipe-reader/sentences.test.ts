import { expect, test } from 'bun:test'
import { sentencesOf } from '../../../../server/domain/recipe-reader/sentences.ts'

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
