import type { SearchSentences } from './search.ts'

export const searchUk: SearchSentences = {
  found: 'Знайдено: {count}.',
  nothing: 'Нічого не знайдено.',
  dishes: 'Страва: {list}.',
  include: 'З чим: {list}.',
  useUp: 'Використати: {list}.',
  exclude: 'Без чого: {list}.',
  diets: 'Харчування: {list}.',
  allergies: 'Без алергенів: {list}.',
  courses: 'Подача: {list}.',
  cuisines: 'Кухня: {list}.',
  occasions: 'Нагода: {list}.',
  equipment: 'Знаряддя: {list}.',
  words: 'Слова: {list}.',
  maxMinutes: 'Не довше хвилин: {count}.',
  minMinutes: 'Не швидше хвилин: {count}.',
  priceTotal: 'До {price} за все.',
  priceServing: 'До {price} за порцію.',
  relaxed: 'На все разом нічого не знайшлося, тому не враховано: {list}.',
  otherCurrency: 'Ціну не враховано: ціни тут у {currency}.',
}

export const dietsUk = {
  vegetarian: 'вегетаріанське',
  vegan: 'веганське',
  pescatarian: 'пескатаріанське',
  lenten: 'пісне',
  'gluten-free': 'без глютену',
  'dairy-free': 'без молочного',
  'egg-free': 'без яєць',
  'nut-free': 'без горіхів',
  'pork-free': 'без свинини',
  'alcohol-free': 'без алкоголю',
} as const

export const allergensUk = {
  gluten: 'глютен',
  crustaceans: 'ракоподібні',
  eggs: 'яйця',
  fish: 'риба',
  peanuts: 'арахіс',
  soya: 'соя',
  milk: 'молоко',
  nuts: 'горіхи',
  celery: 'селера',
  mustard: 'гірчиця',
  sesame: 'кунжут',
  sulphites: 'сульфіти',
  lupin: 'люпин',
  molluscs: 'молюски',
} as const
