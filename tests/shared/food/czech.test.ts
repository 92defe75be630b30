import { describe, expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { czechForm } from '../../../shared/food/czech/stem.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { czechRecipeLines } from './sets/czech/lines.ts'
import { czechQuestions } from './sets/czech/questions.ts'
import { czechRefused } from './sets/czech/refused.ts'
import type { Needed, NeededRow } from './sets/czech/rows.ts'
import { czechTyped } from './sets/czech/shopping.ts'
import { moreCzechLines } from './sets/czech-2/lines.ts'
import { moreCzechQuestions } from './sets/czech-2/questions.ts'
import { moreCzechRefused } from './sets/czech-2/refused.ts'
import { moreCzechTyped } from './sets/czech-2/shopping.ts'

const lines = [...czechRecipeLines, ...moreCzechLines]
const typed = [...czechTyped, ...moreCzechTyped]
const refusals = [...czechRefused, ...moreCzechRefused]
const questions = [...czechQuestions, ...moreCzechQuestions]

const needs = (text: string) => needsOfLine(parseIngredientLine(text))

describe('a Czech line', () => {
  test('of a recipe is read right, every part of it', () => {
    expect(lines.filter((row) => !isRight(row)).map(({ text }) => text)).toEqual([])
  })

  test('of a shopping list is a food, a thing of the house, or stays as typed', () => {
    const wrong = typed.filter(([text, want]) => !isBought(text, want)).map(([text]) => text)
    // Both are the spice and the leaf where nobody says how much.
    expect(wrong).toEqual(['paprika', 'petržel, celer'])
  })

  test('keeps the words of the person: only what is understood is the reader’s own', () => {
    const { foodText, note } = parseIngredientLine('2 lžíce hladké mouky, prosáté')
    expect([foodText, note]).toEqual(['hladké mouky', 'prosáté'])
  })

  test('with a word that nobody knows is unsure', () => {
    for (const text of ['2 lžíce oleje z trpatky', '100 g kvokavé mouky', '1 glumpa'])
      expect([text, parseIngredientLine(text).understood]).toEqual([text, false])
  })
})

describe('a Czech question', () => {
  test('never wishes for what it refuses', () => {
    const wished = refusals.flatMap(({ text, refused }) =>
      wishes(text)
        .filter((id) => refused.some((one) => isKindOf(id, one)))
        .map((id) => `${text}: ${id}`),
    )
    expect(wished).toEqual([])
  })

  test('leaves out what it refuses, and keeps what it wishes for', () => {
    const kept = refusals.flatMap(({ text, refused }) => {
      const { exclude, diets } = understandQuery(text)
      const out = new Set<string>([...exclude, ...diets.map((diet) => diet.replace('-free', ''))])
      return refused.filter((id) => ![...out].some((one) => isKindOf(id, one))).map(() => text)
    })
    const lost = refusals.flatMap(({ text, wished }) =>
      wished
        .filter((id) => !wishes(text).some((one) => isKindOf(one, id) || isKindOf(id, one)))
        .map(() => text),
    )
    expect(kept).toEqual([])
    // Unsure in both: what is not said to be refused is not lost.
    expect(lost).toEqual(['tatínek nesmí tučné maso, ať je to s kuřetem'])
  })

  test('becomes the slots that a person means', () => {
    expect(questions.filter(([text, want]) => !isMeant(text, want)).map(([text]) => text)).toEqual(
      [],
    )
  })
})

test('a word and its cases, with accents and without, have one stem', () => {
  for (const forms of [
    'česnek česneku česnekem cesnek cesneku',
    'mouka mouky mouce mouku moukou mouk',
    'houba houby hub houbami houbách',
    'kuře kuřete kuřeti kuřata kuřat kure kurete',
    'párek párku párky párků parku',
    'ořech ořechu ořechů ořechy ořeších',
  ])
    expect([forms, new Set(forms.split(' ').map((form) => czechForm(form).deep)).size]).toEqual([
      forms,
      1,
    ])
})

function isRight({ text, needs: wanted }: NeededRow): boolean {
  const got = needs(text)
  return got.length === wanted.length && wanted.every((want, at) => isNeed(got[at], want))
}

function isNeed(got: ReturnType<typeof needs>[number] | undefined, want: Needed): boolean {
  if (!got?.understood || got.food !== findFood(want.name)) return false
  if (want.note !== undefined && got.note !== want.note) return false
  return (['quantity', 'upTo', 'unit', 'toTaste', 'optional'] as const).every(
    (key) => got[key] === want[key],
  )
}

function isBought(text: string, want: string): boolean {
  const got = needs(text)
  if (want === '-') return got.every((one) => !one.goods && !(one.understood && one.food))
  if (want.startsWith('@')) return got.length === 1 && got[0]?.goods === want.slice(1)
  const names = want.split(' & ')
  return (
    got.length === names.length &&
    names.every((name, at) => got[at]?.understood && got[at]?.food === findFood(name))
  )
}

function wishes(text: string): string[] {
  const { include, useUp, anyOf } = understandQuery(text)
  return [...include, ...useUp, ...anyOf.flat()]
}

/** «minutes 30; courses soup»: each slot by its name. */
function isMeant(text: string, want: string): boolean {
  const slots = understandQuery(text)
  return want.split('; ').every((one) => {
    const [slot = '', value = '', per = 'total'] = one.split(' ')
    if (slot === 'minutes') return slots.maxMinutes === Number(value)
    if (slot === 'servings') return slots.servings === Number(value)
    if (slot === 'vague') return slots.vague === value
    if (slot === 'price')
      return (
        slots.price?.max === Number(value) * 100 &&
        slots.price.per === per &&
        slots.price.currency === 'CZK'
      )
    if (slot === 'anyOf') return slots.anyOf.some((group) => group.toSorted().join('|') === value)
    const said = slot
      .split('|')
      .flatMap((name) => (slots as unknown as Record<string, string[]>)[name] ?? [])
    return slot === '' || said.some((id) => id === value || isKindOf(id, value))
  })
}
