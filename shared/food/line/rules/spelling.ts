import { normalise, withoutBullet } from '../../text/normalise.ts'
import {
  withDigits,
  withoutCaliber,
  withoutPictures,
  withPartBehindComma,
  withStrengthAlone,
} from '../misread.ts'
import {
  partedByCalls,
  withAgeAside,
  withAmountPutRight,
  withClosingAside,
  withMixedNumber,
  withNoneAside,
  withOfferAside,
  withOtherSizeAside,
  withoutCalls,
} from '../said-aside.ts'
import { kinds } from './kinds.ts'
import { needs } from './needs.ts'
import type { Rule } from './rule.ts'
import { shorthand } from './shorthand.ts'

/** The line in one spelling, with slips mended and abbreviations in full. */
export const spelling: readonly Rule[] = [
  {
    name: 'one spelling',
    says: 'Dashes, apostrophes, spaces and letters of other keyboards become the ones that tables have.',
    pattern: kinds.odd,
    build: (draft) => draft.respell(normalise(draft.source)),
    examples: [
      ['Борошно – 200 г', { quantity: 200, unit: 'g', food: 'wheat-flour' }],
      ['1⁄2 cup sugar', { quantity: 0.5, unit: 'cup', food: 'sugar' }],
    ],
  },
  {
    name: 'pictures',
    says: 'Pictures among the words say nothing that the words do not.',
    pattern: kinds.odd,
    build: (draft) => draft.respell(withoutPictures(draft.source)),
    examples: [['2 моркви 🥕', { quantity: 2, food: 'carrot', foodText: 'моркви' }]],
  },
  {
    name: 'bullets',
    says: 'What lists put before a line is left out: dashes, dots, boxes, «1)».',
    pattern: kinds.odd | kinds.dash | kinds.plus | kinds.bracket | kinds.dot | kinds.mark,
    build: (draft) => draft.respell(withoutBullet(draft.source.trim()).trim()),
    examples: [
      ['- сіль', { food: 'salt', foodText: 'сіль' }],
      ['• 2 eggs', { quantity: 2, food: 'egg' }],
      ['1) 200 g mouky', { quantity: 200, unit: 'g', food: 'wheat-flour' }],
    ],
  },
  {
    name: 'so many of another size',
    says: 'How many smaller ones will do is a note: "1 large onion or 2 small".',
    pattern: kinds.digit,
    build: (draft) => draft.respell(withOtherSizeAside(draft.source)),
    examples: [
      ['1 large onion or 2 small, chopped', { quantity: 1, food: 'onion', foodText: 'onion' }],
      ['1 велика цибулина або 2 маленькі', { quantity: 1, food: 'onion', note: 'або 2 маленькі' }],
    ],
  },
  {
    name: 'on offer',
    says: 'At what price it is to be bought is a note: «зі знижкою», "on offer".',
    build: (draft) => draft.respell(withOfferAside(draft.source)),
    examples: [
      ['хліб зі знижкою, молоко', { note: 'зі знижкою', ...needs('bread', 'milk') }],
      ['crisps on offer', { food: 'potato-chips', note: 'on offer' }],
    ],
  },
  {
    name: 'closing aside',
    says: 'When it goes in, for what and how large it is stands behind the name, and is a note: «в кінці», "on top".',
    build: (draft) => draft.respell(withClosingAside(draft.source)),
    examples: [
      [
        '3 зубчики часнику в кінці',
        { quantity: 3, unit: 'clove', food: 'garlic', note: 'в кінці' },
      ],
      ['квашена капуста з ринку 1кг', { quantity: 1, unit: 'kg', food: 'sauerkraut' }],
      ['олія змастити форму', { food: 'vegetable-oil', understood: true, note: 'змастити форму' }],
    ],
  },
  {
    name: 'put right',
    says: 'Of two amounts of which the second corrects the first, that one is meant: "milk 2 -- make that 3".',
    pattern: kinds.digit,
    build: (draft) => draft.respell(withAmountPutRight(draft.source)),
    examples: [
      ['milk 2 -- make that 3', { quantity: 3, food: 'milk' }],
      ['сир 300, ой ні 500 г', { quantity: 500, unit: 'g', food: 'cheese' }],
    ],
  },
  {
    name: 'called out',
    says: 'What is called out ends there: "BREAD!!! MILK!!!" are two.',
    pattern: kinds.mark,
    build: (draft) => draft.respell(partedByCalls(draft.source)),
    examples: [['BREAD!!! MILK!!!', needs('bread', 'milk')]],
  },
  {
    name: 'loudly said',
    says: 'How loud a thing is said tells nothing of it.',
    pattern: kinds.mark,
    build: (draft) => draft.respell(withoutCalls(draft.source)),
    examples: [['печиво (без горіхів!!)', { food: 'cookies', qualities: ['nut-free'] }]],
  },
  {
    name: 'none of it',
    says: 'What there is to be none of is a note.',
    build: (draft) => draft.respell(withNoneAside(draft.source)),
    examples: [
      ['cookies - no peanuts', { food: 'cookies', qualities: ['peanut-free'] }],
      ['loaf no seeds', { food: 'bread', note: 'no seeds' }],
    ],
  },
  {
    name: 'misread digits',
    says: 'Letters that a scanner or a hurried thumb put for digits, where no letter can stand.',
    build: (draft) => draft.respell(withDigits(draft.source)),
    examples: [
      ['З ст. л. олії', { quantity: 3, unit: 'tbsp', food: 'vegetable-oil' }],
      ['l tbsp salt', { quantity: 1, unit: 'tbsp', food: 'salt' }],
      ['О,5 л молока', { quantity: 0.5, unit: 'l', food: 'milk' }],
    ],
  },
  {
    name: 'sum that is one amount',
    says: '"1+1/2 cups" is a mixed number.',
    pattern: kinds.plus | kinds.digit,
    build: (draft) => draft.respell(withMixedNumber(draft.source)),
    examples: [['1+1/2 скл. молока', { quantity: 1.5, unit: 'glass', food: 'milk' }]],
  },
  {
    name: 'age from which it is given',
    says: '«з 6 місяців» is no amount.',
    pattern: kinds.digit,
    build: (draft) => draft.respell(withAgeAside(draft.source)),
    examples: [['каша мілупа гречана з 6 місяців', { food: 'baby-porridge', note: 'з 6 місяців' }]],
  },
  {
    name: 'part behind a dash',
    says: 'Which part of it is taken is a note: «pórek – jen bílá část».',
    pattern: kinds.odd | kinds.dash | kinds.colon,
    build: (draft) => draft.respell(withPartBehindComma(draft.source)),
    examples: [['pórek – jen bílá část', { food: 'leek', understood: true }]],
  },
  {
    name: 'what the strength is of',
    says: 'Of what so many per cent are does not name one more food: "5% fat", «70% какао».',
    pattern: kinds.percent,
    build: (draft) => draft.respell(withStrengthAlone(draft.source)),
    examples: [
      ['beef mince, 5% fat', { food: 'beef-mince', qualities: ['5%'] }],
      ['шоколад чорний, 70% какао', { food: 'dark-chocolate', qualities: ['70%'] }],
    ],
  },
  {
    name: 'caliber',
    says: 'Shrimps of «16/20» come so many to a pound, and «1:1» is a ratio: neither says how much.',
    pattern: kinds.slash | kinds.colon | kinds.dash,
    build: (draft) => draft.respell(withoutCaliber(draft.source)),
    examples: [
      ['креветки 16/20 – 500 г', { quantity: 500, unit: 'g', food: 'shrimp' }],
      ['оцет 1:1', { food: 'vinegar' }],
      ['želírovací cukr 2:1 500 g', { quantity: 500, unit: 'g', note: '2:1' }],
      ['kroupy č. 10 - 200 g', { quantity: 200, unit: 'g', food: 'pearl-barley' }],
    ],
  },
  ...shorthand,
]
