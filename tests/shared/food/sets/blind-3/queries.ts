// biome-ignore-all format: one question a line
import type { ExpectedQuery } from '../types.ts'

/** A third set, written after the second was mended and before it was looked how it does. */
export const thirdQueries: readonly ExpectedQuery[] = [
  ['шукаю рецепт без цибулі бо малий її не їсть', { exclude: ['onion'] }],
  ['салат з огірків і помідорів без олії', { courses: ['salad'], include: ['cucumber', 'tomato'], exclude: ['vegetable-oil', 'plant-oil'] }],
  ['я не їм м’ясо, рибу та яйця', { exclude: ['meat', 'fish', 'egg'] }],
  ['що зробити з пів кіло полуниць', { include: ['strawberry'] }],
  ['обід за сорок хвилин на трьох', { courses: ['main'], maxMinutes: 40, servings: 3 }],
  ['десерт без яєць, молока, масла', { courses: ['dessert'], exclude: ['egg', 'milk', 'butter'] }],
  ['тільки не рибу', { exclude: ['fish'] }],
  ['не пропонуйте мені супи', { refused: ['soup'] }],
  ['каша без молока з бананом', { dishes: ['porridge'], exclude: ['milk'], include: ['banana'] }],
  ['чим замінити яйця у млинцях', { exclude: ['egg'], dishes: ['mlyntsi'] }],
  ['алергія: арахіс, мед', { exclude: ['peanut', 'honey'], allergies: ['peanuts'] }],
  ['у чоловіка гастрит, нічого гострого', { exclude: ['spicy'] }],
  ['залишився кефір, хочу оладки', { useUp: ['kefir'], dishes: ['oladky'] }],
  ['страва з нуту для вегана', { include: ['chickpeas'], diets: ['vegan'] }],
  ['quick lunch with tuna and no mayo please', { occasions: ['quick'], courses: ['main'], include: ['tuna'], exclude: ['mayonnaise'] }],
  ['dairy-free and nut-free cake', { dishes: ['cake'], diets: ['dairy-free', 'nut-free'], exclude: ['dairy', 'nut'] }],
  ['pork or beef but not lamb', { anyOf: ['pork|beef'], exclude: ['lamb'] }],
  ['my daughter won’t eat broccoli or peas', { exclude: ['broccoli', 'green-peas'] }],
  ['salmon without cream or butter in 25 min', { include: ['salmon'], exclude: ['cream', 'butter'], maxMinutes: 25 }],
  ['something to use up sour cream', { useUp: ['sour-cream'] }],
  ['dinner for two under $30', { courses: ['main'], servings: 2, price: { max: 3000, per: 'total', currency: 'USD' } }],
  ['шось без meat and без cheese', { exclude: ['meat', 'cheese'] }],
  ['potato soup w/o bacon', { courses: ['soup'], include: ['potato'], exclude: ['bacon'] }],
]
