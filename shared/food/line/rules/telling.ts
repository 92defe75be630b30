import { matchFoods } from '../../names/match.ts'
import { isPart } from '../../names/modifiers.ts'
import { tellsApart } from '../../names/quality-table.ts'
import { qualitiesIn } from '../../names/told-apart.ts'
import type { Token } from '../../text/tokens.ts'
import { isRoot } from '../amount.ts'
import { isAnother } from '../another.ts'
import { isInOnePack } from '../in-one-pack.ts'
import { saysTip } from '../misread.ts'
import { notOfRefused } from '../not-of-refused.ts'
import { isOfBottle } from '../part-of-measure.ts'
import { productBeside } from '../product.ts'
import { textOf, wordForms } from '../region.ts'
import { hasTin, isGreen, rootOf, soldAs, toldAs, unitBeside } from '../together.ts'
import { orWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { asWritten } from './goods.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** What the line says of its food, put together. */
export const telling: readonly Rule[] = [
  {
    name: 'food and amount',
    says: 'The name, how much of it, and whether every word that could change it is known.',
    build: (draft) => {
      const { amount, goods, line, name, product } = draft
      line.foodText = textOf(draft.source, name.words)
      line.understood = product ? !product.unsure : name.main !== undefined && !name.unsure
      if (goods) line.goods = goods
      if (amount?.quantity !== undefined) line.quantity = amount.quantity
      if (amount?.upTo !== undefined) line.upTo = amount.upTo
      const unit = unitBeside(name.main?.id, amount?.unit ?? name.unit)
      if (unit) line.unit = unit
      const also = draft.also ?? amount?.also
      if (also) line.also = also
      const size = amount?.size ?? draft.ownSize ?? draft.size
      if (size) line.size = size
      // An adjective beside an unknown noun («молочний снікерс») names no food yet.
      if (name.main && !(name.main.weak && name.unsure)) line.food = name.main.id
      return true
    },
    examples: [['2 качани капусти', { quantity: 2, unit: 'head', food: 'cabbage' }]],
  },
  {
    name: 'as much as a knife takes',
    says: 'What the tip of a knife takes is a pinch, where no other amount is said.',
    pattern: kinds.pinch,
    build: ({ line, source }) => {
      if (line.quantity !== undefined || line.unit || !line.food || !saysTip(source)) return false
      line.quantity = 1
      line.unit = 'pinch'
      return true
    },
    examples: [
      ['сода на кінчику ножа', { quantity: 1, unit: 'pinch', food: 'baking-soda' }],
      ['na špičku nože mletého hřebíčku', { quantity: 1, unit: 'pinch', food: 'clove' }],
    ],
  },
  {
    name: 'unknown noun beside',
    says: 'A lone noun between commas that nobody knows may be one more food, and leaves the line unsure.',
    pattern: kinds.comma | kinds.bracket,
    build: ({ beside, name, line }) => {
      if (!beside.some((part) => part !== name.joined && isAnother(part))) return false
      line.understood = false
      return true
    },
    examples: [['борошно, хмелін', { food: 'wheat-flour', understood: false }]],
  },
  {
    name: 'part of a litre',
    says: 'What a bottle holds, behind the name of what is poured, is so much of a litre: «пиво 0,5».',
    pattern: kinds.digit,
    build: ({ amount, line, source }) => {
      const { food, quantity, understood } = line
      if (!food || !understood || quantity === undefined || amount?.unit) return false
      const isSo = isOfBottle(food, quantity, source)
      if (isSo) line.unit = 'l'
      return isSo
    },
    examples: [
      ['пиво 0,5', { quantity: 0.5, unit: 'l', food: 'beer' }],
      ['cola 1.5', { quantity: 1.5, unit: 'l', food: 'cola' }],
    ],
  },
  {
    name: 'sold as',
    says: 'A bunch of coriander is the herb, stewed beef is in a tin, and cheese of nine per cent is curd.',
    build: ({ line, amount, head }) => {
      if (line.food === undefined) return false
      const root = rootOf(line.food)
      const rooted =
        root !== undefined && (amount?.rooted ?? [...head.rest, ...(head.after ?? [])].some(isRoot))
      const food = rooted ? root : soldAs(line.food, line.unit, line.foodText, line.quantity)
      const changed = food !== line.food
      line.food = food
      return changed
    },
    examples: [
      ['1 пучок коріандру', { unit: 'bunch', food: 'cilantro' }],
      ['сир 9%', { food: 'cottage-cheese', qualities: ['9%'] }],
    ],
  },
  {
    name: "maker's own name",
    says: 'A name that a maker gave says more than the food beside it: «кава Нескафе».',
    pattern: kinds.maker,
    build: (draft) => {
      const { head, line, product } = draft
      const { food } = line
      const made =
        product?.id ?? (food ? productBeside(asWritten(draft, head.rest), food) : undefined)
      if (made) line.food = made
      return made !== undefined
    },
    examples: [['кава Нескафе', { food: 'instant-coffee' }]],
  },
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
      const sure = note?.replace(textOf(source, advised), '')
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
