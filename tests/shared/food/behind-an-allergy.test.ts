import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('nobody is allergic to a dish: one that a comma parts from the allergy is what is asked for', () => {
  for (const [text, refused, dish] of [
    ['у сина алергія на яйця, котлети на обід', 'egg', 'cutlets'],
    ['алергія на яйця, млинці', 'egg', 'mlyntsi'],
    ['алергія на горіхи, торт', 'nut', 'cake'],
    ['алергія на полуницю і рибу, каша на сніданок', 'fish', 'porridge'],
    ['allergic to nuts, cookies', 'nut', 'cookies-dish'],
  ] as const) {
    const { exclude, dishes } = understandQuery(text)
    expect([text, exclude.includes(refused), dishes]).toEqual([text, true, [dish]])
  }
})

test('a dish whose ending joins it to the list, or of which a food is part, stays unsure or refused', () => {
  for (const text of [
    'алергія на печінку, піцу',
    'allergic to milk, pasta or soup',
    'алергія на молоко, бутерброд або паста',
  ]) {
    const { dishes, courses, include, unsure } = understandQuery(text)
    expect([text, dishes, courses, include, unsure.length > 0]).toEqual([text, [], [], [], true])
  }
})

test('what stands in the nominative behind a comma is wanted, where «без» asks for the genitive', () => {
  expect(understandQuery('без молока, каша')).toMatchObject({
    dishes: ['porridge'],
    exclude: ['milk'],
  })
  expect(understandQuery("без м'яса, піца")).toMatchObject({ dishes: ['pizza'] })
})

/** Nothing of it is wanted: each of the others is refused, or nobody can tell. */
const wishes = (text: string) => {
  const { include, useUp, dishes, courses } = understandQuery(text)
  const meals = ['main', 'breakfast']
  return [...include, ...useUp, ...dishes, ...courses.filter((id) => !meals.includes(id))]
}

test('a food behind an allergy or a refusal is no wish for the meal that is named with it', () => {
  for (const text of [
    'алергія на рибу, яйця на сніданок',
    "алергія на горіхи, м'ясо на вечерю",
    'alergie na mléko, vejce k snídani',
    'allergic to milk, eggs for breakfast',
    'не їм молоко, рибу, яйця на вечерю',
    'алергія на молоко і горіхи, яйця на сніданок',
  ])
    expect([text, wishes(text)]).toEqual([text, []])
})

test('a list of what an allergy is to has no wish at its end, nor has a dish that is what it is to', () => {
  for (const text of [
    'алергени: молоко, торт',
    'алергія на: яйця, млинці',
    'my allergies are eggs, cake',
    'allergies eggs, pancakes',
    'алергени молоко, торт',
    'без молока, каша, родзинки',
    "без м'яса, піца, сир",
    'не їсть рис, яйця теж є',
    'mám alergii na vejce, omeletu',
    'mám alergii na mléko, pizzu',
    'алергія на рибу, уха',
    'allergic to oats, porridge',
    'без: картопля, морква',
    'без хліба, паста',
    'без вуглеводів, паста, рис, картопля',
    'без глютену, паста, хліб, піца',
    'без каші, вівсянка',
  ])
    expect([text, wishes(text)]).toEqual([text, []])
})

test('what is said to be at home behind what is not eaten is there, and behind an allergy it is refused', () => {
  expect(understandQuery('дитина не їсть яйця, рис і курка є вдома')).toMatchObject({
    exclude: ['egg'],
    useUp: ['rice', 'chicken'],
  })
  for (const text of ['алергія на молоко, яйця теж є', 'mám alergii na mléko, vejce taky mám'])
    expect([text, understandQuery(text).allergies]).toEqual([text, ['milk', 'eggs']])
})

test('what is to be free of it is asked for, and is no more of what was refused', () => {
  for (const [text, dish] of [
    ['allergic to nuts, nut free cookies', 'cookies-dish'],
    ['allergic to milk, dairy-free pancakes', 'oladky'],
    ['не їм молоко, веганський торт', 'cake'],
  ] as const) {
    const { dishes, refused } = understandQuery(text)
    expect([text, dishes, refused.dishes]).toEqual([text, [dish], []])
  }
})

test('what is to be free of something stays refused in the middle of a list', () => {
  for (const text of [
    'алергія на картоплю, безглютенове печиво та цукор',
    'allergic to potato, gluten-free biscuits and sugar',
    'allergic to potato, gluten-free biscuits, sugar',
  ])
    expect([text, wishes(text)]).toEqual([text, []])
})
