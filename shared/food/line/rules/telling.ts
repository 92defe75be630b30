import { matchFoods } from '../../names/match.ts'
import { isPart } from '../../names/modifiers.ts'
import { tellsApart } from '../../names/quality-table.ts'
import { qualitiesIn } from '../../names/told-apart.ts'
import type { Token } from '../../text/tokens.ts'
import { isInOnePack } from '../in-one-pack.ts'
import { notOfRefused } from '../not-of-refused.ts'
import { textOf, wordForms } from '../region.ts'
import { hasTin, isGreen, toldAs } from '../together.ts'
import { orWords } from '../words/index.ts'
import { patterns } from '../words/patterns.ts'
import { said } from '../words/said.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What the line tells of the food that is bought: notes, what tells it apart, how it is packed. */
export const telling: readonly Rule[] = [
  {
    name: 'notes',
    says: 'What is said of the food and is neither its name nor its amount.',
    build: (draft) => {
      const { head, name, beside, instead, line, notes, told, source } = draft
      const advised = draft.advised.length > 0 ? [draft.advised] : []
      const around = beside.length + instead.length + notes.length + told.length + advised.length
      if (around === 0 && !head.before && !head.after) return false
      const note = [
        ...notes,
        head.before,
        ...told,
        head.after,
        ...beside.filter((part) => part !== name.joined),
        ...instead.filter((part) => part !== head.after),
        ...advised,
      ]
        .map((part) => part && textOf(source, part))
        .filter(Boolean)
        .join(', ')
      if (note) line.note = note
      return note !== ''
    },
    examples: [['цибуля, дрібно нарізана (1 шт.)', { quantity: 1, note: 'дрібно нарізана' }]],
  },
  {
    name: 'greens by what is done to them',
    says: 'In English seed and leaves have one name: what is chopped or stands in a small pack is the herb.',
    build: ({ line }) => {
      const isHerb = line.food === 'coriander' && isGreen(line)
      if (isHerb) line.food = 'cilantro'
      return isHerb
    },
    examples: [
      ['2 tbsp coriander, roughly chopped', { quantity: 2, unit: 'tbsp', food: 'cilantro' }],
      ['½ small pack coriander', { quantity: 0.5, unit: 'pack', food: 'cilantro' }],
    ],
  },
  {
    name: 'qualities',
    says: 'What tells this product from others of its food: fat content, smoked, a brand.',
    pattern: kinds.quality | kinds.percent,
    build: ({ advised, beside, done, line, name, source }) => {
      const { food, foodText, note, understood } = line
      const own = ownWords(name.words)
      const called = own === name.words ? foodText : textOf(source, own)
      // «оселедець, філе».
      const cuts = beside.filter((part) => wordForms(part).every(isPart))
      // «спаржева квасоля (заморожена)»
      const stated = beside.filter((part) => part.every(isState))
      // «червоний, жовтий, зелений»: which of them nobody can tell.
      const states = stated.length === 1 ? stated : []
      const parts = [...done, ...cuts, ...states].map((part) => textOf(source, part))
      const words = [called, ...parts].join(' ')
      const sure = withoutOtherCases(note?.replace(textOf(source, advised), ''))
      const told = understood && food ? qualitiesIn(food, words, sure) : []
      if (told.length === 0 || !food) return false
      line.food = toldAs(notOfRefused(food, told, name.main, called), told)
      line.qualities = told
      return true
    },
    examples: [
      ['вода мінеральна негазована', { food: 'water', qualities: ['still'] }],
      ['молоко 2,5%', { food: 'milk', qualities: ['2.5%'] }],
      ['organic butter', { food: 'butter', qualities: ['organic'] }],
      ['локшина без яєць', { food: 'noodles', qualities: ['egg-free'] }],
      ['soy-free milk', { food: 'milk', qualities: ['soy-free'] }],
    ],
  },
  {
    name: 'in one pack',
    says: 'Of what is counted, a pack of six is six: beer, eggs, buns.',
    build: ({ line, amount, first }) => {
      const isOne = line.food !== undefined && isInOnePack(amount, first, line.food)
      if (isOne) line.unit = 'piece'
      return isOne
    },
    examples: [['beer 6 pack', { quantity: 6, unit: 'piece', food: 'beer' }]],
  },
  {
    name: 'in a tin',
    says: 'What is sold dry or fresh as well is another thing in a tin.',
    build: ({ line, amount }) => {
      const { food, qualities = [], understood, unit } = line
      if (unit !== 'can' && !amount?.tinned) return false
      if (!understood || !food || !hasTin(food) || qualities.includes('tinned')) return false
      line.qualities = [...qualities, 'tinned']
      return true
    },
    examples: [
      ['банка квасолі', { unit: 'can', food: 'beans', qualities: ['tinned'] }],
      [
        '1 x 400g can black beans',
        { quantity: 400, unit: 'g', food: 'black-beans', qualities: ['tinned'] },
      ],
    ],
  },
  {
    name: 'as one likes',
    says: 'The signs of what was to taste, and of what may be left out.',
    pattern: kinds.taste | kinds.optional,
    build: ({ line, opted, tasted }) => {
      if (opted) line.optional = true
      if (tasted) line.toTaste = true
      return opted || tasted
    },
    examples: [['pepper, to taste', { food: 'black-pepper', toTaste: true }]],
  },
]

/** «червона або біла цибуля»: what stands behind the «or» is said of the other, not of this one. */
function ownWords(tokens: readonly Token[]): readonly Token[] {
  const or = tokens.findIndex(({ low }, at) => at > 0 && orWords.has(low))
  if (or < 0) return tokens
  const behind = tokens.slice(or + 1)
  const words = wordForms(behind)
  const [other] = matchFoods(words).filter(({ weak }) => !weak)
  const last = other && behind.findIndex(({ form }) => form === words[other.to - 1])
  return [...tokens.slice(0, or), ...(last === undefined ? [] : behind.slice(last + 1))]
}

/** "Avocado, pitted" is cut up at home. */
function isState({ low, form }: Token): boolean {
  return tellsApart(form) && !said.doneAtHome.has(low)
}

/** What a note says, without what it says of another case: "soy sauce if not gluten-free". */
function withoutOtherCases(note: string | undefined): string | undefined {
  return note
    ?.split(', ')
    .filter((part) => !ifNot.test(part))
    .join(', ')
}
const ifNot = new RegExp(`(?<!\\p{L})(?:${patterns.ifNot})(?!\\p{L})`, 'iu')
