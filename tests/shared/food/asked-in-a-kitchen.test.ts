import { expect, test } from 'bun:test'
import { askedFromHome } from '../../../shared/food/ask/at-home.ts'
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
  for (const text of ['Пилипівка що їсти', 'що готувати у Петрівку', 'сухоїдіння'])
    expect([text, understandQuery(text).occasions]).toEqual([text, ['fasting']])
  // And it is over: nothing is refused for its sake.
  expect(understandQuery('пилипівка скінчилась, ковбаса')).toMatchObject({
    include: ['sausage'],
    diets: [],
  })
  expect(understandQuery('12 страв на Святий вечір').occasions).toEqual(['christmas'])
  expect(understandQuery('на Масницю').dishes).toEqual(['mlyntsi'])
})

test('a refusal that says «ніякої» refuses what stands behind it, and no feast before it', () => {
  for (const [text, feast] of [
    ['салат на Новий рік, свекор не їсть ніякої риби', 'new-year'],
    ['торт на Великдень, якщо дитина не їсть ніяких яєць', 'easter'],
    ["a new year salad, she doesn't eat any fish", 'new-year'],
  ] as const) {
    const { occasions, refused, exclude } = understandQuery(text)
    expect([text, occasions, refused.occasions, exclude.length]).toEqual([text, [feast], [], 1])
  }
})

test('who is in no hurry wants what they name', () => {
  expect(
    understandQuery("Хочу в неділю нікуди не поспішати й довго тушкувати якесь м'ясо"),
  ).toMatchObject({ include: ['meat'], exclude: [] })
  expect(understandQuery('not in a rush, beef stew').include).toEqual(['beef'])
})

test('a question of no more than when or whence is answered, and mashed potatoes are a dish', () => {
  for (const text of [
    'що на завтра',
    'а що ще',
    'меню на тиждень',
    'прийшли гості несподівано нічого нема',
  ])
    expect([text, understandQuery(text).vague]).toEqual([text, 'any'])
  for (const text of ['що є в холодильнику', 'що з того що вдома', "what's in my fridge?"])
    expect([text, askedFromHome(text)]).toEqual([text, ''])
  expect(understandQuery('що зробити з вчорашньої картоплі пюре')).toMatchObject({
    dishes: ['mashed-potato'],
  })
})

test('who hates to wash up says nothing of food, and what is eaten cold is no ice', () => {
  expect(
    understandQuery('I hate washing up, give me a dinner that needs only one pan'),
  ).toMatchObject({ courses: ['main'], equipment: ['one-pot'], unknownExclusions: [] })
  expect(understandQuery('one pot meals, I hate washing up').refused.equipment).toEqual([])
  expect(understandQuery('a lunch to eat cold').occasions).toEqual(['eaten-cold'])
})

test('what was said of dishes, leftovers and ceremonies refuses no food that is asked for', () => {
  expect(understandQuery("I don't like dishes with pork").exclude).toEqual(['pork'])
  expect(understandQuery('I hate washing dishes and onions').exclude).toEqual(['onion'])
  expect(understandQuery('не традиційні вареники').dishes).toEqual(['varenyky'])
  expect(understandQuery('без усіх церемоній курка').include).toEqual(['chicken'])
  expect(understandQuery('не люблю картопляне пюре, хочу смажену картоплю')).toMatchObject({
    dishes: ['fried-potato'],
    exclude: [],
  })
  expect(understandQuery('алергія на рибу та морепродукти').allergies).toEqual(
    expect.arrayContaining(['fish', 'crustaceans', 'molluscs']),
  )
})
