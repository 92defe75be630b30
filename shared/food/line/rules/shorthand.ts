import { withKindFirst } from '../kind-behind.ts'
import {
  withKindsApart,
  withMoreOutside,
  withOrAlone,
  withoutMeasureOfAll,
  withSaltAndPepper,
} from '../misread.ts'
import { capitalsInFull, slashesInFull, spoonsByName, spoonsWithStrokes } from '../shortened.ts'
import type { ParsedLine } from '../types.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What a line says in fewer words than there are: with brackets and strokes, capitals, a dash or a colon. */
export const shorthand: readonly Rule[] = [
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
    name: 'spoons with a stroke',
    says: 'A spoon may be shortened with a stroke in place of its dots: «ч/л», «ст-л».',
    pattern: kinds.slash | kinds.dash | kinds.mark,
    build: (draft) => draft.respell(spoonsWithStrokes(draft.source)),
    examples: [
      ['1 ч/л соди', { quantity: 1, unit: 'tsp', food: 'baking-soda', understood: true }],
      ['2 ст-л меду', { quantity: 2, unit: 'tbsp', food: 'honey', understood: true }],
      ['2 ст\\л меду', { quantity: 2, unit: 'tbsp', food: 'honey', understood: true }],
    ],
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
