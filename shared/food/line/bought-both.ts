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
const breads = ['bun', 'hamburger-bun', 'hot-dog-bun', 'bread', 'rohlik', 'toast-bread']

const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
  [condiments, condiments],
  [sugars, sugars],
  [fats, fats],
  [['salt'], ['black-pepper']],
  [['vinegar'], ['vegetable-oil']],
  [breads, ['lettuce', 'leafy-vegetable']],
  [
    ['potato-chips', 'corn-chips', 'crackers'],
    ['salsa', 'guacamole'],
  ],
]

const groups: ReadonlySet<string> = new Set(['lettuce', 'leafy-vegetable', 'bun'])
