import { describe, expect, test } from 'bun:test'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => parseIngredientLine(text)
const diet = (text: string) => dietsOf([read(text)])
const allergens = (text: string) => allergensOf([read(text)]).verdicts

describe('what is sold without what its name holds', () => {
  test('is a food of its own, named in the right gender', () => {
    const names = ['веганська сметана', 'vegan feta', 'сир веганський', 'безглютенове печиво']
    expect(names.map((name) => entryOf(read(`100 г ${name}`).food ?? '')?.uk[0])).toEqual([
      'веганська сметана',
      'веганська фета',
      'веганський сир',
      'безглютенове печиво',
    ])
  })

  test('keeps the diet that its word promises, and no other allergen for sure', () => {
    expect(diet('200 г веганської сметани')).toMatchObject({ vegan: 'yes', 'dairy-free': 'yes' })
    expect(allergens('200 г веганської сметани')).toMatchObject({ milk: 'no', soya: 'unknown' })
    expect(diet('100 г безглютенового печива')).toMatchObject({
      'gluten-free': 'yes',
      'dairy-free': 'unknown',
    })
    expect(diet('gluten-free beer 500 ml')).toMatchObject({ 'gluten-free': 'yes' })
    expect(diet('vegan bacon 100 g')).toMatchObject({ vegetarian: 'yes', 'pork-free': 'yes' })
  })

  test('of one animal holds that animal, and a sausage no certainty about pork', () => {
    expect(diet('індича ковбаса 300 г')).toMatchObject({ vegetarian: 'no', 'pork-free': 'unknown' })
    expect(diet('курячі котлети 4 шт.')).toMatchObject({ vegetarian: 'no', 'pork-free': 'yes' })
    expect(diet('салямі 50 г')).toMatchObject({ 'pork-free': 'no' })
    expect(diet('halal sausage 200 g')).toMatchObject({ 'pork-free': 'yes' })
  })
})

test('milk, flour, oil and butter of nuts and seeds answer as their source does', () => {
  expect(allergens('1 cup cashew milk')).toMatchObject({ nuts: 'yes', milk: 'no', peanuts: 'no' })
  expect(allergens('100 г арахісового борошна')).toMatchObject({ peanuts: 'yes', gluten: 'no' })
  expect(allergens('2 ст. л. макадамієвої олії')).toMatchObject({ nuts: 'yes', soya: 'no' })
  expect(allergens('150 g soy flour')).toMatchObject({ soya: 'yes', gluten: 'no' })
})

test('a name that begins like a unit is a name where it means another food', () => {
  const texts = ['100 g head cheese', '5 листків вишні', 'кубик бульйонний', 'glass noodles 200 g']
  expect(texts.map((text) => read(text).food)).toEqual([
    'head-cheese',
    'cherry-leaves',
    'bouillon-cube',
    'funchoza',
  ])
  expect(read('2 зубчики часнику')).toMatchObject({ unit: 'clove', food: 'garlic' })
})
