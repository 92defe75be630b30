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

test('a name of two words is found by both, and by the first all who are called so', () => {
  const called = [
    'Марина Коваль',
    'Олег',
    'Оля Бондар',
    'Оля Зеленська',
    'Баба Галя',
    'Том',
    'Іван Том',
    'Олена Лі',
  ]
  for (const [text, rest, ...who] of [
    ['суп для Марини Коваль', 'суп', 0],
    ['суп для Марини', 'суп', 0],
    ['Марині вечеря', 'вечеря', 0],
    ['що приготувати Марині Коваль без риби', 'що приготувати без риби', 0],
    ['суп для Олі Бондар та Олега', 'суп', 2, 1],
    ['суп для Олі Зеленської', 'суп', 3],
    ['кашу для баби Галі', 'кашу', 4],
    ['суп для Івана Тома', 'суп', 6],
    ['суп для Олени на обід', 'суп на обід', 7],
    ['суп для Олі', 'суп', 2, 3],
  ] as const)
    expect([text, eatersIn(text, called)]).toEqual([text, { rest, who: [...who] }])
  expect(eatersIn('Тому без молока', called)).toBeUndefined()
  expect(eatersIn('суп для Марини', ['Марина Коваль', 'Марина'])?.who).toEqual([1])
  expect(eatersIn('суп для Марини', ['Марина', 'Марина'])?.who).toEqual([0, 1])
})

test('names in Latin letters are known behind a word for whom, bent as Czech bends them', () => {
  const called = ['Honza', 'Jana', 'Lucie', 'Petr', 'Marek', 'Karel', 'Zdeněk', 'Tom', 'Ann', 'Sam']
  for (const [text, rest, ...who] of [
    ['večeře pro Honzu', 'večeře', 0],
    ['polévka pro janu bez mléka', 'polévka bez mléka', 1],
    ['pro Lucii', '', 2],
    ['oběd pro Petra a Marka', 'oběd', 3, 4],
    ['svačina pro Karla, Zdeňka', 'svačina', 5, 6],
    ['dinner for Tom and Ann without fish', 'dinner without fish', 7, 8],
  ] as const)
    expect([text, eatersIn(text, called)]).toEqual([text, { rest, who: [...who] }])
  for (const text of ['a recipe for same day bread', 'soup for two and Tom yum', 'polévka s Janou'])
    expect([text, eatersIn(text, called)]).toEqual([text, undefined])
})

test('a dish that is called by a proper name is the dish, and who is given it is the person', () => {
  const called = ['Маргарита', "Олів'є", 'Анна', 'Caesar']
  for (const text of [
    ...['піца Маргарита', 'хочу піцу Маргариту', 'рецепт піци Маргарити', 'салат Олів’є'],
    ...[
      'торт Анна',
      'торт медовий Анна',
      'торт великий Анна',
      'йогурт Анна',
      'що таке "Анна"',
      'a recipe for Caesar salad',
    ],
  ])
    expect([text, eatersIn(text, called)]).toEqual([text, undefined])
  for (const [text, rest, who] of [
    ['піца для Маргарити', 'піца', 0],
    ['піца Маргариті', 'піца', 0],
    ['салат для Олів’є', 'салат', 1],
    ['торт Анні на свято', 'торт на свято', 2],
    ['вечеря Анни', 'вечеря', 2],
    ['a soup for Caesar', 'a soup', 3],
  ] as const)
    expect([text, eatersIn(text, called)]).toEqual([text, { rest, who: [who] }])
})

test('all of us are meant by words of their own, and not where all are said of something else', () => {
  const all = [0, 1, 2, 3, 4]
  for (const [text, rest] of [
    ['суп для всіх', 'суп'],
    ['вечеря на всіх, без молока', 'вечеря, без молока'],
    ['обід для всіх 30 хвилин', 'обід 30 хвилин'],
    ['суп для всіх нас без солі', 'суп без солі'],
    ['щось для всієї сім’ї на вихідні', 'щось на вихідні'],
    ['dinner for everyone tonight', 'dinner tonight'],
    ['večeře pro nás všechny', 'večeře'],
  ] as const)
    expect([text, eatersIn(text, names)]).toEqual([text, { rest, who: all }])
  for (const text of [
    ...['суп для всіх страв', 'рецепт не для всіх', 'суп для всіх, хто любить гостре'],
    ...['соус для усіх видів риби', 'this is not for everyone', 'вечеря для всіх, крім Олега'],
  ])
    expect([text, eatersIn(text, names)]).toEqual([text, undefined])
  expect(eatersIn('не для всіх, а для Олега', names)?.who).toEqual([1])
  expect(eatersIn('суп для всіх', [])).toBeUndefined()
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
    ...['recipe for olive oil cake', 'not for Tom', 'how does Will cook it'],
  ])
    expect([text, eatersIn(text, others)]).toEqual([text, undefined])
  // A letter is no form of a letter.
  expect(eatersIn('СУП І САЛАТ', ['А'])).toBeUndefined()
})
