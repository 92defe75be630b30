import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { englishRefusals, harmless, ukrainianRefusals } from './sets/refusing.ts'

const foods = [
  { id: 'pork', N: 'свинина', G: 'свинини', A: 'свинину', I: 'свининою', E: 'pork' },
  { id: 'mushroom', N: 'гриби', G: 'грибів', A: 'гриби', I: 'грибами', E: 'mushrooms' },
  { id: 'milk', N: 'молоко', G: 'молока', A: 'молоко', I: 'молоком', E: 'milk' },
  { id: 'onion', N: 'цибуля', G: 'цибулі', A: 'цибулю', I: 'цибулею', E: 'onions' },
  { id: 'garlic', N: 'часник', G: 'часнику', A: 'часник', I: 'часником', E: 'garlic' },
  { id: 'sour-cream', N: 'сметана', G: 'сметани', A: 'сметану', I: 'сметаною', E: 'sour cream' },
]

/** Each way with each food, alone; below also beside a wish. */
const ways = foods.flatMap((food) => [
  ...ukrainianRefusals.map((frame) => ({
    food: food.id,
    text: frame.replace(/[NGAI]/, (letter) => food[letter as 'N' | 'G' | 'A' | 'I']),
  })),
  ...englishRefusals.map((frame) => ({
    food: food.id,
    text: frame.replace(/\bE\b/, food.E),
  })),
])
const refusals = ways.map((way) => ({ ...way, slots: understandQuery(way.text) }))

test('however a food is refused, it never becomes a wish', () => {
  const wished = refusals.filter(({ food, slots }) => {
    const { include, useUp, anyOf } = slots
    return [...include, ...useUp, ...anyOf.flat()].some((id) => isKindOf(id, food))
  })
  expect(wished.map(({ text }) => text)).toEqual([])
})

test('and it is left out', () => {
  const kept = refusals.filter(({ food, slots }) => !slots.exclude.some((id) => isKindOf(food, id)))
  expect(kept.map(({ text }) => text)).toEqual([])
})

test('and what is wanted beside it is wanted still', () => {
  const lost = refusals
    .flatMap(({ text }, at) => {
      const places = /[a-z]/.test(text)
        ? [`something with rice, ${text}`, `${text}. Something with rice`]
        : [`хочу рис, ${text}`, `${text}, хочу рис`, `${text}. Щось із рисом`]
      // Each way with one food or another in each of the places.
      return places.slice(at % places.length, (at % places.length) + 1)
    })
    .filter((text) => !understandQuery(text).include.includes('rice'))
  expect(lost).toEqual([])
})

test('what only sounds like a refusal still asks for the food', () => {
  const lost = harmless.filter(([text, food]) => {
    const { include, useUp } = understandQuery(text)
    return ![...include, ...useUp].includes(food)
  })
  expect(lost).toEqual([])
})
