import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { isPreparation } from '../names/modifiers.ts'
import { isHyphen } from '../text/hyphens.ts'
import type { Token } from '../text/tokens.ts'
import { formsOf, wordForms } from './region.ts'
import { andWords, mixes, noteStarts, orWords } from './words/index.ts'
import { said } from './words/said.ts'

/** From the first «для», "for" or the like that is not inside a name, all is note. */
export function cutNote(
  tokens: readonly Token[],
  bulk: boolean,
): { kept: readonly Token[]; note: Token[] } {
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      !isGlued(tokens, i) &&
      !isMeatOf(tokens, i) &&
      (noteStarts.has(token.low) ||
        turnsDown(tokens, i) ||
        token.low === '+' ||
        opensTask(tokens, i) ||
        isSizeOf(tokens, i) ||
        isPrice(tokens, i) ||
        isAnyOther(tokens, i) ||
        mixes(token.low, tokens[i + 1]?.low)),
  )
  const start = at < 0 && opensNote(tokens) ? 0 : at
  if (start < 0) return { kept: tokens, note: [] }
  const words = tokens.filter((token) => token.kind === 'word')
  const position = words.indexOf(tokens[start] as Token)
  const covering = matchFoods(formsOf(words), bulk).find(
    (match) => position > match.from && position < match.to,
  )
  if (covering) {
    const end = tokens.indexOf(words[covering.to - 1] as Token) + 1
    const later = cutNote(tokens.slice(end), bulk)
    if (later.note.length === 0 || !noteStarts.has(later.note[0]?.low ?? ''))
      return { kept: [...tokens], note: [] }
    return { kept: [...tokens.slice(0, end), ...later.kept], note: later.note }
  }
  return { kept: tokens.slice(0, start), note: tokens.slice(start) }
}

/** So many words say what it is not to be: «не дуже великі». */
const longestNot = 3

/** «ковбаса не салямі», «хліб не білий»: what it is not to be, where nothing else is named behind. */
function turnsDown(tokens: readonly Token[], at: number): boolean {
  const [first, ...more] = tokens.slice(at + 1).filter(({ kind }) => kind === 'word')
  if (!said.turnedDown.has(tokens[at]?.low) || !first || more.length >= longestNot) return false
  if (said.remembering.has(first.low)) return false
  const joins = tokens.slice(at).some(({ low }) => andWords.has(low) || orWords.has(low))
  return !joins && !more.some(({ form }) => names.single(form).length > 0)
}

/** "Picked meat from 1 crab" is all of that crab that is eaten. */
function isMeatOf(tokens: readonly Token[], at: number): boolean {
  const isCounted = tokens[at + 1]?.kind === 'number'
  return isCounted && said.flesh.has(tokens[at - 1]?.low) && said.ofWhat.has(tokens[at]?.low)
}

/** "Cut into pieces" tells of what is elsewhere; "cut green beans" are what is asked for. */
function opensNote([first, ...rest]: readonly Token[]): boolean {
  if (!first || !noteStarts.has(first.low)) return false
  return !isPreparation(first.form) || !matchFoods(wordForms(rest)).some(({ weak }) => !weak)
}

/** "Or vegetarian alternative". */
function isAnyOther(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 5)
  const last = next.findIndex(({ low }) => said.alternative.has(low))
  return (
    orWords.has(tokens[at]?.low ?? '') &&
    last > 0 &&
    matchFoods(wordForms(next.slice(0, last))).length === 0
  )
}

/** "Salt - sift together", but "pancake-mix". */
function opensTask(tokens: readonly Token[], at: number): boolean {
  const dash = tokens[at]?.low === '-' && !isHyphen(tokens, at)
  return dash && said.doingWith.has(tokens[at + 1]?.low)
}

/** "ready-to-eat": between hyphens it joins, and opens nothing. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.low === '-' && tokens[at + 1]?.low === '-'
}

/** «за 5 грн», «25 Kč». */
function isPrice(tokens: readonly Token[], at: number): boolean {
  const number = said.paidFor.has(tokens[at]?.low) ? at + 1 : at
  const coin = tokens[number + 1]
  return tokens[number]?.kind === 'number' && coin?.kind === 'word' && said.money.has(coin.low)
}

/** "Lard the size of an egg". */
function isSizeOf(tokens: readonly Token[], at: number): boolean {
  return said.theSize.has(tokens[at]?.low) && said.onlySize.has(tokens[at + 1]?.low)
}
