import { isKindOf } from '../lexicon/index.ts'

/** What is bought beside the other, as neither comes with it in: «кетчуп з майонезом», "buns with lettuce". */
export function areBoughtBoth(one: string, other: string): boolean {
  return pairs.some(([of, beside]) => isOf(one, of) && isOf(other, beside) && !isKindOf(one, other))
}

function isOf(id: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => id === kind || (isKindOf(id, kind) && groups.has(kind)))
}

const condiments = ['ketchup', 'mayonnaise', 'mustard', 'sour-cream', 'tartar-sauce']
const sugars = ['sugar', 'powdered-sugar', 'vanilla-sugar', 'brown-sugar']
const fats = ['butter', 'lard', 'margarine', 'vegetable-oil']
const strewnWithSugar = ['cinnamon', 'vanilla', 'poppy-seed', 'cocoa', 'nutmeg', 'cardamom']
const sides = [
  'rice',
  'basmati',
  'jasmine-rice',
  'pasta',
  'spaghetti',
  'potato',
  'egg-noodles',
  'couscous',
  'bulgur',
  'buckwheat',
]
const strewn = [
  'spring-onion',
  'dill',
  'parsley',
  'cilantro',
  'chives',
  'butter',
  'green-peas',
  'parmesan',
  'sesame',
  'sour-cream',
]
const breads = ['bun', 'hamburger-bun', 'hot-dog-bun', 'bread', 'rohlik', 'toast-bread']

const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
  [condiments, condiments],
  [sugars, sugars],
  [fats, fats],
  [['salt'], ['black-pepper']],
  // What is strewn on a thing is put together by the cook.
  [sugars, strewnWithSugar],
  [strewnWithSugar, sugars],
  [['breadcrumbs'], ['parmesan', 'hard-cheese', 'cheese']],
  [sides, strewn],
  [['vinegar'], ['vegetable-oil']],
  [breads, ['lettuce', 'leafy-vegetable']],
  [
    ['potato-chips', 'corn-chips', 'crackers'],
    ['salsa', 'guacamole'],
  ],
]

const groups: ReadonlySet<string> = new Set(['lettuce', 'leafy-vegetable', 'bun'])
