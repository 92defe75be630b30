import { normalise, withoutBullet } from '../../text/normalise.ts'
import { withKindFirst } from '../kind-behind.ts'
import {
  withDigits,
  withKindsApart,
  withMoreOutside,
  withOrAlone,
  withoutCaliber,
  withoutMeasureOfAll,
  withoutPictures,
  withPartBehindComma,
  withSaltAndPepper,
  withStrengthAlone,
} from '../misread.ts'
import {
  partedByCalls,
  withAgeAside,
  withMixedNumber,
  withOfferAside,
  withOtherSizeAside,
} from '../said-aside.ts'
import { capitalsInFull, slashesInFull, spoonsByName } from '../shortened.ts'
import type { ParsedLine } from '../types.ts'
import { kinds } from './kinds.ts'
import { needs } from './needs.ts'
import type { Rule } from './rule.ts'

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
    name: 'called out',
    says: 'What is called out ends there: "BREAD!!! MILK!!!" are two.',
    pattern: kinds.mark,
    build: (draft) => draft.respell(partedByCalls(draft.source)),
    examples: [['BREAD!!! MILK!!!', needs('bread', 'milk')]],
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
  {
    name: 'one more in brackets',
    says: 'What brackets ask for as well, with its amount, is asked for like the rest.',
    pattern: kinds.bracket,
    build: (draft) => draft.respell(withMoreOutside(draft.source)),
    examples: [
      [
        'борошно 300 г (та цукор 100 г)',
        { food: 'wheat-flour', more: [{ food: 'sugar' } as ParsedLine] },
      ],
    ],
  },
  {
    name: 'abbreviations with a stroke',
    says: 'What labels shorten with a stroke is said in full: «с/с», «ж/б».',
    pattern: kinds.slash,
    build: (draft) => draft.respell(slashesInFull(draft.source)),
    examples: [['оселедець с/с', { food: 'herring', qualities: ['lightly-salted'] }]],
  },
  {
    name: 'spoons by what they hold',
    says: 'A spoon of 5 ml is a teaspoon, and one of 15 a tablespoon: "2 x 5ml spoons".',
    pattern: kinds.digit,
    build: (draft) => draft.respell(spoonsByName(draft.source)),
    examples: [
      ['5ml spoon of bicarb', { quantity: 1, unit: 'tsp', food: 'baking-soda', understood: true }],
      ['смалець - 2 столові', { quantity: 2, unit: 'tbsp', food: 'lard' }],
      ['2 x 15ml spoons oil', { quantity: 2, unit: 'tbsp', food: 'vegetable-oil' }],
    ],
  },
  {
    name: 'two capitals',
    says: 'What is known by two capitals is said in full: "GF", and "gf" too, which is no word.',
    pattern: kinds.latin,
    build: (draft) => draft.respell(capitalsInFull(draft.source)),
    examples: [['GF pasta', { food: 'gluten-free-pasta' }]],
  },
  {
    name: 'kinds in brackets',
    says: 'Two kinds in brackets, with an amount of each, are two needs.',
    pattern: kinds.bracket,
    build: (draft) => draft.respell(withKindsApart(draft.source)),
    examples: [
      [
        'перець болгарський (червоний і жовтий) по 1 шт.',
        {
          quantity: 1,
          food: 'red-bell-pepper',
          more: [{ food: 'yellow-bell-pepper' } as ParsedLine],
        },
      ],
    ],
  },
  {
    name: 'kind behind a dash',
    says: 'What a list puts behind the thing is said before it: "juice - orange".',
    pattern: kinds.latin,
    build: (draft) => draft.respell(withKindFirst(draft.source)),
    examples: [
      ['juice - orange', { food: 'orange-juice' }],
      ['yogurt - strawberry', { food: 'yogurt', mentions: ['strawberry'] }],
    ],
  },
  {
    name: 'for so much water',
    says: 'What stands before a colon may tell for how much water the rest is: «на 3 л води:».',
    pattern: kinds.colon,
    unless: kinds.bracket,
    build: (draft) => draft.respell(withoutMeasureOfAll(draft.source)),
    examples: [
      [
        'на 3 л води: 3 ложки солі, 2 ложки цукру',
        { quantity: 3, unit: 'tbsp', food: 'salt', more: [{ food: 'sugar' } as ParsedLine] },
      ],
    ],
  },
  {
    name: 'and or or',
    says: 'A stroke between the words for «and» and «or» leaves a choice.',
    pattern: kinds.slash,
    build: (draft) => draft.respell(withOrAlone(draft.source)),
    examples: [['кріп та/або петрушка', { food: 'dill', alternatives: ['parsley'] }]],
  },
  {
    name: 'salt and pepper',
    says: 'A stroke between the two wants both, although it leaves a choice elsewhere.',
    pattern: kinds.slash,
    build: (draft) => draft.respell(withSaltAndPepper(draft.source)),
    examples: [['сіль/перець', { food: 'salt', more: [{ food: 'black-pepper' } as ParsedLine] }]],
  },
]
