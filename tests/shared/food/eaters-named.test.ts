import { expect, test } from 'bun:test'
import { eatersIn } from '../../../shared/food/ask/eaters.ts'

const names = ['Марина', 'Олег', 'Соля', 'Таня', 'Марічка']

test('who is to eat it is known by their name in any case, and the rest is what is asked for', () => {
  for (const [text, rest, ...who] of [
    ['що можна Олегу на вечерю', 'що на вечерю', 1],
    ['суп для Солі', 'суп', 2],
    ['суп для солі', 'суп', 2],
    ['вечеря Солі без риби', 'вечеря без риби', 2],
    ['для Олега', '', 1],
    ['щось солодке для Тані та Марічки', 'щось солодке', 3, 4],
    ['що приготувати марічці', 'що приготувати', 4],
    ['Олегові обід', 'обід', 1],
    ['dinner for Олег', 'dinner', 1],
    ['щось для всіх нас', 'щось', 0, 1, 2, 3, 4],
  ] as const)
    expect([text, eatersIn(text, names)]).toEqual([text, { rest, who: [...who] }])
})

test('salt is no child, and nobody is left out of a dish', () => {
  for (const text of [
    'суп без солі',
    'суп без Солі',
    'дрібка солі',
    'сіль',
    'Солі не класти',
    'рис з олією',
  ])
    expect([text, eatersIn(text, names)]).toEqual([text, undefined])
  expect(eatersIn('рис з олією', ['Оля'])).toBeUndefined()
})
