import type { SearchSentences } from './search.ts'

export const searchEn: SearchSentences = {
  found: 'Found: {count}.',
  nothing: 'Nothing was found.',
  dishes: 'Dish: {list}.',
  include: 'With: {list}.',
  useUp: 'Using up: {list}.',
  exclude: 'Without: {list}.',
  diets: 'Diet: {list}.',
  allergies: 'No allergens: {list}.',
  courses: 'Course: {list}.',
  cuisines: 'Cuisine: {list}.',
  occasions: 'For: {list}.',
  equipment: 'Equipment: {list}.',
  words: 'Words: {list}.',
  maxMinutes: '{count} minutes at most.',
  minMinutes: '{count} minutes at least.',
  priceTotal: 'Up to {price} in all.',
  priceServing: 'Up to {price} a serving.',
  relaxed: 'Nothing met the whole question, so this was left out: {list}.',
  otherCurrency: 'The price was left out: prices here are in {currency}.',
}

export const dietsEn = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  pescatarian: 'pescatarian',
  lenten: 'lenten',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'egg-free': 'egg-free',
  'nut-free': 'nut-free',
  'pork-free': 'pork-free',
  'alcohol-free': 'alcohol-free',
} as const

export const allergensEn = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soya: 'soya',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
} as const
