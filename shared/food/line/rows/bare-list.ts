import { goodsIn } from '../../goods/index.ts'
import { concepts, isKindOf } from '../../lexicon/index.ts'
import { type FoodMatch, matchFoods } from '../../names/match.ts'
import type { Form } from '../../text/forms.ts'
import { wordsOf } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { comesInFlavours } from '../flavours.ts'
import { formsOf, textOf } from '../region.ts'
import { noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import { eachText, opensEach } from './row-amounts.ts'
import { isSaidFirst } from './tastes.ts'
import { areOnlyBeside, isMany, isNamedSo } from './to-the-letter.ts'

const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))

/** Foods with nothing between them: each by its own words, or two that may be one thing or two. */
export type BareList = readonly string[] | 'unsure'

/**
 * «хліб молоко яйця на сніданок», "milk bread eggs": three foods or more with nothing between them are so many needs,
 * and two of which neither can be said of the other. Each has to stand in the nominative, and none may be what the one
 * before it is of or tastes of.
 */
export function bareList(text: string, tokens: readonly Token[]): BareList {
  const end = tokens.findIndex(
    (_, at) =>
      at > 1 && (opensPurpose(tokens, at) || opensPackage(tokens, at) || opensEach(tokens, at)),
  )
  const own = end < 0 ? tokens : tokens.slice(0, end)
  const behind = end < 0 ? [] : tokens.slice(end)
  const isEach = end >= 0 && opensEach(tokens, end)
  const purpose = end < 0 ? '' : ` ${isEach ? eachText(text, behind) : textOf(text, behind)}`
  if (text.length > 120 || own.length < 2) return []
  if (own.some(({ kind, dotted }) => kind !== 'word' || dotted)) return []
  const forms = formsOf(own)
  const foods = matchFoods(forms)
  if (foods.length < 2 || foods.some(({ weak, corrected }) => weak || corrected)) return []
  if (foods.reduce((sum, { from, to }) => sum + to - from, 0) < own.length) return []
  const [first] = foods
  const mayTaste = (id: string) => !plain.has(id) && (isTasting(id) || comesInFlavours(id))
  if (!first || mayTaste(first.id)) return []
  // «зелень кріп петрушка»: of a word for many foods those behind it are which.
  const told = groups.has(first.id) && foods.slice(1).every(({ id }) => isKindOf(id, first.id))
  if (told && foods.length > 2) return bareList(text, own.slice(first.to))
  // "Apple cinnamon oatmeal"
  if (foods.some(({ id }, at) => at > 0 && isSaidFirst(foods[at - 1]?.id ?? '', id))) return []
  const ids = foods.map(({ id }) => id)
  if (ids.some((id, at) => ids.some((other, i) => i !== at && isKindOf(id, other)))) return []
  // «jelení lůj třešeň» is a balm for lips.
  if (goodsIn(wordsOf(text)) !== undefined) return []
  // A name in another case is said of its neighbour: «сік лимона».
  const isOwn = ({ from, to }: FoodMatch) =>
    to - from > 1
      ? !areOnlyBeside(forms.slice(from, to))
      : isNamedSo(forms[from] as Form, text, own[from] as Token)
  if (!foods.every(isOwn)) return []
  // «яблука груші по кілограму»
  const apart = foods.length > 2 || isEach || areApart(foods, forms)
  return apart === true
    ? foods.map(({ from, to }) => `${textOf(text, own.slice(from, to))}${purpose}`)
    : apart
}

function opensPurpose(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? ''
  return noteStarts.has(low) && said.purpose.has(low)
}

/** «в пучку»: the last word says what they come in. */
function opensPackage(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at + 1]
  return (
    said.comesIn.has(tokens[at]?.low) &&
    at + 2 === tokens.length &&
    last?.kind === 'word' &&
    unitOf(last.form) === 'bunch'
  )
}

/**
 * «петрушка кріп» are two, and so are «хліб молоко»; of «яблука лимони» nobody can say. In English what stands
 * before is said of what follows.
 */
function areApart([one, other]: readonly FoodMatch[], forms: readonly Form[]): true | BareList {
  const [first, last] = [forms[0], forms.at(-1)]
  if (!one || !other || !first || !last) return []
  if (/^[a-z]/.test(first.low)) return areMany(forms, one, other)
  const groups = [grown, staple].filter((kinds) => isOf(one.id, kinds) && isOf(other.id, kinds))
  if (groups.length > 0) return true
  const both = [...grown, ...staple, 'fruit']
  return isOf(one.id, both) && isOf(other.id, both) ? 'unsure' : []
}

/** «хліб сметана»: neither is said of the other. */
export function areStaples(...ids: readonly string[]): boolean {
  return ids.every((id) => isOf(id, staple))
}

/** "Carrots potatoes": what is said of another is one in English, and no plural. */
function areMany(forms: readonly Form[], one: FoodMatch, other: FoodMatch): true | BareList {
  const both = [...grown, ...staple, 'fruit', 'legume', 'meat', 'cheese']
  if (!isOf(one.id, both) || !isOf(other.id, both)) return []
  const [many, more] = [one, other].map(({ to }) => isMany(forms[to - 1] as Form))
  if (many) return more ? true : 'unsure'
  return more && isOf(one.id, staple) ? 'unsure' : []
}

const grown = ['vegetable', 'herb']
const staple =
  'salt black-pepper bread milk egg butter sour-cream kefir cottage-cheese sugar wheat-flour vegetable-oil'.split(
    ' ',
  )

function isOf(id: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => isKindOf(id, kind))
}

export function isTasting(id: string): boolean {
  return isOf(id, tasting)
}

/** Sauces that hardly come in tastes: «майонез горошок ковбаса варена» are three. */
const plain: ReadonlySet<string> = new Set(['mayonnaise', 'ketchup', 'mustard', 'tomato-paste'])

/** What comes in tastes, so that the next food may be its taste. */
const tasting = [
  ...[
    'yogurt',
    'ice-cream',
    'potato-chips',
    'corn-chips',
    'fruit-juice',
    'drink',
    'sweets',
    'croutons',
  ],
  ...[
    'broth',
    'sauce',
    'soup',
    'dough',
    'salad',
    'sandwich',
    'curd-snack',
    'tea',
    'milk-chocolate',
  ],
]
