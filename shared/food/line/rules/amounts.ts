import { names } from '../../names/index.ts'
import { matchFoods } from '../../names/match.ts'
import { isModifier } from '../../names/modifiers.ts'
import { tellsApart } from '../../names/quality-table.ts'
import type { Token } from '../../text/tokens.ts'
import {
  closingAmount,
  countedAgain,
  eachOf,
  eachPacked,
  loneMeasure,
  openingAmount,
  wholeAmount,
} from '../aside.ts'
import { headBy, headRules } from '../head/index.ts'
import { takeHeap } from '../name.ts'
import { wordForms } from '../region.ts'
import { sizeAlone } from '../size.ts'
import { orWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import type { Draft } from './draft.ts'
import { kinds } from './kinds.ts'
import { closing } from './parts.ts'
import type { Rule } from './rule.ts'

/** How much of it, wherever that stands. */
export const amounts: readonly Rule[] = [
  ...headRules.map(
    (rule): Rule => ({
      ...rule,
      build: (draft) => {
        if (!draft.headed) takeHead(draft)
        return draft.headRule === rule
      },
    }),
  ),
  {
    name: 'amounts beside',
    says: 'An amount in brackets or between commas, a size, and what closes a note: «(2 шт. по 300 г)».',
    pattern: kinds.comma | kinds.bracket,
    build: (draft) => {
      let found = false
      for (const part of draft.others) found = takeBeside(draft, part, false) || found
      for (const part of draft.brackets) found = takeBeside(draft, part, true) || found
      if (draft.beside.length > 1) draft.beside = draft.beside.toSorted(asTheyStand)
      return found
    },
    examples: [
      ['сир (200 г)', { quantity: 200, unit: 'g', food: 'cheese' }],
      ['2 банки квасолі (400 г)', { quantity: 2, unit: 'can', also: { quantity: 800, unit: 'g' } }],
      ['2 (12-ounce) duck breasts', { quantity: 2, also: { quantity: 24, unit: 'oz' } }],
      [
        '1 cup/225 g butter (2 sticks)',
        { quantity: 1, also: { quantity: 225, unit: 'g' }, note: '2 sticks' },
      ],
      ['курага (жменя)', { quantity: 1, unit: 'handful', food: 'dried-apricot' }],
      ['яблука 4 шт., невеликі', { quantity: 4, unit: 'piece', size: 'small', food: 'apple' }],
      ['Гірчиця зерниста, 1 ч. л. без гірки', { quantity: 1, unit: 'tsp', note: 'без гірки' }],
      ['Картопля, очищена й нарізана – 600 г', { quantity: 600, unit: 'g', food: 'potato' }],
    ],
  },
  {
    name: 'instead of it',
    says: 'What begins with a word for «or» may be taken instead.',
    pattern: kinds.or,
    build: (draft) => {
      const { after, rest } = draft.head
      const opens = (part: readonly Token[]) => opensChoice(part, rest)
      const beside = draft.beside.filter((part) => !opens(part))
      draft.instead = [...(after && opens(after) ? [after] : []), ...draft.beside.filter(opens)]
      draft.beside = beside
      return draft.instead.length > 0
    },
    examples: [
      ['масло 200 г, або маргарин', { quantity: 200, food: 'butter', alternatives: ['margarine'] }],
      ['1 cup butter (or margarine)', { food: 'butter', alternatives: ['margarine'] }],
    ],
  },
  closing,
]

function asTheyStand([one]: readonly Token[], [other]: readonly Token[]): number {
  return (one?.start ?? 0) - (other?.start ?? 0)
}

function takeHead(draft: Draft): void {
  const found = headBy(draft.first)
  draft.headed = true
  draft.headRule = found?.rule
  draft.head = withoutTimes(found?.head) ?? { rest: draft.first }
  draft.amount = draft.head.amount
  draft.also = draft.head.amount?.also ?? draft.head.also
}

/** "2x milk", "eggs x12": the sign is of the number, and of no food. */
function withoutTimes(head: Draft['head'] | undefined): Draft['head'] | undefined {
  const { amount, rest = [] } = head ?? {}
  if (!head || !amount || rest.length < 2) return head
  const from = said.timesSign.has(rest[0]?.low) ? 1 : 0
  const to = said.timesSign.has(rest.at(-1)?.low) ? -1 : rest.length
  return from === 0 && to === rest.length ? head : { ...head, rest: rest.slice(from, to) }
}

/** Whether the part has an amount or a size in it; what is left of it stands beside the name. */
function takeBeside(draft: Draft, part: Token[], bracketed: boolean): boolean {
  const packed = !draft.amount && bracketed ? eachPacked(part) : undefined
  if (packed) {
    draft.amount = packed.amount
    draft.also = packed.also
    return true
  }
  const { amount } = draft
  const { tokens, note } = takeHeap(part)
  const heaped = note.length > 0 ? wholeAmount(tokens) : undefined
  if (heaped && !amount) {
    draft.amount = heaped
    draft.told = [...draft.told, note]
    return true
  }
  const again = amount ? undefined : countedAgain(part, draft.head.rest)
  const read = again ?? wholeAmount(part) ?? (bracketed || !amount ? loneMeasure(part) : undefined)
  const closes =
    read || amount || bracketed ? undefined : (openingAmount(part) ?? closingAmount(part))
  const size = sizeAlone(part)
  if (size) draft.size = size
  else if (closes) {
    draft.amount = closes.amount
    if (closes.rest.length > 0) draft.beside = [...draft.beside, closes.rest]
  } else if (!read) draft.beside = [...draft.beside, part]
  else if (!amount) draft.amount = read
  else if (!draft.also)
    draft.also = eachOf(amount, read, part, bracketed, isBehindNumber(draft, part))
  // A third amount counts for nothing, and is kept as it was written.
  else draft.beside = [...draft.beside, part]
  return Boolean(size ?? closes ?? read)
}

/** "4 (6-ounce) fillets": between the number and what it counts. */
function isBehindNumber({ tokens }: Draft, [first]: readonly Token[]): boolean {
  const at = first ? tokens.indexOf(first) : -1
  return tokens[at - 1]?.low === '(' && tokens[at - 2]?.kind === 'number'
}

function opensChoice(part: readonly Token[], of: readonly Token[]): boolean {
  const low = part[0]?.low ?? ''
  if (orWords.has(low)) return true
  return said.maybe.has(low) && (isFood(part.slice(1)) || isKindOfSame(part.slice(1), of))
}

/** «олія соняшникова (можна оливкова)»: with the noun before it, it is the name of another food. */
function isKindOfSame(part: readonly Token[], of: readonly Token[]): boolean {
  const [kind, ...more] = wordForms(part)
  if (!kind || more.length > 0 || tellsApart(kind)) return false
  return wordForms(of).some((noun) => names.longest([noun, kind], 0)?.length === 2)
}

/** Nothing but the name of a food. */
function isFood(part: readonly Token[]): boolean {
  const words = wordForms(part)
  // «цибуля (можна синя)» is another onion.
  if (words.some((word) => tellsApart(word) || isModifier(word))) return false
  const [food, ...others] = matchFoods(words)
  return (
    food !== undefined && !food.weak && others.length === 0 && food.to - food.from === words.length
  )
}
