import { isKindOf } from '../../lexicon/index.ts'
import type { Token } from '../../text/tokens.ts'
import { units } from '../../units/units.ts'
import { isBulk } from '../bulk.ts'
import { chooseFood } from '../choose.ts'
import { cutNote } from '../cut-note.ts'
import { isInOnePack } from '../in-one-pack.ts'
import { joinAside, takeEitherState, takeHeap, takeSize, takeUnit, trimSmall } from '../name.ts'
import { takePreparations } from '../preparations.ts'
import { formsOf, textOf, wordsAmong } from '../region.ts'
import type { AmountRead } from '../types.ts'
import { fullness } from '../words/index.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What stands in the amount and says how full the measure is. */
function fullnessBefore(all: readonly Token[], rest: readonly Token[]): readonly Token[] {
  const start = rest[0]?.start ?? 0
  const measure = all.slice(
    0,
    all.findIndex((token) => token.start >= start || token.low === '('),
  )
  return measure.filter((token) => fullness.has(token.low))
}

/** Which food the words that are left name. */
export const naming: readonly Rule[] = [
  {
    name: 'how full the spoon is',
    says: '«з гіркою», «без верху», "heaping", "lightly packed" go to the note.',
    pattern: kinds.heap,
    build: (draft) => {
      const { tokens, note } = takeHeap(draft.head.rest)
      draft.head = { ...draft.head, rest: tokens }
      const full = fullnessBefore(draft.tokens, tokens)
      const told = [note, full].filter((one) => one.length > 0)
      if (told.length > 0) draft.told = [...draft.told, ...told]
      return told.length > 0
    },
    examples: [
      ['2 ст. л. борошна з гіркою', { quantity: 2, unit: 'tbsp', note: 'з гіркою' }],
      ['1 heaping tsp. baking powder', { quantity: 1, unit: 'tsp', note: 'heaping' }],
      ['1 lightly packed cup basil', { quantity: 1, unit: 'cup', note: 'lightly packed' }],
      ['2 повні ложки сметани', { quantity: 2, unit: 'tbsp', note: 'повні' }],
    ],
  },
  {
    name: 'small words',
    says: 'Words before the name that carry nothing are passed over: "of the".',
    build: (draft) => {
      const { rest } = draft.head
      draft.words = trimSmall(rest)
      return draft.words !== rest
    },
    examples: [['a cup of the flour', { quantity: 1, unit: 'cup', food: 'wheat-flour' }]],
  },
  {
    name: 'note',
    says: 'From the first «для», "for" or the like that is not inside a name, all is note.',
    pattern: kinds.note | kinds.plus | kinds.or,
    build: (draft) => {
      const { kept, note } = cutNote(draft.words, isBulk(draft.amount))
      draft.words = kept
      draft.note = note
      return note.length > 0
    },
    examples: [
      ['цукор для посипання', { food: 'sugar', note: 'для посипання' }],
      ['2 eggs for the glaze', { quantity: 2, food: 'egg', note: 'for the glaze' }],
      ['cukr na posypání', { food: 'sugar', note: 'na posypání' }],
    ],
  },
  {
    name: 'size',
    says: 'How large the counted things are.',
    pattern: kinds.size,
    build: (draft) => {
      if (!canBeSized(draft.amount)) return false
      const { tokens, size } = takeSize(draft.words)
      draft.words = tokens
      draft.ownSize = size
      return size !== undefined
    },
    examples: [
      ['2 яйця великі', { quantity: 2, size: 'large', food: 'egg' }],
      ['2 carrots medium', { quantity: 2, size: 'medium', food: 'carrot' }],
    ],
  },
  {
    name: 'either state',
    says: '"Fresh or frozen" leaves the choice to the cook, and goes to the note.',
    pattern: kinds.or,
    build: (draft) => {
      const { kept, note } = takeEitherState(draft.words)
      draft.words = kept
      if (note.length > 0) draft.told = [...draft.told, note]
      return note.length > 0
    },
    examples: [
      ['1 cup fresh or frozen blueberries', { food: 'blueberry', note: 'fresh or frozen' }],
      ['200 г свіжої або замороженої вишні', { food: 'cherry', note: 'свіжої або замороженої' }],
    ],
  },
  {
    name: 'what is done to it',
    says: '«подрібненого», "finely chopped" go to the note unless a name holds them.',
    pattern: kinds.done,
    build: (draft) => {
      const { plain, notes } = takePreparations(draft.words, isBulk(draft.amount))
      draft.words = plain
      draft.done = notes
      draft.told = [...draft.told, ...notes]
      return notes.length > 0
    },
    examples: [
      ['2 ст. л. подрібненого кропу', { food: 'dill', note: 'подрібненого' }],
      ['1 cup finely chopped parsley', { food: 'parsley', note: 'finely chopped' }],
    ],
  },
  {
    name: 'food',
    says: 'The food that the words name: of several the first in Ukrainian and Czech, the last in English.',
    build: (draft) => {
      if (draft.note.length > 0) draft.told = [...draft.told, draft.note]
      const words = wordsAmong(draft.words)
      const chosen = chooseFood(formsOf(words), isBulk(draft.amount))
      draft.name = { ...chosen, words: draft.words }
      draft.named = words
      return chosen.main !== undefined
    },
    examples: [
      ['гречка', { food: 'buckwheat', understood: true }],
      ['соус з перцем', { food: 'sauce' }],
      ['бульйон із сушених грибів', { food: 'mushroom-broth' }],
      ['red or white wine', { food: 'red-wine', alternatives: ['white-wine'] }],
      ['масло какао-вікове', { understood: false }],
    ],
  },
  {
    name: 'measure behind the name',
    says: 'After a bare number the unit may stand after the food, or end its name: "2 garlic cloves".',
    build: (draft) => {
      if (!draft.amount || draft.amount.unit) return false
      const read = takeUnit(draft.name, draft.named)
      const changed = read !== draft.name
      draft.name = read
      return changed
    },
    examples: [
      ['2 garlic cloves', { quantity: 2, unit: 'clove', food: 'garlic' }],
      ['3 часникові зубчики', { quantity: 3, unit: 'clove', food: 'garlic' }],
    ],
  },
  {
    name: 'name that goes on beside',
    says: 'What stands beside belongs to the name when together they are one: «цибуля (ріпчаста)».',
    pattern: kinds.comma | kinds.bracket,
    build: (draft) => {
      const read = joinAside(draft.name, draft.named, draft.beside, draft.amount)
      const changed = read !== draft.name
      draft.name = read
      return changed
    },
    examples: [['rice, basmati', { food: 'basmati' }]],
  },
  {
    name: 'nothing to eat',
    says: 'Goods are on their shelf; of what they hold nothing is known. Baking paper stands among the foods.',
    pattern: kinds.goods | kinds.maker,
    build: (draft) => {
      const { goods, amount, head, name } = draft
      if (!goods || (name.main && isKindOf(name.main.id, 'non-food'))) return false
      const foodText = textOf(draft.source, head.rest)
      const line = { text: draft.text, foodText, goods, understood: false }
      const { quantity, upTo } = amount ?? {}
      const unit = isInOnePack(amount, draft.first, undefined) ? 'piece' : amount?.unit
      draft.answer = {
        ...line,
        ...(quantity !== undefined && { quantity }),
        ...(upTo !== undefined && { upTo }),
        ...(unit && { unit }),
      }
      return true
    },
    examples: [['2 зубні пасти', { quantity: 2, goods: 'hygiene', understood: false }]],
  },
]

function canBeSized(amount: AmountRead | undefined): boolean {
  return (
    amount?.quantity !== undefined && (!amount.unit || units[amount.unit].dimension === 'count')
  )
}
