import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import {
  czechKitchens,
  englishKitchens,
  englishKitchensAgain,
  ukrainianKitchens,
} from './sets/november/kitchens.ts'

test('lines of grandmothers, newspapers and Czech kitchens are read right, every part of them', () => {
  for (const table of [ukrainianKitchens, englishKitchens, englishKitchensAgain, czechKitchens])
    expect(wrong(table)).toEqual([])
})

test('«1 žlutá a 1 červená paprika» are two needs, and the noun is of both', () => {
  const needs = needsOfLine(parseIngredientLine('1 žlutá a 2 červené papriky'))
  expect(needs.map(({ quantity, food }) => [quantity, food as string | undefined])).toEqual([
    [1, 'yellow-bell-pepper'],
    [2, 'red-bell-pepper'],
  ])
})

function wrong(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .filter((row) => {
      const [text = '', readings = ''] = row.trim().split(' = ')
      const needs = needsOfLine(parseIngredientLine(text))
      return !readings.split(' || ').some((reading) => isRead(needs, reading.split(' & ')))
    })
}

function isRead(needs: readonly ParsedLine[], wanted: readonly string[]): boolean {
  if (needs.length !== wanted.length) return false
  return wanted.every((want, at) => {
    const [amounts = '', allUnits = '', ...words] = want.split(' ')
    const need = needs[at]
    if (!need?.understood) return false
    const foods = words.join(' ').split('|').map(foodOf)
    return (
      amounts.split('|').some((amount) => isAmount(need, amount)) &&
      allUnits.split('|').includes(need.unit ?? '-') &&
      foods.includes(need.food)
    )
  })
}

function isAmount({ quantity, upTo }: ParsedLine, amount: string): boolean {
  if (amount === '-') return quantity === undefined
  const [low, high] = amount.split('-').map(Number)
  return isNear(quantity, low) && (high === undefined ? upTo === undefined : isNear(upTo, high))
}

function isNear(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) < 0.01
}

/** By its plain name alone. */
function foodOf(name: string): string | undefined {
  const line = parseIngredientLine(name)
  return findFood(name) ?? (line.understood ? line.food : undefined)
}
