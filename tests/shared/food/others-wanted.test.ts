import { expect, test } from 'bun:test'
import { followsUp, refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const only = [
  ...[
    'давай інше',
    'щось інше',
    'інше',
    'ще',
    'ще варіанти',
    'а ще щось?',
    'не те',
    'не подобається',
  ],
  ...['мені не подобається, давай інше', 'покажи інші рецепти', 'а інше є?', 'ні, давай щось інше'],
  ...[
    'something else',
    'show me more',
    'other ideas',
    'what else?',
    'not that, another one please',
  ],
  ...["I don't like it, another", 'any other options', 'něco jiného', 'jiný nápad', 'ukaž další'],
]

test('who only wants others than were shown says so, and nothing of food', () => {
  for (const text of only) {
    const { others, include, exclude, unknownExclusions } = understandQuery(text)
    expect([text, others, include, exclude, unknownExclusions]).toEqual([text, 1, [], [], []])
  }
})

test('who names something asks anew', () => {
  for (const text of [
    'інше, без риби',
    'щось інше з куркою',
    'another soup',
    'ще швидше',
    'more for 6 people',
  ])
    expect([text, understandQuery(text).others]).toEqual([text, undefined])
})

test('the question before it stays as it was, and counts how often others were wanted', () => {
  const first = understandQuery('суп без риби')
  const once = refine(first, understandQuery('давай інше'))
  expect(once).toEqual({ ...first, others: 1 })
  expect(refine(once, understandQuery('ще')).others).toBe(2)
  const narrowed = refine(once, understandQuery('і без сиру'))
  expect(narrowed.others).toBeUndefined()
  expect(narrowed.exclude).toEqual(['fish', 'cheese'])
})

test('what only narrows is said of the question before it, and so is what goes on with «і»', () => {
  const leans = [
    ...[
      'і без яєць',
      'та без яєць',
      'також без яєць',
      'ще без яєць',
      'і щоб без яєць',
      'без яєць',
      'щоб без яєць',
    ],
    ...[
      'не борщ',
      'а не борщ',
      'і не рибу',
      'тільки не рибу',
      'до 30 хвилин',
      'я вагітна',
      'веганське',
      'і з куркою',
    ],
    ...[
      'no eggs',
      'and without eggs',
      'not soup',
      'under 20 minutes',
      'bez vajec',
      'щось інше',
      'дешевше',
    ],
  ]
  for (const text of leans) expect([text, followsUp(understandQuery(text))]).toEqual([text, true])
  for (const text of [
    'десерт без молока',
    'суп',
    'курка з рисом',
    'chicken soup',
    'вечеря',
    'polévka',
  ])
    expect([text, followsUp(understandQuery(text))]).toEqual([text, false])
})

test('whatever a question wishes for, be it in doubt, at hand or beside it, makes it one of its own', () => {
  const narrows: Slots = { ...understandQuery('без яєць'), followUp: false }
  const named = { kind: 'include', id: 'fish' } as const
  expect(followsUp(narrows)).toBe(true)
  for (const wish of [
    ...[{ include: ['fish'] }, { anyOf: [['fish', 'meat']] }, { useUp: ['fish'] }],
    ...[{ beside: [{ words: 'риби', dish: false }] }, { unsure: [named] }, { like: [named] }],
    ...[
      { words: ['бограч'] },
      { courses: ['soup'] },
      { dishes: ['plov'] },
      { vague: 'any' as const },
    ],
    ...[{ cuisines: ['thai'] }, { occasions: ['birthday'] }, { equipment: ['oven'] }],
  ])
    expect([wish, followsUp({ ...narrows, ...wish })]).toEqual([wish, false])
  for (const text of [
    ...['що приготувати без молока', 'гарнір до риби без молока', 'щось як плов без м’яса'],
    ...['є гречка, без м’яса', 'чимось нагодуй, без цибулі'],
  ])
    expect([text, followsUp(understandQuery(text))]).toEqual([text, false])
})

test('whatever a question refuses or limits makes it lean on the one before it', () => {
  const nothing = understandQuery('')
  expect(followsUp(nothing)).toBe(false)
  const { refused } = nothing
  for (const narrowing of [
    ...[{ exclude: ['egg'] }, { allergies: ['milk' as const] }, { diets: ['vegan' as const] }],
    ...[{ unknownExclusions: ['бурверс'] }, { health: ['pregnancy' as const] }],
    ...[{ maxMinutes: 20 }, { maxEnergy: 300 }, { price: { max: 1, per: 'total' as const } }],
    ...[
      { refused: { ...refused, dishes: ['plov'] } },
      { refused: { ...refused, courses: ['soup'] } },
    ],
  ])
    expect([narrowing, followsUp({ ...nothing, ...narrowing })]).toEqual([narrowing, true])
  for (const text of [
    ...['не їм бурверсів', 'алергія на горіхи', 'до 300 ккал', 'не дорожче 100 гривень'],
    ...['я вагітна', 'вегетаріанське', 'не борщ'],
  ])
    expect([text, followsUp(understandQuery(text))]).toEqual([text, true])
})
