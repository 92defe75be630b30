import { describe, expect, test } from 'bun:test'
import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { parseIngredientLine as read } from '../../../shared/food/line/parse.ts'
import { lineLost, lineTaking, shareTaken } from '../../../shared/food/line/recipe-line.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'

const dough = {
  id: 'rec_dough',
  title: 'Тісто',
  servings: 4,
  yieldText: '900 г тіста' as string | null,
  ingredients: ['500 г борошна', '2 яйця', '200 мл води'].map(read),
}
const share = (text: string, yieldText: string | null = '900 г тіста') =>
  shareTaken(text, { ...dough, yieldText })

describe('how much of another recipe a line takes', () => {
  test('is counted in servings, in recipes, and in what the recipe says that it makes', () => {
    expect(share('2 порції тіста')).toBe(0.5)
    expect(share('2–3 порції тіста')).toBe(0.75)
    expect(share('2 servings of dough')).toBe(0.5)
    expect(share('2 porce těsta')).toBe(0.5)
    expect(share('пів рецепта тіста')).toBe(0.5)
    expect(share('весь рецепт')).toBe(1)
    expect(share('half a recipe of dough')).toBe(0.5)
    expect(share('půl receptu těsta')).toBe(0.5)
    expect(share('300 г тіста')).toBeCloseTo(1 / 3)
    expect(share('6 вареників', '24 шт.')).toBe(0.25)
    expect(share('250 мл соусу', 'близько 1 л соусу')).toBe(0.25)
  })

  test('is not guessed where the recipe does not say what it makes, or says it otherwise', () => {
    expect(share('300 г тіста', null)).toBeNull()
    expect(share('300 мл тіста')).toBeNull()
    expect(share('300 г тіста', '800–1000 г')).toBeNull()
    expect(share('тісто')).toBeNull()
    expect(share('2 тіста')).toBeNull()
  })
})

describe('a line that takes a part of another recipe', () => {
  test('asks for the foods of that part, and is scaled with them', () => {
    const line = lineTaking(read('2 порції тіста'), dough)
    expect(line.more?.map((one) => [one.food, one.quantity])).toEqual([
      ['wheat-flour', 250],
      ['egg', 1],
      ['water', 100],
    ])
    const twice = scaleLine(line, 2)
    expect([twice.quantity, twice.recipe?.share, twice.more?.[0]?.quantity]).toEqual([4, 1, 500])
    expect(allergensOf([line]).contains).toEqual(expect.arrayContaining(['gluten', 'eggs']))
    expect(dietsOf([line])['gluten-free']).toBe('no')
    expect(nutritionOf([line], 2).perServing?.energy).toBeGreaterThan(200)
  })

  test('knows the foods, but no weight, where nobody knows how much of it is taken', () => {
    const line = lineTaking(read('300 г тіста'), { ...dough, yieldText: null })
    expect(line.recipe?.share).toBeNull()
    expect(line.more?.map((one) => [one.food, one.quantity])).toEqual([
      ['wheat-flour', undefined],
      ['egg', undefined],
      ['water', undefined],
    ])
    expect(nutritionOf([line], 2).perServing).toBeNull()
    const around = lineTaking(read('1 рецепт вареників'), {
      ...dough,
      id: 'rec_2',
      ingredients: [line],
    })
    expect(nutritionOf([around], 2).perServing).toBeNull()
    expect(allergensOf([around]).contains).toContain('gluten')
  })

  test('whose recipe is lost is only words, and nothing is safe', () => {
    const line = lineLost(read('2 порції тіста'), { id: 'rec_dough', title: 'Тісто', share: 0.5 })
    expect(line).toMatchObject({ text: '2 порції тіста', understood: false })
    expect(dietsOf([line]).vegan).toBe('unknown')
    expect(allergensOf([line]).complete).toBe(false)
    expect(dietsOf([lineTaking(read('1 рецепт'), { ...dough, ingredients: [] })]).vegan).toBe(
      'unknown',
    )
  })
})
