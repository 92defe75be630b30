import { describe, expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' => '))

/** What is wanted, what is refused, and what it is to be made with. */
function said(text: string): string {
  const slots = understandQuery(text)
  const { include, useUp, dishes, courses, exclude, refused, equipment } = slots
  const wanted = [...include, ...useUp, ...dishes, ...courses]
  const not = [...exclude, ...refused.dishes, ...refused.courses]
  const parts = [wanted.map((id) => `+${id}`), not.map((id) => `-${id}`), equipment]
  return parts.flat().join(' ')
}

describe('work that is not to be done refuses no dish', () => {
  test('however it is said that nothing is cooked, baked or fried', () => {
    for (const [text = '', meant] of rows(`
      варення, яке не треба варити => +jam no-cook
      пиріг, який не треба пекти => +pie no-bake
      торт, що не потребує випікання => +cake no-bake
      котлети, які не треба смажити => +cutlets
      salad you don't have to cook => +salad no-cook
      jam you don't need to cook => +jam no-cook
      a cake that doesn't need to be baked => +cake no-bake
      salát, který se nemusí vařit => +salad no-cook
      koláč, který se nemusí péct => +pie no-bake
    `))
      expect([text, said(text)]).toEqual([text, meant as string])
  })

  test('what one bakes in the morning is no bake, and what is baked for coffee is no roast', () => {
    expect(understandQuery('bread I can stir at night and bake in the morning').dishes).toEqual([])
    expect(understandQuery('щось до кави без борошна, печене').dishes).toEqual([])
    expect(understandQuery('що солодкого можна спекти в духовці до чаю').courses).toContain(
      'baking',
    )
    expect(understandQuery('що спекти в духовці').occasions).not.toContain('cooling')
  })
})

describe('a word beside what is refused', () => {
  test('that takes the other food back makes a wish of it', () => {
    expect(said("він не їсть м'яса, рибу їсть")).toBe('+fish -meat')
    expect(said("не їсть рибу, м'ясо любить")).toBe('+meat -fish')
    expect(said("він не їсть м'яса і рибу")).toBe('-meat -fish')
  })

  test('for whom it is not, or whether there is such a thing, refuses nothing', () => {
    expect(said("a coffee dessert, kids won't be eating, liqueur welcome")).toBe(
      '+coffee +liqueur +dessert',
    )
    expect(said('a vegan cake, does it exist?? anyone')).toBe('+cake')
    expect(said("mushrooms, kids won't eat them")).toBe('-mushroom')
    expect(said("mushrooms, the kids won't eat")).toBe('-mushroom')
  })

  test('of a vegetarian tells of them, and of no food that was named before', () => {
    expect(said("pasta for a strict vegetarian who won't touch parmesan")).toBe('+pasta -parmesan')
  })

  test('«тільки не просто» refuses', () => {
    expect(said('страви з гречки, тільки не просто каша')).toBe('+buckwheat -porridge')
  })
})

test('who asks for something to drink asks for a drink, and for a side dish for no meal', () => {
  expect(understandQuery('щось зелене випити зранку').courses).toContain('drink')
  expect(understandQuery('vegetable side for Christmas dinner').courses).toEqual(['side'])
})

test('a pâté of beans holds no meat, and one of fish is fish', () => {
  expect(understandQuery('паштет із квасолі').include).toEqual(['bean-pate'])
  expect(understandQuery('паштет із тунця').include).toEqual(['fish-pate'])
  expect(understandQuery('smoked mackerel pâté').include).toEqual(['fish-pate'])
})
