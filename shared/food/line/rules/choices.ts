import {
  withCzechNounTwice,
  withKindThatWillDo,
  withOtherAmountInBrackets,
  withOtherKindInBrackets,
  withStatesInBrackets,
} from '../elided.ts'
import { withAmountsBeside, withOrInFull, withWhateverLast } from '../misread.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What leaves a choice, or says that any will do, in the words that tell of choices elsewhere. */
export const choices: readonly Rule[] = [
  {
    name: 'may be replaced',
    says: 'What may be taken instead is a choice, however that is said.',
    pattern: kinds.or,
    build: (draft) => draft.cutAnew(withOrInFull(draft.source)),
    examples: [
      [
        'молоко (можна замінити водою) 1 склянка',
        { quantity: 1, unit: 'glass', food: 'milk', alternatives: ['water'] },
      ],
    ],
  },
  {
    name: 'kind that would do',
    says: 'A kind in brackets that would do as well, or is said without its noun, is a choice.',
    pattern: kinds.bracket,
    build: (draft) =>
      draft.cutAnew(
        withCzechNounTwice(withKindThatWillDo(draft.source), (text) => draft.readApart(text)),
      ),
    examples: [
      [
        'крохмаль картопляний (кукурудзяний теж піде) 2 ч.л.',
        { quantity: 2, unit: 'tsp', food: 'potato-starch', alternatives: ['corn-starch'] },
      ],
      [
        '3 PL olivového oleje (nebo řepkového)',
        { quantity: 3, unit: 'tbsp', food: 'olive-oil', alternatives: ['rapeseed-oil'] },
      ],
    ],
  },
  {
    name: 'amount of the other kind',
    says: 'Of two kinds with an amount each the first is the need, and the other a choice that is said without its noun.',
    pattern: kinds.or,
    unless: kinds.bracket,
    build: (draft) =>
      draft.cutAnew(withOtherKindInBrackets(draft.source, (text) => draft.readApart(text))),
    examples: [
      [
        'Дріжджі свіжі пресовані 25 г або сухі 8 г',
        { quantity: 25, unit: 'g', food: 'yeast', alternatives: ['dry-yeast'] },
      ],
    ],
  },
  {
    name: 'fresh or frozen',
    says: 'Where fresh and frozen will do it is neither.',
    pattern: kinds.or | kinds.slash,
    unless: kinds.bracket,
    build: (draft) => draft.cutAnew(withStatesInBrackets(draft.source)),
    examples: [
      [
        'чорниця свіжа чи заморожена: 200 г',
        { quantity: 200, unit: 'g', food: 'blueberry', note: 'свіжа чи заморожена' },
      ],
    ],
  },
  {
    name: 'amount of the choice',
    says: 'Of two foods with an amount each the first is the need, and the other may be taken instead, as much as stands there.',
    pattern: kinds.or,
    unless: kinds.bracket,
    build: (draft) =>
      draft.cutAnew(withOtherAmountInBrackets(draft.source, (text) => draft.readApart(text))),
    examples: [
      [
        '1 clove garlic or 1/4 tsp garlic powder',
        { quantity: 1, unit: 'clove', food: 'garlic', alternatives: ['garlic-powder'] },
      ],
      [
        '200 г цукру або 150 г меду',
        { quantity: 200, unit: 'g', food: 'sugar', alternatives: ['honey'] },
      ],
    ],
  },
  {
    name: 'amounts of a choice',
    says: 'Where each of two has an amount behind a dash, the first is of the first.',
    pattern: kinds.or,
    build: (draft) => draft.cutAnew(withAmountsBeside(draft.source)),
    examples: [
      [
        'Дріжджі сухі – 7 г або свіжі – 20 г',
        { quantity: 7, unit: 'g', food: 'dry-yeast', understood: true },
      ],
    ],
  },
  {
    name: 'whatever there is',
    says: 'Which of them is taken may be left to what there is, and that is a note.',
    pattern: kinds.taste,
    build: (draft) => draft.cutAnew(withWhateverLast(draft.source)),
    examples: [
      [
        'ковбаса або шинка – що є в холодильнику, 200 г',
        { quantity: 200, unit: 'g', food: 'sausage', alternatives: ['ham'] },
      ],
    ],
  },
]
