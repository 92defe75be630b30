import { joinAdjectives } from '../adjectives.ts'
import { amountsApart } from '../aside.ts'
import { examplesIn, isInside } from '../examples.ts'
import { split, takeBrackets, textOf } from '../region.ts'
import { headingWords } from '../words/headings.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What of the line names the food, and what stands beside it. */
export const parts: readonly Rule[] = [
  {
    name: 'brackets',
    says: 'What stands in brackets is beside the name; a bracket that never closes is ignored.',
    pattern: kinds.bracket,
    build: (draft) => {
      const { outside, inside } = takeBrackets(draft.tokens)
      draft.first = outside
      draft.brackets = inside.flatMap(({ tokens }) => amountsApart(tokens))
      return inside.length > 0
    },
    examples: [
      ['цибуля (ріпчаста) 1 шт.', { quantity: 1, unit: 'piece', food: 'onion' }],
      ['1 can (400 g) tomatoes', { quantity: 1, unit: 'can', also: { quantity: 400, unit: 'g' } }],
    ],
  },
  {
    name: 'what it is for',
    says: 'A heading before a colon is a note: «Для соусу: сметана 200 г».',
    pattern: kinds.colon,
    build: (draft) => {
      const { first } = draft
      const colon = first.findIndex((token) => token.low === ':')
      const { mainly, mainlyThe } = headingWords
      const opens = first[0]?.low
      if (colon < 1 || colon === first.length - 1) return false
      if (!mainly.has(opens) && !mainlyThe.has(opens)) return false
      draft.notes = [first.slice(0, colon)]
      draft.first = first.slice(colon + 1)
      return true
    },
    examples: [
      ['Для соусу: сметана 200 г', { quantity: 200, food: 'sour-cream', note: 'Для соусу' }],
    ],
  },
  {
    name: 'commas',
    says: 'A comma parts the name from what is said of it, but not one adjective from another.',
    pattern: kinds.comma,
    build: (draft) => {
      const examples = examplesIn(draft.first)
      const parted = split(
        draft.first,
        ({ low }, at) => (low === ',' || low === ';') && !isInside(examples, at),
      )
      const [first = [], ...others] = joinAdjectives(parted)
      draft.first = first
      draft.others = others
      return parted.length > 1
    },
    examples: [
      ['морква, натерта', { food: 'carrot', note: 'натерта' }],
      [
        'сир твердий, наприклад гауда, едам і чеддер',
        { food: 'hard-cheese', note: 'наприклад гауда, едам і чеддер' },
      ],
      ['2 великі, стиглі помідори', { quantity: 2, size: 'large', food: 'tomato' }],
    ],
  },
]

/** A line that a colon closes and that has no amount is about what follows. */
export const closing: Rule = {
  name: 'closed by a colon',
  says: 'What a colon closes and no amount is said of names what comes next, and no food.',
  pattern: kinds.colon,
  build: (draft) => {
    if (draft.amount || !draft.source.endsWith(':')) return false
    const foodText = textOf(draft.source, draft.tokens)
    draft.answer = { text: draft.text, foodText, understood: false }
    return true
  },
  examples: [
    [
      'Овочі, які треба дрібно нарізати й скласти у велику миску до самої подачі:',
      { understood: false },
    ],
  ],
}
