import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('in Britain a tea that is cooked is the evening meal, and a tea that is drunk is tea', () => {
  for (const text of [
    'cheap vegan tea, ive got lentils in the cupboard',
    'quick tea for the kids',
    'what can I make for tea tonight',
    "tea ideas, my son's coeliac",
    'tea tonight, no dairy',
    "It's tea for one, quick and cheap",
    'vegetarian teas for kids',
    'tea time, the boys are starving',
  ]) {
    const { courses, include, useUp } = understandQuery(text)
    expect([text, courses, include, useUp.includes('black-tea')]).toEqual([
      text,
      ['main'],
      [],
      false,
    ])
  }
  expect(understandQuery('lentil tea')).toMatchObject({ courses: ['main'], include: ['lentils'] })
  for (const text of ['a nice cup of tea', 'mint tea', 'something sweet for tea time', 'tea loaf'])
    expect([text, understandQuery(text).courses]).not.toEqual([text, ['main']])
  expect(understandQuery('herbal tea without sugar').include).toEqual(['herb-tea'])
})

test('who eats no gluten is called so in one word, and all else that is refused stays so', () => {
  const { exclude, diets } = understandQuery(
    'jeden je bezlepkář a švagrová nesmí ani kapku mlíka, něco masového',
  )
  expect(diets).toContain('gluten-free')
  expect(exclude).toContain('milk')
  expect(understandQuery('в гості йде безглютенниця, що спекти').diets).toContain('gluten-free')
})

test('meat and milk that must not meet wish for neither, and refuse neither by itself', () => {
  for (const text of [
    "We're Jewish, so no pork and never meat together with dairy. A chicken dish please",
    'no pork, and we keep meat and milk apart. Chicken for dinner?',
    "no pork; meat and dairy don't mix in our house, chicken ideas",
    'Never mix meat and milk, no pork. Something with chicken',
    'no milk in the same meal as meat, no pork. Something with chicken',
    'no mixing meat and dairy, no pork. Chicken please',
    'Maso s mlékem nemícháme, vepřové nejíme. Kuře k večeři?',
    'Nikdy maso dohromady s mléčným, bez vepřového. Něco z kuřete',
    "не мішаємо м'ясо з молочним, свинину не їмо, щось з курки",
    "М'ясо з молочним не змішуємо, без свинини. Курка на вечерю",
  ]) {
    const { include, exclude, kosher } = understandQuery(text)
    expect([text, include, exclude, kosher]).toEqual([text, ['chicken'], ['pork'], true])
  }
})

test('meat and milk that are refused both stay so, and one beside the other does', () => {
  for (const [text, exclude] of [
    ['no meat and dairy', ['meat', 'dairy']],
    ['no meat with my lunch', ['meat']],
    ['bez masa a mléka', ['meat', 'milk']],
    ["без м'яса і молочного", ['meat', 'dairy']],
    ['never fish together with cheese. Soup', ['fish', 'cheese']],
    ["we don't eat meat or dairy", ['meat', 'dairy']],
  ] as const) {
    const slots = understandQuery(text)
    expect([text, slots.exclude, slots.kosher]).toEqual([text, [...exclude], undefined])
  }
})
