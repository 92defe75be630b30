import { named as czech } from '../../czech/names.ts'
import { isA, isKindOf } from '../../lexicon/index.ts'
import { refusedBy } from '../../names/free-of.ts'
import { names } from '../../names/index.ts'
import { isPreparation } from '../../names/modifiers.ts'
import { qualitiesIn } from '../../names/told-apart.ts'
import { type Form, formOf } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { areBoughtBoth } from '../bought-both.ts'
import { isBulk } from '../bulk.ts'
import { chooseFood } from '../choose.ts'
import { kindsAmong } from '../examples.ts'
import { tastesOf } from '../flavours.ts'
import { isCutInto } from '../preparations.ts'
import { formsOf, textOf, wordForms } from '../region.ts'
import type { ParsedLine } from '../types.ts'
import { andWords, holdsNone, noteStarts, orWords } from '../words/index.ts'
import { orSaid, said } from '../words/said.ts'
import type { Draft } from './draft.ts'
import type { Rule } from './rule.ts'

/** Other foods that the line of one food speaks of: what may be taken instead, what is beside it, what it tastes of. */
export const others: readonly Rule[] = [
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
      const others = unique(found, line.food).filter((id) => !isSaidTwice(draft, id))
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
      const words = formsOf(draft.named)
      for (const part of [...beside, ...told])
        if (!isOfName(part, draft))
          found.push(...(kindsAmong(part, words) ?? mentionsIn(part, line.food)))
      // «цукерки дітям без горіхів»: what it must be free of is not in it.
      const refused = (line.qualities ?? []).flatMap(refusedBy)
      const others = unique(found, line.food).filter((id) => !refused.some((no) => isA(id, no)))
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

/** «hovězí (plec)», «цибуля (ріпка)»: what is a part of the name is no other food beside it. */
function isOfName(part: readonly Token[], { name, named, line }: Draft): boolean {
  const told = part.filter(({ kind }) => kind === 'word')
  if (told.length === 0) return false
  // «ковбаса (молочна)» has milk in it, whatever else is called so.
  if (told.some(({ low }) => said.madeOfNoun.has(low))) return false
  if (told.every((token) => name.words.includes(token))) return true
  const whole = [...formsOf(named), ...wordForms(told)]
  const found = names.longest(whole, 0)
  return found?.length === whole.length && found.values[0] === line.food
}

function mentionsIn(part: readonly Token[], food: string | undefined): readonly string[] {
  // Neither what it is for nor what it is without is in it; «на молоці» is.
  if (holdsNone.has(part[0]?.low)) return []
  const words = wordForms(withoutNone(part)).filter(
    (word) => !isPreparation(word) && !said.itsOwn.has(word.low),
  )
  const { main, alternatives, mentions } = chooseFood(words, false, food)
  return [...(main ? [main.id] : []), ...alternatives, ...mentions]
}

/** "bones removed", "the size of a walnut", "cut across the grain": what is named so is not in it, and the rest is. */
function withoutNone(part: readonly Token[]): readonly Token[] {
  const closes = said.takenAway.has(part.at(-1)?.low)
  const from = part.findLastIndex(({ low }) => opensAnother(low)) + 1
  const kept = closes ? part.slice(0, Math.max(from, part.length - mostTaken)) : part
  return kept.filter(
    (_, at) => !isOnlySize(kept, at) && !isCutAlong(kept, at) && !isCutInto(kept, at - 2),
  )
}

/** "pin bones removed" */
const mostTaken = 3

/** "coated in flour with excess removed": where what was taken away begins. */
function opensAnother(low: string): boolean {
  const mark = low === ',' || low === ';'
  return mark || andWords.has(low) || noteStarts.has(low) || said.holding.has(low)
}

function isOnlySize(part: readonly Token[], at: number): boolean {
  const of = said.ofEach.has(part[at - 1]?.low) ? at - 1 : at - 2
  return said.ofEach.has(part[of]?.low) && said.onlySize.has(part[of - 1]?.low)
}

function isCutAlong(part: readonly Token[], at: number): boolean {
  return said.cutAlong.has(part[at - 2]?.low) && said.theSize.has(part[at - 1]?.low)
}

/** "Chicken broth or stock": one thing, called by both its names. */
function isSaidTwice({ line, tokens }: Draft, other: string): boolean {
  if (other !== 'meat-broth' || !isKindOf(line.food ?? '', 'broth')) return false
  return tokens.some(
    ({ low }, at) =>
      orWords.has(low) &&
      [tokens[at - 1], tokens[at + 1]].every((word) => said.broths.has(word?.low)),
  )
}

function unique(ids: readonly string[], without: string | undefined): string[] {
  return ids.length === 0
    ? []
    : [...new Set(ids)].filter((id) => id !== without && !isKindOf(id, 'non-food'))
}
