import { isKindOf } from '../../lexicon/index.ts'
import type { ParsedLine } from '../types.ts'

/** «огірки помідори перець»: among vegetables nobody can say which pepper is meant, and no amount tells. */
export function withoutGuess(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  return lines.map((line) =>
    isEitherPepper(line) && lines.every((other) => other === line || isGrown(other))
      ? { ...line, understood: false }
      : line,
  )
}

function isEitherPepper({ food, foodText, quantity }: ParsedLine): boolean {
  if (food !== 'black-pepper' && food !== 'paprika') return false
  return quantity === undefined && !foodText.includes(' ')
}

function isGrown({ food = '' }: ParsedLine): boolean {
  return isKindOf(food, 'vegetable') || isKindOf(food, 'herb')
}
