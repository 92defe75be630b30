import { expect, test } from 'bun:test'
import { eatersIn } from '../../../shared/food/ask/eaters.ts'

const names = ['Марина', 'Олег', 'Соля', 'Таня', 'Марічка']

test('who is to eat it is known by their name in any case, and the rest is what is asked for', () => {
  for (const [text, rest, ...who] of [
    ['що можна Олегу на вечерю', 'що на вечерю', 1],
    ['суп для Солі', 'суп', 2],
    ['вечеря Солі без риби', 'вечеря без риби', 2],
    ['для Олега', '', 1],
    ['щось солодке для Тані та Марічки', 'щось солодке', 3, 4],
    ['що приготувати Марічці', 'що приготувати', 4],
    ['щось для марічки', 'щось', 4],
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

test('what is refused, is a dish, or only sounds like a name stays what it is', () => {
  const others = [
    'Рис',
    'Мак',
    'Мая',
    'Варя',
    'Тома',
    'Basil',
    'Olive',
    'Victoria',
    'Tom',
    'Will',
    'Марта',
  ]
  for (const text of [
    ...[
      'нам не можна рису',
      'Борщ без Рису та Маку',
      'Алергія: арахіс, Мак',
      'крім Рису, Маку',
      'Обід. Рис не їмо',
    ],
    ...[
      'маю курку і рис',
      'варю борщ',
      'тому без молока',
      'соус для рису',
      'суп не для Марти',
      'для всіх крім Марти',
    ],
    ...[
      'no Basil or Olive',
      "I can't have Olive, Basil",
      'exclude Olive',
      'victoria sponge',
      'tom yum',
      'what will i eat',
    ],
    ...['recipe for olive oil cake', 'not for Tom'],
  ])
    expect([text, eatersIn(text, others)]).toEqual([text, undefined])
})
