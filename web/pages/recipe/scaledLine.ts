import { asFraction } from '../../../shared/food/amounts/fractions.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { readNumber } from './readNumber.ts'

export interface ScaledLine {
  name: string
  amount: string
}

const number = String.raw`\d+\s+\d\/\d|\d+\/\d+|\d+[.,]\d+|\d*\s?[½⅓⅔¼¾⅛⅜⅝⅞]|\d+`
const unit = [
  'мг|кг|гр?|мл|л|шт|ст\\. ?л|ч\\. ?л|ст\\.? ложк\\p{L}+|ч\\.? ложк\\p{L}+|скл|склян\\p{L}+',
  'зубч\\p{L}+|зубок|пуч\\p{L}+|щіп\\p{L}+|дріб\\p{L}+|банк\\p{L}+|упак\\p{L}+|пачк\\p{L}+',
  'голівк\\p{L}+|головк\\p{L}+|гілоч\\p{L}+|листк\\p{L}+|стеб\\p{L}+|скиб\\p{L}+',
  'mg|kg|g|ml|l|oz|lb|cups?|tbsp|tsp|cloves?|pinch|bunch|sprigs?|cans?|slices?|heads?',
].join('|')
const counted = new RegExp(
  `^(${number})(?:\\s?[–-]\\s?(${number}))?(?:\\s?(${unit})(\\.?)(?=\\s|$))?\\s+(.+)$`,
  'iu',
)
const tasted = /^(.+?),?\s+(за смаком|до смаку|to taste)$/i
// A scale shows no halves of a gram; a spoon shows no 1.33.
const weighed = /^(мг|гр?|мл|mg|g|ml)$/i

/** A line for more or fewer servings: its food, and beside it the amount as people read it. */
export function scaledLine(text: string, factor: number, language: Language): ScaledLine {
  const taste = tasted.exec(text)
  if (taste) return { name: taste[1] ?? text, amount: taste[2] ?? '' }
  const parts = counted.exec(text.trim())
  if (!parts) return { name: text, amount: '' }
  const [, from = '', to, measure = '', dot = '', name = text] = parts
  const shown = (value: string) => {
    const scaled = readNumber(value) * factor
    return weighed.test(measure) && scaled >= 1
      ? String(Math.round(scaled))
      : asFraction(scaled, language)
  }
  const amount = to ? `${shown(from)}–${shown(to)}` : shown(from)
  return { name, amount: measure ? `${amount}\u00a0${measure}${dot}` : amount }
}

/** A line that names the part of the dish which the lines after it are for: «Для тіста:». */
export function groupName(text: string): string | null {
  const name = /^(.{2,60}):$/.exec(text.trim())?.[1]
  return name ?? null
}
