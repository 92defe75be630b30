// biome-ignore-all format: one line a line
import type { ExpectedLine } from '../types.ts'

/** A third set, written after the second was mended and before it was looked how it does. */
export const thirdLines: readonly ExpectedLine[] = [
  ['свиняча вирізка 500 г', 500, 'g', 'pork-tenderloin'],
  ['квасоля консервована в томаті – 1 б', 1, 'can', 'canned-beans'],
  ['цибуля зелена – 3 пера', 3, 'stalk', 'spring-onion'],
  ['морква по-корейськи 200 г', 200, 'g', 'korean-carrot'],
  ['яйця варені – 3 шт.', 3, 'piece', 'boiled-egg'],
  ['майонез домашній (або сметана) 100 г', 100, 'g', 'mayonnaise', { alternatives: ['sour-cream'] }],
  ['цукор коричневий – 80 гр', 80, 'g', 'brown-sugar'],
  ['2 шт. курячих гомілки', 2, 'piece', 'chicken-leg'],
  ['рис басматі 1 склянка, промити', 1, 'glass', 'basmati', { note: 'промити' }],
  ['сушений базилік ½ ч. л.', 0.5, 'tsp', 'dried-basil'],
  ['300 мл гарячої води', 300, 'ml', 'water'],
  ['томатна паста 70 г (1 пакетик)', 70, 'g', 'tomato-paste', { also: { quantity: 1, unit: 'sachet' } }],
  ['часник гранульований 1/3 ч.л.', 1 / 3, 'tsp', 'garlic-powder'],
  ['гарбузове насіння – жменя', 1, 'handful', 'pumpkin-seeds'],
  ['буряк запечений 2 невеликі', 2, undefined, 'beetroot', { size: 'small' }],
  ['сир сулугуні 250', 250, 'g', 'suluguni'],
  ['масло 82% (розм’якшене) 120 г', 120, 'g', 'butter', { note: "розм'якшене" }],
  ['червона риба слабосолона 150 г', 150, 'g', 'lox'],
  ['десять горіхів', 10, undefined, 'nut'],
  ['1 cup cooked rice', 1, 'cup', 'rice'],
  ['2 lbs beef chuck, cut into 1-inch cubes', 2, 'lb', 'beef-chuck'],
  ['1 large head broccoli', 1, 'head', 'broccoli', { size: 'large' }],
  ['1/2 tsp each salt and pepper', 0.5, 'tsp', 'salt'],
  ['3 tbsp. finely grated parmesan', 3, 'tbsp', 'parmesan'],
  ['400 g/14 oz chopped tomatoes', 400, 'g', 'canned-tomatoes', { also: { quantity: 14, unit: 'oz' } }],
  ['1 jar (24 oz) marinara sauce', 1, 'jar', 'marinara', { also: { quantity: 24, unit: 'oz' } }],
  ['2 medium-size zucchini', 2, undefined, 'zucchini', { size: 'medium' }],
  ['12 lasagna noodles', 12, undefined, 'lasagne-sheets'],
]
