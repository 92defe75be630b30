import { isMaker, shelfOfMaker, tellsBrand } from '../../brands/index.ts'
import { goodsIn, isGoodsName, isPurpose } from '../../goods/index.ts'
import { names } from '../../names/index.ts'
import type { Form } from '../../text/forms.ts'
import { wordsOf } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { units } from '../../units/units.ts'
import { hasFood } from '../adjectives.ts'
import { readAmount } from '../amount.ts'
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
      // «jar na nádobí» is a name, and no jar of anything.
      const measured = draft.head.amount && draft.head.rest.length < draft.first.length
      const whole = measured && draft.first.every(({ kind }) => kind === 'word')
      if (whole && isGoodsName(asWritten(draft, draft.first))) {
        draft.head = { rest: draft.first }
        draft.amount = undefined
      }
      if (measuresFood(draft.head.rest)) return false
      const words = asWritten(draft, draft.head.rest)
      draft.goods ??= goodsIn(words) ?? packedGoods(draft) ?? goodsBehindMaker(words)
      return draft.goods !== undefined
    },
    examples: [
      ['зубна паста', { goods: 'hygiene' }],
      ['hand cream', { goods: 'hygiene' }],
      ['jar na nádobí', { goods: 'household', foodText: 'jar na nádobí' }],
      ['пакети для сміття', { goods: 'household' }],
      ['toaletní papír', { goods: 'household' }],
    ],
  },
  {
    name: 'counted last',
    says: 'Of several numbers beside a thing the last says how many: before it stand its size, its strength or its model.',
    pattern: kinds.goods | kinds.maker,
    build: (draft) => {
      const several = draft.first.filter(({ kind }) => kind === 'number').length > 1
      if (!draft.goods) return false
      return several ? takeLastCount(draft) : withoutModel(draft)
    },
    examples: [
      ['лампочка е27 led 2шт', { quantity: 2, unit: 'piece', goods: 'home' }],
      ['ibuprofen 200mg 16', { quantity: 16, goods: 'pharmacy' }],
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
      ['принглз', { food: 'potato-chips' }],
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
  const named = goodsIn(asWritten(draft, draft.first))
  // «краплі в ніс»: what could measure is a part of the name.
  if (named && draft.first[0]?.kind === 'word' && !takeLastCount(draft)) {
    draft.head = { rest: draft.first }
    draft.amount = undefined
  }
  return named
}

const mostCounted = 60

/** «лампочка е27»: which one it is. */
function withoutModel(draft: Draft): boolean {
  const { amount, first } = draft
  const at = first.findIndex(({ kind }) => kind === 'number')
  const glued = at > 0 && first[at - 1]?.end === first[at]?.start
  if (!glued || amount?.unit !== undefined || said.timesBehind.has(first[at - 1]?.low)) return false
  draft.head = { rest: first }
  draft.amount = undefined
  return true
}

/** «зошити 12 арк 10 шт», "stamps 2nd class x8": how many there are stands last; a size is glued to what it is of. */
function takeLastCount(draft: Draft): boolean {
  const { first } = draft
  const at = first.findLastIndex(({ kind }) => kind === 'number')
  const [number, before] = [first[at], first[at - 1]]
  const read = at < 1 ? undefined : readAmount(first, at)
  if (!number || !before || read?.next !== first.length) return false
  if (said.whichSize.has(before.low) || said.numbered.has(before.low)) return false
  const { quantity = 0.5, unit } = read
  if (
    !Number.isInteger(quantity) ||
    (unit ? units[unit].dimension !== 'count' : quantity > mostCounted)
  )
    return false
  const times = said.timesBehind.has(before.low) && first[at - 2]?.end !== before.start
  if (before.end === number.start && !times) return false
  draft.head = { rest: first.slice(0, times ? at - 1 : at), amount: read }
  draft.amount = read
  draft.also = undefined
  return true
}

/** "125g ball of mozzarella": nothing to play with. */
function measuresFood([first, second, ...rest]: readonly Token[]): boolean {
  if (!first || unitOf(first.form) === undefined || !said.ofEach.has(second?.low)) return false
  return hasFood(rest)
}
