import type { Ambiguity } from './types.ts'

/** The names that belong to several foods, in any of the three languages, and how to read them. */
export const ambiguous: Readonly<Record<string, Ambiguity>> = {
  перець: {
    default: 'black-pepper',
    bulk: 'bell-pepper',
    others: ['chili'],
    many: ['перці', 'перців', 'перцям', 'перцями', 'перцях'],
  },
  // A vegetable, but ground where a spoon measures it.
  'червоний перець': { default: 'red-bell-pepper', others: ['cayenne'] },
  pepper: { default: 'black-pepper', bulk: 'bell-pepper', others: [] },
  паприка: { default: 'paprika', bulk: 'bell-pepper', others: [] },
  paprika: { default: 'paprika', bulk: 'bell-pepper', others: [] },
  петрушка: { default: 'parsley', others: ['parsley-root'] },
  petržel: { default: 'parsley', bulk: 'parsley-root', others: [] },
  // Cream as Russian has it, and small plums: who must not have milk should know of the first.
  сливка: {
    default: 'plum',
    bulk: 'cream',
    others: [],
    many: ['сливки', 'сливок', 'сливкам', 'сливками', 'сливках'],
  },
  // Both creams, of which the sweet one is meant where nothing is said.
  smetana: { default: 'cream', others: ['sour-cream'] },
  // Bought by the pound it is minced.
  hamburger: { default: 'burger-ready', bulk: 'beef-mince', others: [] },
  šlehačka: { default: 'cream', others: ['whipped-cream'] },
  селера: { default: 'celery', others: ['celeriac'] },
  celer: { default: 'celeriac', others: ['celery'] },
  філе: { default: 'chicken-fillet', others: ['fish-fillet'] },
  // The reading that who avoids fish has to know of.
  ікра: { default: 'caviar', others: ['vegetable-caviar'] },
  // Older speech says «масло» of every oil.
  'масло рослинне': { default: 'vegetable-oil', others: ['vegan-butter'] },
  'рослинне масло': { default: 'vegetable-oil', others: ['vegan-butter'] },

  // A line means the usual kind, «без борошна» means every kind.
  sója: { default: 'soybean', others: ['soy'] },
  борошно: { default: 'wheat-flour', others: ['flours'] },
  мука: { default: 'wheat-flour', others: ['flours'] },
  flour: { default: 'wheat-flour', others: ['flours'] },
  mouka: { default: 'wheat-flour', others: ['flours'] },
  крохмаль: { default: 'potato-starch', others: ['starch'] },
  starch: { default: 'potato-starch', others: ['starch'] },
  škrob: { default: 'potato-starch', others: ['starch'] },
  капуста: { default: 'cabbage', others: ['cabbage-family'] },
  cabbage: { default: 'cabbage', others: ['cabbage-family'] },
  олія: { default: 'vegetable-oil', others: ['plant-oil'] },
  oil: { default: 'vegetable-oil', others: ['plant-oil'] },
  olej: { default: 'vegetable-oil', others: ['plant-oil'] },
  бульйон: { default: 'meat-broth', others: ['broth'] },
  broth: { default: 'meat-broth', others: ['broth'] },
  stock: { default: 'meat-broth', others: ['broth'] },
  vývar: { default: 'meat-broth', others: ['broth'] },
  оцет: { default: 'vinegar', others: ['vinegar-kind'] },
  vinegar: { default: 'vinegar', others: ['vinegar-kind'] },
  ocet: { default: 'vinegar', others: ['vinegar-kind'] },
  сік: { default: 'fruit-juice', others: ['juice'] },
  juice: { default: 'fruit-juice', others: ['juice'] },
  džus: { default: 'fruit-juice', others: ['juice'] },
  ковбаса: { default: 'sausage', others: ['cured-meat'] },
  локшина: { default: 'egg-noodles', others: ['noodles', 'pasta-product'] },
  noodles: { default: 'egg-noodles', others: ['noodles', 'pasta-product'] },
  nudle: { default: 'soup-noodles', others: ['noodles'] },
}
