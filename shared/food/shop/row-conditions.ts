import { surelyHeldBy } from '../diets.ts'
import { parseIngredientLine } from '../line/parse.ts'
import { isFreeOf, opensFreeOf } from '../names/free-of.ts'
import { matchFoods } from '../names/match.ts'
import { qualitiesIn } from '../names/told-apart.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { ofCondition, opensCondition, opensExcept, price } from './words/row-conditions.ts'

type Phrase = readonly string[]

/**
 * Of «яйця тільки якщо до 70 грн», «олія тільки не Олейна» what is bought, and what is only said of it. Only what a
 * thing costs, whether there is any, and whose it must not be is said so: of all else somebody may fall ill.
 */
export function saidUnderCondition(
  text: string,
): readonly [bought: string, note: string] | undefined {
  const tokens = tokenize(text)
  for (let at = 1; at < tokens.length - 1; at++) {
    const isCondition = opensAt(opensCondition, tokens, at)
    if (!isCondition && !opensAt(opensExcept, tokens, at)) continue
    const start = tokens[at]?.start ?? 0
    const bought = text.slice(0, start).replace(/[\s,;:–—(-]+$/u, '')
    const note = text.slice(start).replace(/\)$/u, '').trim()
    const isSafe = isCondition ? saysPriceOrPlace(note) : saysWhose(note, tokens.slice(at))
    return bought !== '' && isSafe ? [bought, note] : undefined
  }
  return undefined
}

/**
 * «молоко якщо є безлактозне», "milk (oat if needed)": a condition names a kind that some may have who cannot have the
 * ordinary one. Nobody knows which is to be bought.
 */
export function namesKindForSomebody(text: string): boolean {
  const tokens = tokenize(text)
  const at = tokens.findIndex((_, i) => i > 0 && opensAt(opensCondition, tokens, i))
  if (at < 0) return false
  const bracket = tokens.findLastIndex(({ low }, i) => i < at && low === '(')
  const start = tokens[bracket > 0 ? bracket : at]?.start ?? 0
  const bought = text.slice(0, start).trim()
  const { food, understood } = parseIngredientLine(bought)
  if (!food || !understood) return false
  const [said = ''] = text.slice(start).split(/[,;]/u)
  const words = tokenize(said).filter(({ kind, low }) => kind === 'word' && !ofCondition.has(low))
  if (words.length > mostWords) return true
  return words.some(
    ({ text: word }) =>
      qualitiesIn('bread', word).some(isFreeOf) ||
      [`${word} ${bought}`, `${bought} ${word}`].some((kind) => holdsLess(kind, food)),
  )
}

/** Of a longer one nobody knows what it is of. */
const mostWords = 12

/** Whether a kind of the food is free of an allergen that the food has. */
function holdsLess(kind: string, food: string): boolean {
  const { food: other, qualities = [], understood } = parseIngredientLine(kind)
  if (!understood || !other) return false
  if (qualities.some(isFreeOf)) return true
  return other !== food && surelyHeldBy(food).some((one) => !surelyHeldBy(other).includes(one))
}

const opensAt = (phrases: readonly Phrase[], tokens: readonly Token[], at: number) =>
  phrases.some((phrase) => phrase.every((one, i) => tokens[at + i]?.low === one))

const prices = new RegExp(price, 'giu')

/** Price, and whether there is any, and nothing else. */
export function saysPriceOrPlace(note: string): boolean {
  return tokenize(note.replace(prices, ' ')).every(
    ({ kind, low }) => kind === 'word' && ofCondition.has(low),
  )
}

/** A name with a capital that is no food, and how fat it is. */
function saysWhose(note: string, tokens: readonly Token[]): boolean {
  const [name, ...more] = tokens.filter(
    ({ text, kind }) => kind === 'word' && /^\p{Lu}\p{Ll}{2,}/u.test(text),
  )
  const isBrand = name !== undefined && more.length === 0 && tokens.at(-1) === name
  return (
    tokens.length <= 4 &&
    isBrand &&
    matchFoods([name.form]).length === 0 &&
    !opensFreeOf(name.low) &&
    !/\d/.test(note)
  )
}
