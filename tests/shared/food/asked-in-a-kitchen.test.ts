import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

/** What a household asked in its first hour. */
test('nobody is allergic to a taste: «солодке» behind an allergy is what is asked for', () => {
  for (const text of [
    'алергія на горіхи, солодке',
    'у доньки алергія на фундук, солодке',
    'без горіхів, солодке',
  ]) {
    const { courses, allergies, refused } = understandQuery(text)
    expect([text, courses, allergies.includes('milk'), refused.courses]).toEqual([
      text,
      ['dessert'],
      false,
      [],
    ])
  }
  // After «не їсть» a list may go on in the same case.
  expect(understandQuery('син не їсть рибу, солодке').unsure).toHaveLength(1)
  expect(understandQuery('алергія на солодке').courses).toEqual([])
})

test('an allergy to a group of anything is to the group, and not to all that some of it holds', () => {
  expect(understandQuery('алергія на соуси')).toMatchObject({ exclude: ['sauce'], allergies: [] })
  expect(understandQuery('алергія на горіхи').allergies).toEqual(['nuts', 'peanuts'])
  expect(understandQuery('алергія на морепродукти').allergies).toEqual(['crustaceans', 'molluscs'])
})

test('«без усього молочного», «без усіх цих соусів» refuse what follows, and «без всього червоного» wishes for nothing', () => {
  expect(understandQuery('без усього молочного')).toMatchObject({
    exclude: ['dairy'],
    unknownExclusions: [],
  })
  expect(understandQuery('крім усього молочного').exclude).toEqual(['dairy'])
  expect(understandQuery('без усіх цих соусів').exclude).toEqual(['sauce'])
  expect(understandQuery('без всього червоного')).toMatchObject({
    unknownExclusions: ['червоного'],
    words: [],
  })
})

test('what may be eaten though its kind may not is not asked for', () => {
  for (const text of [
    'дитині не можна горіхів але арахіс можна',
    "kids can't have nuts but peanuts are ok",
  ]) {
    const { include, exclude, spared, words } = understandQuery(text)
    expect([text, include, exclude, spared, words]).toEqual([text, [], ['nut'], ['peanut'], []])
  }
})

test('for whom it is and how sure one is are no words to look for', () => {
  for (const text of [
    "щось дитині що вона точно з'їсть",
    'на вечерю щось до 15 хв і щоб дитина їла',
    'мені не подобається, давай інше',
  ]) {
    const { words, unknownExclusions } = understandQuery(text)
    expect([text, words, unknownExclusions]).toEqual([text, [], []])
  }
})

test('fasts and feasts are known by their names', () => {
  for (const text of [
    'Пилипівка що їсти',
    'що готувати у Петрівку',
    'страсний тиждень що можна',
    'сухоїдіння',
  ])
    expect([text, understandQuery(text).diets]).toEqual([text, ['lenten']])
  expect(understandQuery('12 страв на Святий вечір').occasions).toEqual(['christmas'])
  expect(understandQuery('на Масницю').dishes).toEqual(['mlyntsi'])
})
