import { isMaker, shelfOfMaker, tellsBrand } from '../../brands/index.ts'
import { goodsIn, isPurpose } from '../../goods/index.ts'
import { names } from '../../names/index.ts'
import type { Form } from '../../text/forms.ts'
import { wordsOf } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'
import { units } from '../../units/units.ts'
import { hasFood } from '../adjectives.ts'
import { productIn } from '../product.ts'
import { textOf, wordForms } from '../region.ts'
import { said } from '../words/said.ts'
import type { Draft } from './draft.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What is no food at all, and what is called by its maker's name for it. */
export const goods: readonly Rule[] = [
  {
    name: 'what such a maker sells',
    says: 'Beside the name of who makes nothing to eat nothing on a line is a food.',
    pattern: kinds.maker,
    build: (draft) => {
      draft.goods = shelfOfMaker(wordForms(draft.written))
      return draft.goods !== undefined
    },
    examples: [
      ['фейрі лимон', { goods: 'household' }],
      ['Whiskas tuna', { goods: 'pets' }],
    ],
  },
  {
    name: 'household goods',
    says: 'A thing of the household, by its name or by what it is for.',
    pattern: kinds.goods,
    build: (draft) => {
      const words = asWritten(draft, draft.head.rest)
      draft.goods ??= goodsIn(words) ?? packedGoods(draft) ?? goodsBehindMaker(words)
      return draft.goods !== undefined
    },
    examples: [
      ['зубна паста', { goods: 'hygiene' }],
      ['hand cream', { goods: 'hygiene' }],
      ['пакети для сміття', { goods: 'household' }],
      ['toaletní papír', { goods: 'household' }],
    ],
  },
  {
    name: 'how much a vessel holds',
    says: 'Of a bag, a bin or a bottle to fill the litres say how large it is, and not how many are bought.',
    pattern: kinds.goods,
    build: (draft) => {
      const { amount, first, goods, head } = draft
      const isVolume = amount?.unit !== undefined && units[amount.unit].dimension === 'volume'
      if (!goods || !isVolume || !head.rest.some(isVessel)) return false
      draft.head = { rest: first }
      draft.amount = undefined
      return true
    },
    examples: [
      ['мішки для сміття 35 л', { goods: 'household', foodText: 'мішки для сміття 35 л' }],
    ],
  },
  {
    name: 'product of a maker',
    says: "A maker's name for one thing alone stands for the food that it is, and its flavour follows.",
    pattern: kinds.maker,
    build: (draft) => {
      if (draft.goods) return false
      draft.product = productIn(asWritten(draft, draft.head.rest))
      return draft.product !== undefined
    },
    examples: [
      ['прінглз сметана', { food: 'potato-chips', mentions: ['sour-cream'] }],
      ['снікерс', { food: 'chocolate-bar-filled' }],
    ],
  },
]

/** Czech words stand for what they mean, and are told by what was written. */
function isVessel({ low, text }: Token): boolean {
  return said.vessel.has(low) || said.vessel.has(text.toLowerCase())
}

/** Household goods have no names of foods in them, so they are looked for in what was written. */
export function asWritten({ understood, written, source }: Draft, part: readonly Token[]): Form[] {
  return understood === written ? wordForms(part) : wordsOf(textOf(source, part))
}

/** «sunar dudlík»: who makes it stands before it, whatever else they make. */
function goodsBehindMaker(words: readonly Form[]) {
  const [maker, ...own] = words
  const known = maker !== undefined && (isMaker(maker) || tellsBrand(maker))
  if (!known || own.length !== 1 || names.longest(words, 0)?.length === words.length)
    return undefined
  return goodsIn(own)
}

/** «пакети для сміття» begins with what else would be a unit. */
function packedGoods(draft: Draft) {
  const unit = draft.amount?.unit
  const counted = unit !== undefined && (unit === 'drop' || units[unit].dimension === 'count')
  const { rest } = draft.head
  // «банки під огірки» are to be filled.
  const meant = isPurpose(rest.find(({ kind }) => kind === 'word')?.low)
  if (meant ? unit === undefined : !(counted || (unit && rest.length > 0)) || hasFood(rest))
    return undefined
  return goodsIn(asWritten(draft, draft.first))
}
