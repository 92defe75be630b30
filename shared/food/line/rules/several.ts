import { choiceOf, hasAmount, isChoice, withSharedHead } from '../choice.ts'
import { eachIn } from '../each.ts'
import { needsOfLine } from '../needs.ts'
import { isFixed, isHalfOf, isMixedWith, segmentsOf } from '../segments.ts'
import { afterColon, asksTwice } from '../several/asks.ts'
import { withDishesAlone } from '../several/dish-alone.ts'
import { flagged, joined } from '../several/joined.ts'
import type { Segment, Words } from '../several/parts.ts'
import { withSaidOnce } from '../several/said-once.ts'
import type { ParsedLine } from '../types.ts'
import type { Draft } from './draft.ts'
import { kinds } from './kinds.ts'
import { answer, needs, parting, parts } from './needs.ts'
import type { Rule } from './rule.ts'

/** Nobody writes more foods on one line. */
const most = 24

/** Lines that ask for several foods. */
export const several: readonly Rule[] = [
  {
    name: 'of each',
    says: 'An amount that is said of each food: «по ½ ч. л.», "1 tsp each", a pinch of both.',
    pattern: parting,
    build: (draft) => {
      // What is sold under both names at once is one food.
      const plain =
        !draft.tokens.some(
          (token, at) =>
            parts(token) || isMixedWith(draft.tokens, at) || isHalfOf(draft.tokens, at),
        ) || isFixed(draft.source, draft.tokens)
      const { amount, rest } = plain ? { rest: [] } : eachIn(draft.source, draft.tokens)
      draft.each = amount
      draft.rest = rest
      return amount !== undefined
    },
    examples: [
      ['по ½ ч. л. куркуми та зіри', { quantity: 0.5, unit: 'tsp', ...needs('turmeric', 'cumin') }],
      [
        'salt and pepper, 1 tsp each',
        { quantity: 1, unit: 'tsp', ...needs('salt', 'black-pepper') },
      ],
    ],
  },
  {
    name: 'what a colon closes',
    says: 'What stands before a colon tells what the foods after it are for.',
    pattern: kinds.colon,
    build: (draft) => {
      const after = afterColon(draft.rest)
      const changed = after !== draft.rest
      draft.rest = after
      return changed
    },
    examples: [['Спеції: сіль, перець', needs('salt', 'black-pepper')]],
  },
  {
    name: 'parts',
    says: 'Commas, «+» and words for «and» part the line, outside brackets and outside the names of foods.',
    pattern: parting,
    build: (draft) => {
      const segments = segmentsOf(draft.rest)
      if (segments.length < 2 || segments.length > most) return false
      draft.segments = withDishesAlone(segments)
      return true
    },
    examples: [
      ['кріп, петрушка', needs('dill', 'parsley')],
      ['3 яйця + 2 жовтки', { quantity: 3, ...needs('egg', 'egg-yolk') }],
      ['sůl a pepř', needs('salt', 'black-pepper')],
    ],
  },
  {
    name: 'noun said once',
    says: 'Of kinds of one thing the noun is said with the last, or with the first: «насіння льону й гарбуза».',
    pattern: parting,
    build: (draft) => {
      const { segments } = draft
      draft.segments = withSaidOnce(segments, draft.source, draft.each !== undefined)
      return draft.segments !== segments && draft.segments.some(isShort)
    },
    examples: [
      [
        '1 red and 1 green pepper',
        { quantity: 1, ...needs('red-bell-pepper', 'green-bell-pepper') },
      ],
      [
        '100 g each dark, milk and white chocolate',
        needs('dark-chocolate', 'milk-chocolate', 'white-chocolate'),
      ],
      ['насіння льону й гарбуза', needs('flaxseed', 'pumpkin-seeds')],
      ['hořká i mléčná čokoláda', needs('dark-chocolate', 'milk-chocolate')],
      [
        '300 г свинячого та 200 г курячого фаршу',
        { quantity: 300, unit: 'g', ...needs('pork-mince', 'chicken-mince') },
      ],
    ],
  },
  {
    name: 'needs',
    says: 'Each part that names a food or a thing is a need; what only tells of one stays with it.',
    pattern: parting,
    build: (draft) => {
      const { segments } = draft
      if (segments.length < 2 || !asksTwice(segments)) return false
      const said = saidIn(draft)
      const asked = joined(segments, said, draft.source)
      if (asked.length < 2) return false
      const lines = withSharedHead(asked, said)
      draft.parts = asked.map((part, at) => ({ ...part, line: lines[at] ?? part.line }))
      return true
    },
    examples: [
      ['150 г цукру, 2 яйця', { quantity: 150, unit: 'g', ...needs('sugar', 'egg') }],
      [
        '2 lžíce medu + 1 lžička na potření',
        { quantity: 2, unit: 'tbsp', ...needs('honey', 'honey') },
      ],
      ['chicken and vegetable stock', needs('chicken-broth', 'vegetable-broth')],
      ['сіль/перець', needs('salt', 'black-pepper')],
    ],
  },
  {
    name: 'choice',
    says: 'Where any of them will do it is one need, and the others may be taken instead.',
    pattern: parting,
    build: (draft) => {
      if (draft.parts.length === 0 || !isChoice(draft.parts)) return false
      const choice = choiceOf(draft.parts, draft.source)
      return answer(draft, [flagged(choice, [choice], draft.tasted, draft.opted)])
    },
    examples: [
      [
        'butter, margarine or ghee',
        { food: 'butter', alternatives: ['margarine', 'ghee'], understood: true },
      ],
    ],
  },
  {
    name: 'several foods',
    says: 'The line is its first need and holds the others.',
    pattern: parting,
    build: (draft) => {
      const lines = draft.parts.flatMap(({ line }) => needsOfLine(line))
      const known = lines.filter((line) => line.food ?? line.goods)
      if (known.length < 2 && !(known.length === 1 && draft.parts.some(({ dish }) => dish)))
        return false
      return answer(
        draft,
        lines.map((line) => flagged(line, lines, draft.tasted, draft.opted)),
      )
    },
    examples: [
      ['сіль, перець за смаком', { toTaste: true, ...needs('salt', 'black-pepper') }],
      [
        'хліб і салат',
        { food: 'bread', more: [{ text: 'салат', foodText: 'салат', understood: false }] },
      ],
      [
        'помідори, салат, огірки',
        {
          food: 'tomato',
          more: [
            { text: 'салат', foodText: 'салат', understood: false },
            { text: 'огірки', foodText: 'огірки', understood: true, food: 'cucumber' },
          ],
        },
      ],
      [
        '200 г борошна, стільки ж цукру і стільки ж масла',
        {
          food: 'wheat-flour',
          more: ['sugar', 'butter'].map((food) => ({ food, quantity: 200 }) as ParsedLine),
        },
      ],
    ],
  },
]

/** The words of a part with the amount that holds for it. */
function saidIn({ source, each }: Draft) {
  return ({ tokens, noun, lead, amount = hasAmount(tokens) ? undefined : each }: Words) =>
    [amount, lead, source.slice(tokens[0]?.start, tokens.at(-1)?.end), noun]
      .filter(Boolean)
      .join(' ')
}

function isShort({ noun, lead }: Segment): boolean {
  return noun !== undefined || lead !== undefined
}
