import { named as czech } from '../../czech/names.ts'
import { isKindOf } from '../../lexicon/index.ts'
import { names } from '../../names/index.ts'
import { matchFoods } from '../../names/match.ts'
import { isPreparation } from '../../names/modifiers.ts'
import { qualitiesIn } from '../../names/told-apart.ts'
import { type Form, formOf } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { isRoot } from '../amount.ts'
import { isAnother } from '../another.ts'
import { areBoughtBoth } from '../bought-both.ts'
import { chooseFood } from '../choose.ts'
import { tastesOf } from '../flavours.ts'
import { saysTip } from '../misread.ts'
import { productBeside } from '../product.ts'
import { formsOf, textOf, wordForms } from '../region.ts'
import { hasTin, rootOf, soldAs, unitBeside } from '../together.ts'
import type { ParsedLine } from '../types.ts'
import { holdsNone, orWords } from '../words/index.ts'
import { orSaid, said } from '../words/said.ts'
import type { Draft } from './draft.ts'
import { asWritten } from './goods.ts'
import { kinds } from './kinds.ts'
import { isBulk } from './naming.ts'
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
      const said =
        product?.id ?? (food ? productBeside(asWritten(draft, head.rest), food) : undefined)
      if (said) line.food = said
      return said !== undefined
    },
    examples: [['кава Нескафе', { food: 'instant-coffee' }]],
  },
  {
    name: 'notes',
    says: 'What is said of the food and is neither its name nor its amount.',
    build: (draft) => {
      const { head, name, beside, instead, line, notes, told, source } = draft
      const around = beside.length + instead.length + notes.length + told.length
      if (around === 0 && !head.before && !head.after) return false
      const note = [
        ...notes,
        head.before,
        ...told,
        head.after,
        ...beside.filter((part) => part !== name.joined),
        ...instead.filter((part) => part !== head.after),
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
    name: 'qualities',
    says: 'What tells this product from others of its food: fat content, smoked, a brand.',
    pattern: kinds.quality | kinds.percent,
    build: ({ done, line, name, source }) => {
      const { food, foodText, note, understood } = line
      const own = ownWords(name.words)
      const said = own === name.words ? foodText : textOf(source, own)
      const words = [said, ...done.map((part) => textOf(source, part))].join(' ')
      const told = understood && food ? qualitiesIn(food, words, note) : []
      if (told.length > 0) line.qualities = told
      return told.length > 0
    },
    examples: [
      ['молоко 2,5%', { food: 'milk', qualities: ['2.5%'] }],
      ['organic butter', { food: 'butter', qualities: ['organic'] }],
    ],
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
  {
    name: 'alternatives',
    says: 'What may be taken instead of it.',
    build: (draft) => {
      const { amount, instead, line, name, named, product } = draft
      if (instead.length === 0 && (product || name.alternatives.length === 0)) return false
      const found = product ? [] : [...name.alternatives]
      for (const part of instead) {
        const kinds = ofSameNoun(named, part, isBulk(amount))
        const one = chooseFood(wordForms(part), isBulk(amount), line.food)
        if (one.main && kinds.length === 0) found.push(one.main.id)
        found.push(...(kinds.length > 0 ? kinds : one.alternatives))
      }
      const others = unique(found, line.food)
      if (others.length > 0) line.alternatives = others
      return others.length > 0
    },
    examples: [['масло або маргарин', { food: 'butter', alternatives: ['margarine'] }]],
  },
  {
    name: 'mentions',
    says: 'Other foods that the line speaks of count for allergies; what never comes in it is bought as well.',
    build: (draft) => {
      const { beside, line, name, product, told } = draft
      const own = product?.mentions ?? name.mentions
      if (own.length + beside.length + told.length === 0) return false
      const found = [...own]
      for (const part of beside) found.push(...mentionsIn(part, line.food))
      for (const part of told) found.push(...mentionsIn(part, line.food))
      const others = unique(found, line.food)
      if (others.length > 0) line.mentions = others
      if (others.length === 1) draft.line = withBesideBought(draft) ?? line
      return others.length > 0
    },
    examples: [
      ['шоколад з горіхами', { food: 'chocolate', mentions: ['nut'] }],
      ['кетчуп з майонезом', { food: 'ketchup', more: [{ food: 'mayonnaise' } as ParsedLine] }],
      [
        '4 burger buns with lettuce leaves',
        { quantity: 4, food: 'hamburger-bun', more: [{ food: 'lettuce' } as ParsedLine] },
      ],
    ],
  },
  {
    name: 'taste',
    says: 'Of what comes in flavours the one that is said tells it apart.',
    build: ({ line }) => {
      const { food, mentions, qualities = [], understood } = line
      if (!understood || !food || !mentions) return false
      const tastes = tastesOf(food, mentions)
      if (tastes.length > 0) line.qualities = [...qualities, ...tastes]
      return tastes.length > 0
    },
    examples: [
      [
        'йогурт питний полуниця',
        { food: 'drinking-yogurt', mentions: ['strawberry'], qualities: ['taste:strawberry'] },
      ],
      ['mattoni citron', { food: 'sparkling-water', qualities: ['mattoni', 'taste:lemon'] }],
    ],
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

/** «оцет яблучний (або винний)»: what is said in brackets may lack the noun. */
function ofSameNoun(
  named: readonly Token[],
  [or, ...kind]: readonly Token[],
  bulk: boolean,
): readonly string[] {
  if (!or || kind.length === 0) return []
  const own = formsOf(named)
  const told = wordForms(kind)
  const english = kindOfNoun(own, told)
  if (english !== undefined) return [english]
  if (kind.length !== 1) return []
  const words = [...own, formOf(orSaid), ...told]
  const { main, alternatives } = chooseFood(words, bulk)
  return main && !main.weak && alternatives.length === 1 ? alternatives : []
}

/** "bread flour (or all-purpose)": English says the noun last, and the kind in the brackets stands before it. */
function kindOfNoun(named: readonly Form[], kind: readonly Form[]): string | undefined {
  const noun = named.at(-1)
  if (!noun || named.length < 2 || noun.cyrillic || noun.low.startsWith(czech)) return undefined
  const words = [...kind, noun]
  const found = names.longest(words, 0)
  return found?.length === words.length ? found.values[0] : undefined
}

/** «кетчуп з майонезом»: the line with both, where what stands behind its «with» is bought as well. */
function withBesideBought(draft: Draft): ParsedLine | undefined {
  const { line, name, named, source } = draft
  const [other = ''] = line.mentions ?? []
  if (!line.food || !line.understood || !areBoughtBoth(line.food, other)) return undefined
  const at = named.findIndex(({ low }) => said.holding.has(low))
  if (at < 1 || !name.main || name.main.to > at) return undefined
  const beside = draft.readApart(textOf(source, named.slice(at + 1)))
  if (beside.food !== other || !beside.understood) return undefined
  const { mentions: _, qualities, ...own } = line
  // «сметана з майонезом (по 2 ст. л.)»: as much of the other.
  const { quantity, unit } = line
  const each = draft.tokens.some(({ low }) => said.apieceUk.has(low))
  const much = each && { ...(quantity !== undefined && { quantity }), ...(unit && { unit }) }
  const more = [{ ...beside, ...much, text: line.text }]
  const foodText = textOf(source, named.slice(0, at))
  const told = qualities && qualitiesIn(line.food, foodText, line.note)
  return { ...own, foodText, ...(told && told.length > 0 && { qualities: told }), more }
}

function mentionsIn(part: readonly Token[], food: string | undefined): readonly string[] {
  // Neither what it is for nor what it is without is in it; «на молоці» is.
  if (holdsNone.has(part[0]?.low)) return []
  const words = wordForms(part).filter((word) => !isPreparation(word) && !said.itsOwn.has(word.low))
  const { main, alternatives, mentions } = chooseFood(words, false, food)
  return [...(main ? [main.id] : []), ...alternatives, ...mentions]
}

function unique(ids: readonly string[], without: string | undefined): string[] {
  return ids.length === 0
    ? []
    : [...new Set(ids)].filter((id) => id !== without && !isKindOf(id, 'non-food'))
}
