import { withoutNotVegan } from '../../names/free-of.ts'
import { withEachRefused, withFreeOfEach } from '../../names/free-of-each.ts'
import { wordsOf } from '../../text/phrases.ts'
import { dottedNamesInFull } from '../cut-names.ts'
import { withoutPartOfDish } from '../elided.ts'
import { withColonBehindAim } from '../heading.ts'
import {
  withAndInFull,
  withHeapLast,
  withoutMix,
  withPercentSign,
  withTipLast,
} from '../misread.ts'
import { isOneName } from '../rows/may-be-one.ts'
import { endsInName } from '../rows/to-the-letter.ts'
import { withNumberMeant, withWhatIsMeant, withWhatIsNotMeant } from '../said-aside.ts'
import { abbreviationsInFull, lastInFull } from '../shortened.ts'
import { asWrittenInCzech } from '../spoken-czech.ts'
import { withStrength } from '../strength.ts'
import type { ParsedLine } from '../types.ts'
import { choices } from './choices.ts'
import { kinds } from './kinds.ts'
import { needs } from './needs.ts'
import { nounsOnce } from './nouns-once.ts'
import type { Rule } from './rule.ts'

/** What is spelt in another way once its words are known: few lines have such words, and only those are looked at. */
export const respelling: readonly Rule[] = [
  {
    name: 'part of the dish',
    says: 'A part of a dish before a colon tells what the food behind it is for, though it is something to eat itself.',
    pattern: kinds.colon,
    build: (draft) =>
      draft.cutAnew(withoutPartOfDish(draft.source, (text) => draft.readApart(text))),
    examples: [
      ['Крем: масло вершкове 82,5% 1 пачка', { quantity: 1, unit: 'pack', food: 'butter' }],
      ['TOPPING: 1/3 cup rolled oats', { unit: 'cup', food: 'rolled-oats', understood: true }],
      ['Зелень на подачу: кінза', { food: 'cilantro', understood: true }],
    ],
  },
  ...nounsOnce,
  {
    name: 'not this but that',
    says: '«не цукор, а мед»: what is meant stands behind the «а».',
    pattern: kinds.note,
    build: (draft) => draft.cutAnew(withWhatIsMeant(withNumberMeant(draft.source), endsInName)),
    examples: [
      ['не цукор, а мед', { food: 'honey' }],
      ['сметану не 15 а 20', { food: 'sour-cream', qualities: ['20%'] }],
    ],
  },
  {
    name: 'but not that',
    says: '«масло, не маргарин»: what is not meant is a note.',
    pattern: kinds.note,
    build: (draft) => draft.cutAnew(withWhatIsNotMeant(draft.source, isFoodName)),
    examples: [
      ['масло 200 г, не маргарин', { quantity: 200, food: 'butter', note: 'не маргарин' }],
      ['butter, not margarine', { food: 'butter', note: 'not margarine' }],
    ],
  },
  {
    name: 'aim without a colon',
    says: 'Behind what a line is for a colon is meant, where a dash or an amount follows.',
    pattern: kinds.heading,
    build: (draft) => draft.cutAnew(withColonBehindAim(draft.source)),
    examples: [
      [
        'For the glaze - 1 cup powdered sugar and 2 tbsp milk',
        { quantity: 1, unit: 'cup', ...needs('powdered-sugar', 'milk') },
      ],
      ['для крему - згущене молоко варене', { food: 'boiled-condensed-milk' }],
      [
        'na polevu 100 g čokolády na vaření a 50 g másla',
        { quantity: 100, unit: 'g', ...needs('dark-chocolate', 'butter') },
      ],
    ],
  },
  {
    name: 'per cent in words',
    says: 'How strong it is may be said in words: «9-відсотковий».',
    pattern: kinds.percent,
    build: (draft) => draft.cutAnew(withPercentSign(draft.source)),
    examples: [['оцет 9-відсотковий', { food: 'vinegar', qualities: ['9%'] }]],
  },
  {
    name: 'abbreviations with a dot',
    says: 'Adjectives that are cut short are said in full: «соняшн.», «мел.».',
    pattern: kinds.short,
    build: (draft) => draft.cutAnew(abbreviationsInFull(draft.source)),
    examples: [['олія соняшн. 50 мл', { quantity: 50, unit: 'ml', food: 'sunflower-oil' }]],
  },
  {
    name: 'abbreviations that close a name',
    says: 'Behind the name the dot may be missing: «сир тв 300 г».',
    pattern: kinds.short,
    build: (draft) => draft.cutAnew(lastInFull(draft.source, draft.tokens)),
    examples: [
      ['сир тв 300г', { quantity: 300, unit: 'g', food: 'hard-cheese' }],
      ['вареники з картоплею зам', { food: 'varenyky-potato', qualities: ['frozen'] }],
    ],
  },
  {
    name: 'spoken Czech',
    says: 'Words as they are spoken are taken for what is written: «mejdlo», «sejra», «vocet».',
    pattern: kinds.short,
    build: (draft) => draft.cutAnew(asWrittenInCzech(draft.source, draft.tokens)),
    examples: [
      ['sejra eidam plátky', { food: 'edam', understood: true }],
      ['mejdlo tekutý med', { goods: 'hygiene' }],
    ],
  },
  {
    name: 'names cut short with a dot',
    says: 'What is left of a word before a dot ends a name, where it is the beginning of one with its neighbour.',
    pattern: kinds.short,
    build: (draft) => draft.cutAnew(dottedNamesInFull(draft.source, draft.tokens)),
    examples: [
      ['okurka salát.', { food: 'cucumber', understood: true }],
      ['капуста мол.', { food: 'young-cabbage', understood: true }],
    ],
  },
  {
    name: 'strength without its sign',
    says: 'A number behind the name that only tells how fat or strong it is has lost its sign.',
    pattern: kinds.digit,
    build: (draft) =>
      draft.cutAnew(withStrength(draft.source, draft.tokens, (text) => draft.readApart(text))),
    examples: [
      ['масло 82', { food: 'butter', qualities: ['82%'] }],
      ['сметана 20 400 г', { quantity: 400, unit: 'g', food: 'sour-cream', qualities: ['20%'] }],
      ['сметана 20 велика', { food: 'sour-cream', qualities: ['20%'] }],
    ],
  },
  {
    name: 'tip of a knife',
    says: 'How little it is may be said first, and is a note all the same.',
    pattern: kinds.pinch,
    build: (draft) => draft.cutAnew(withTipLast(draft.source)),
    examples: [['на кінчику ножа мускатного горіха', { food: 'nutmeg', note: 'на кінчику ножа' }]],
  },
  {
    name: 'heap before the spoon',
    says: 'How full the spoon is may be said before it, and is a note all the same.',
    pattern: kinds.heap,
    build: (draft) => draft.cutAnew(withHeapLast(draft.source)),
    examples: [
      ['2 з верхом ст. ложки борошна', { quantity: 2, unit: 'tbsp', food: 'wheat-flour' }],
    ],
  },
  ...choices,
  {
    name: 'and cut short',
    says: 'What is left of «and» between two words is said in full: "salt n pepper".',
    pattern: kinds.and | kinds.plus | kinds.ampersand,
    build: (draft) => draft.cutAnew(withAndInFull(draft.source)),
    examples: [
      ['salt n pepper', { food: 'salt', more: [{ food: 'black-pepper' } as ParsedLine] }],
      ["ketchup 'n' mayo", { food: 'ketchup', more: [{ food: 'mayonnaise' } as ParsedLine] }],
    ],
  },
  {
    name: 'free of each',
    says: 'What is said to be free of several things is free of each, and none of them is bought.',
    pattern: kinds.quality,
    build: (draft) => draft.cutAnew(withEachRefused(withFreeOfEach(withoutNotVegan(draft.source)))),
    examples: [
      ['dairy and egg free cake', { food: 'cake', qualities: ['dairy-free', 'egg-free'] }],
      ['dairy- and egg-free cake', { food: 'cake', qualities: ['dairy-free', 'egg-free'] }],
    ],
  },
  {
    name: 'mix of both',
    says: 'What the cook mixes of two things is both of them.',
    pattern: kinds.mixing,
    build: (draft) => draft.cutAnew(withoutMix(draft.source)),
    examples: [
      ['a mix of basil and mint', { food: 'basil', more: [{ food: 'mint' } as ParsedLine] }],
    ],
  },
]

const isFoodName = (text: string): boolean => isOneName(wordsOf(text))
