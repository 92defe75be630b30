import { withNounBehindComma, withNounOfEach } from '../elided.ts'
import { withLeavesOfEach } from '../misread.ts'
import { kinds } from './kinds.ts'
import { needs } from './needs.ts'
import type { Rule } from './rule.ts'

/** Where several kinds of one thing are asked for, and its noun is said with one of them alone. */
export const nounsOnce: readonly Rule[] = [
  {
    name: 'noun before a colon',
    says: 'What stands before a colon is said of each kind behind it that has an amount.',
    pattern: kinds.colon,
    build: (draft) => draft.cutAnew(withNounOfEach(draft.source, (text) => draft.readApart(text))),
    examples: [
      [
        'Борошно: пшеничне 300 г, житнє 200 г',
        { quantity: 300, unit: 'g', ...needs('wheat-flour', 'rye-flour') },
      ],
    ],
  },
  {
    name: 'noun of the first amount',
    says: 'Of two kinds of one thing, each with its amount, the second may be said without its noun.',
    pattern: kinds.comma,
    unless: kinds.or | kinds.colon,
    build: (draft) =>
      draft.cutAnew(withNounBehindComma(draft.source, (text) => draft.readApart(text))),
    examples: [
      [
        '100 g hořké čokolády, 50 g bílé',
        { quantity: 100, unit: 'g', ...needs('dark-chocolate', 'white-chocolate') },
      ],
      [
        '2 lžičky sladké papriky, 1/2 lžičky pálivé',
        { quantity: 2, unit: 'tsp', ...needs('paprika', 'hot-paprika') },
      ],
    ],
  },
  {
    name: 'leaves of each',
    says: 'Of leaves that a jar is lined with the noun is said once: «листя хрону, смородини, вишні».',
    pattern: kinds.comma | kinds.and,
    build: (draft) => draft.cutAnew(withLeavesOfEach(draft.source)),
    examples: [
      [
        'листя хрону, смородини, вишні',
        needs('horseradish-leaves', 'currant-leaves', 'cherry-leaves'),
      ],
    ],
  },
]
