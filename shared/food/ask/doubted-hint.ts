import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { heat, joining, ofSomethingElse, turnedDown, turnedDownBehind } from './words/hints.ts'

/** Whether what a phrase tells of how a dish is eaten was turned down, or was said of something else. */
export function isTurnedDown(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 48), from)
  const clause = before.slice(Math.max(0, ...[',', '.', ';', '!', '?'].map(at(before))))
  const own = text.slice(from, to)
  const isHeat = heat.test(own)
  if (turnedDown.test(` ${clause}`) && !isHeat) return true
  if (ofSomethingElse.test(` ${clause}`) && !isHeat) return true
  return turnedDownBehind.test(text.slice(to, to + 24))
}

const at = (text: string) => (mark: string) => text.lastIndexOf(mark) + 1

/** "no reheating, nuts or eggs", "can't reheat fish": the no of the phrase goes on to a food. */
export function goesOn(tokens: readonly Token[], to: number): boolean {
  const isFood = (place: number) =>
    names.longest(
      tokens.slice(place, place + 4).map(({ low }) => formOf(low)),
      0,
    ) !== undefined
  const next = tokens[to]
  if (!next) return false
  if (joining.has(next.low)) return isFood(to + 1)
  if (next.kind !== 'mark') return isFood(to)
  if (next.low !== ',' || !isFood(to + 1)) return false
  return tokens.slice(to + 2, to + 5).some(({ low }) => joining.has(low))
}
