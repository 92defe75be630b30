import { isRoot } from '../amount.ts'
import { isAnother } from '../another.ts'
import { measureOfBare } from '../bare-weight.ts'
import { saysTip } from '../misread.ts'
import { isOfBottle } from '../part-of-measure.ts'
import { productBeside } from '../product.ts'
import { textOf } from '../region.ts'
import { rootOf, soldAs, unitBeside } from '../together.ts'
import { asWritten } from './goods.ts'
import { kinds } from './kinds.ts'
import type { Rule } from './rule.ts'

/** Which food it is in a shop, and how much of it is bought. */
export const bought: readonly Rule[] = [
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
    name: 'number of grams',
    says: 'A bare number that can count nothing measures what a shop weighs or pours: «масло 200», «бринза 0,3».',
    pattern: kinds.digit,
    build: ({ amount, line, source }) => {
      const { food, quantity, understood, size } = line
      if (!food || !understood || quantity === undefined || size || amount?.unit || line.unit)
        return false
      const unit = measureOfBare(food, quantity, source)
      if (unit) line.unit = unit
      return unit !== undefined
    },
    examples: [
      ['масло 200', { quantity: 200, unit: 'g', food: 'butter' }],
      ['оцет 100', { quantity: 100, unit: 'ml', food: 'vinegar' }],
      ['бринза 0,3', { quantity: 0.3, unit: 'kg', food: 'brynza' }],
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
]
