import { concepts } from '../lexicon/index.ts'
import { matchFoods } from '../names/match.ts'
import { isModifier, isPreparation } from '../names/modifiers.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { units } from '../units/units.ts'
import { examplesIn, isInside } from './examples.ts'
import { comesInFlavours } from './flavours.ts'
import { formsOf } from './region.ts'
import { unitAt } from './unit.ts'
import { andWords, mixes, noteStarts } from './words/index.ts'
import { patterns } from './words/patterns.ts'
import { said } from './words/said.ts'

const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))

/** What is sold under both names at once. */
const joins = /and|&/i
const fixed = new RegExp(`\\b(?:${patterns.soldTogether})\\b`, 'i')
const tasteBeside = new RegExp(`\\b(?:${patterns.tasteBeside})\\b`, 'i')
const oneTaste = new RegExp(`\\b(?:${patterns.oneTaste})\\b`, 'i')

/** "Salt and vinegar" are two foods, and one taste of crisps. */
export function isFixed(source: string, tokens: readonly Token[]): boolean {
  if (!joins.test(source)) return false
  if (fixed.test(source)) return true
  const beside = tasteBeside.exec(source)
  if (beside) {
    const [from, to] = [beside.index, beside.index + beside[0].length]
    const next = tokens.find(({ start }) => start >= to)
    return comesSo(next) || comesSo(tokens.findLast(({ end }) => end <= from))
  }
  const taste = oneTaste.exec(source)
  if (!taste) return false
  const [from, to] = [taste.index, taste.index + taste[0].length]
  const behind = tokens.find(({ start }) => start >= to)
  return tastes(tokens.findLast(({ end }) => end <= from)) || tastes(behind)
}

function comesSo(token: Token | undefined): boolean {
  return token?.kind === 'word' && matchFoods([token.form]).some(({ id }) => comesInFlavours(id))
}

/** Whether it may be what tastes so: "ice cream cookies & cream", but "for topping" and "2 tbsp" are not. */
function tastes(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || noteStarts.has(token.low)) return false
  if (matchFoods([token.form]).some(({ id }) => comesInFlavours(id))) return true
  return unitOf(token.form) === undefined && !isPreparation(token.form) && !isModifier(token.form)
}

/** The tokens between commas, «+» and words for «and», outside brackets and outside the names of foods. */
export function segmentsOf(tokens: readonly Token[]): Segmented[] {
  const joined = tokens.some(isJoining)
  const covered = joined ? coveredIn(tokens) : undefined
  const english = joined && tokens.some((word) => said.english.has(word.low))
  const examples = examplesIn(tokens)
  const segments: Segmented[] = [{ tokens: [], by: ',' }]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token.low === '(' || token.low === '[') depth++
    const parts =
      depth === 0 &&
      !isInside(examples, at) &&
      (isComma(token.low) ||
        isMixedWith(tokens, at) ||
        isHalfOf(tokens, at) ||
        (isJoining(token) && !covered?.has(token) && (token.low !== 'a' || !english)))
    if (token.low === ')' || token.low === ']') depth = Math.max(0, depth - 1)
    if (parts) segments.push(opened(segments.at(-1), token.low === ';' ? ',' : token.low))
    else segments.at(-1)?.tokens.push(token)
  }
  return takenOffTogether(segments.filter((segment) => segment.tokens.length > 0))
}

/** "Butter, for the pan, and sugar": a comma before the word for «and» has closed what came before. */
function opened(last: Segmented | undefined, by: string): Segmented {
  const closed = last?.tokens.length === 0 && last.by === ',' && by !== ','
  return { tokens: [], by, ...(closed && { closed: true as const }) }
}

/** "mixed with 1 tbsp water", "stock with 1 cup wine": what has an amount of its own is asked for as well. */
export function isMixedWith(tokens: readonly Token[], at: number): boolean {
  const [before, token, number] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || number?.kind !== 'number') return false
  if (mixes(before.low, token?.low)) return true
  // "100 g / 1 cup flour" is one amount in two measures.
  if (token?.low === '/') return before.kind === 'word' && unitOf(before.form) === undefined
  return said.holding.has(token?.low) && isMeasured(tokens, at + 2)
}

/** "with 1 cup", and not "with 2 legs" or "with 1-inch fat". */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const unit = unitAt(tokens, at)
  return unit !== undefined && ['mass', 'volume'].includes(units[unit.id].dimension)
}

/** «молоко з водою навпіл»: as much of the one as of the other. */
export function isHalfOf(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at + 2]
  return at > 0 && said.holding.has(tokens[at]?.low) && said.halves.has(end?.text.toLowerCase())
}

/** "giblets and neck removed": what was done at the end was done to both. */
function takenOffTogether(segments: Segmented[]): Segmented[] {
  const last = segments.at(-1)
  const before = segments.at(-2)
  if (!last || !before || last.by === ',' || !isDoneWith(last.tokens)) return segments
  const both = { ...before, tokens: [...before.tokens, ...last.tokens] }
  return takenOffTogether([...segments.slice(0, -2), both])
}

interface Segmented {
  tokens: Token[]
  by: string
  closed?: true
}

/** "giblets removed", "liquor reserved": parts of what was named. */
export function isDoneWith(tokens: readonly Token[]): boolean {
  return said.parted.has(tokens.at(-1)?.low) || isSizeOf(tokens)
}

/** "lard, size of a walnut": how much of it. */
function isSizeOf(tokens: readonly Token[]): boolean {
  const [size, of, article, _, more] = said.theSize.has(tokens[0]?.low) ? tokens.slice(1) : tokens
  const isOne = said.aOne.has(article?.low) && !more
  return said.onlySize.has(size?.low) && said.ofEach.has(of?.low) && isOne
}

function isComma(low: string): boolean {
  return low === ',' || low === ';' || low === '+'
}

function isJoining({ low }: Token): boolean {
  return andWords.has(low) || low === 'plus' || low === 'a'
}

/** The words inside the names of foods, which join nothing. */
function coveredIn(tokens: readonly Token[]): ReadonlySet<Token> {
  const words = tokens.filter((token) => token.kind === 'word')
  const foods = matchFoods(formsOf(words))
  return new Set(
    foods.flatMap((match) => {
      const inner = words.slice(match.from + 1, match.to - 1)
      // «цибуля і часник» are both, whatever group has that name.
      const both = groups.has(match.id) && inner.some(({ low }) => andWords.has(low))
      return match.weak || both ? [] : inner
    }),
  )
}
