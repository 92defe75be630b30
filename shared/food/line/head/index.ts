import { names } from '../../names/index.ts'
import type { Token } from '../../text/tokens.ts'
import type { Example } from '../rules/example.ts'
import type { Head } from './head.ts'
import { countedAfter, countedName, partOf, withSecond } from './leading.ts'
import { type Look, lookAt } from './opening.ts'
import { partedAmount, trailingAt } from './trailing.ts'

export interface HeadRule {
  name: string
  says: string
  head(look: Look): Head | undefined
  examples: readonly Example[]
}

/** Where the amount stands, tried in this order. */
export const headRules: readonly HeadRule[] = [
  {
    name: 'amount behind a measure that opens',
    says: 'The number after the dash counts, not the unit alone: «пучок кропу – 2».',
    head: ({ tokens, leading, bare }) =>
      leading && bare ? countedAfter(tokens, leading) : undefined,
    examples: [
      ['пучок кропу – 2', { quantity: 2, unit: 'bunch', food: 'dill' }],
      ['зубчики часнику 3 шт.', { quantity: 3, unit: 'clove', food: 'garlic' }],
    ],
  },
  {
    name: 'measure that is the food',
    says: 'What could measure is itself the food, when nothing else is left to be one.',
    head: ({ tokens, leading, bare }) =>
      leading && bare ? countedName(tokens, leading) : undefined,
    examples: [['батон 1 шт.', { quantity: 1, unit: 'piece', food: 'loaf' }]],
  },
  {
    name: 'part of what is counted',
    says: 'The measure that opens is a part of what is counted behind it: "leaves from 1 bunch basil".',
    head: ({ tokens, leading, bare }) => (leading && bare ? partOf(tokens, leading) : undefined),
    examples: [
      ['Leaves from 1 bunch basil', { quantity: 1, unit: 'bunch', food: 'basil' }],
      ['листя з 3 гілочок чебрецю', { quantity: 3, unit: 'sprig', food: 'thyme' }],
    ],
  },
  {
    name: 'measure that closes',
    says: 'Where nothing is left to be measured, the measure is the food: "a few peppercorns".',
    head: ({ tokens, leading }) => {
      const last = tokens.at(-1)
      if (!leading || leading.next < tokens.length) return undefined
      if (!last || leading.quantity !== undefined || names.single(last.form).length === 0)
        return undefined
      const { unit: _, ...amount } = leading
      return { amount, rest: [last] }
    },
    examples: [['a few peppercorns', { food: 'peppercorns', understood: true }]],
  },
  {
    name: 'amount first',
    says: 'A number with or without a unit, a unit alone, or some: «2 ст. л.», "a pinch of", «кілька».',
    head: ({ tokens, leading }) => {
      if (!leading) return undefined
      return leading.next < tokens.length
        ? withSecond(leading, tokens.slice(leading.next))
        : { amount: leading, rest: [] }
    },
    examples: [
      ['2 ст. л. олії', { quantity: 2, unit: 'tbsp', food: 'vegetable-oil' }],
      ['1 lb 4 oz beef', { quantity: 20, unit: 'oz', food: 'beef' }],
      ['2 x 400 г квасолі', { quantity: 800, unit: 'g', food: 'beans' }],
      ['půl lžičky soli', { quantity: 0.5, unit: 'tsp', food: 'salt' }],
    ],
  },
  {
    name: 'amount after a dash',
    says: 'What follows the last dash is the amount, if it is nothing else: «пластівці 4 злаки – 200 г».',
    head: ({ tokens, opening }) => partedAmount(tokens, opening),
    examples: [['борошно – 200 г', { quantity: 200, unit: 'g', food: 'wheat-flour' }]],
  },
  {
    name: 'amount behind',
    says: 'The first amount after the name, with what follows it as a note.',
    head: ({ tokens, opening }) => {
      for (let at = Math.max(1, opening); at < tokens.length; at++) {
        const found = trailingAt(tokens, at)
        if (found) return found
      }
      return undefined
    },
    examples: [
      ['яйця 2 шт.', { quantity: 2, unit: 'piece', food: 'egg' }],
      ['сік 1 лимона', { quantity: 1, food: 'lemon', note: 'сік' }],
      ['picked meat from 1 cooked crab', { quantity: 1, food: 'crab' }],
      ['salmon 200 g', { quantity: 200, unit: 'g', food: 'salmon' }],
    ],
  },
]

/** Parts the amount from the name, wherever the amount stands. */
export function readHead(tokens: readonly Token[]): Head {
  return headBy(tokens)?.head ?? { rest: [...tokens] }
}

/** The same, and the rule that has found it. */
export function headBy(tokens: readonly Token[]): { head: Head; rule: HeadRule } | undefined {
  const look = lookAt(tokens)
  for (const rule of headRules) {
    const head = rule.head(look)
    if (head) return { head, rule }
  }
  return undefined
}
