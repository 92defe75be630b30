import { entryOf, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import type { Token } from '../text/tokens.ts'
import { readOne } from './one.ts'
import { formsOf } from './region.ts'
import { isOfFamily } from './several/kinds.ts'
import type { Part, Words } from './several/parts.ts'
import type { ParsedLine } from './types.ts'
import { noteStarts } from './words/index.ts'
import { patterns } from './words/patterns.ts'

export function hasAmount(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'number')
}

/**
 * "butter, margarine or ghee" leaves a choice of all of them, as far as they stand on one shelf or none has an
 * amount: «майонез, сметана або йогурт».
 */
export function isChoice(parts: readonly Part[]): boolean {
  const last = parts.at(-1)
  if (!last?.line.alternatives || parts.slice(1).some((part) => part.by !== ',')) return false
  const foods = parts.flatMap(({ line }) => [line.food ?? '', ...(line.alternatives ?? [])])
  if (foods.includes('salt')) return false
  const bare = parts.every(({ line }) => line.quantity === undefined)
  if (bare && parts.length === 2) return true
  if (
    parts.length === 2 &&
    parts[0]?.line.unit &&
    !hasAmount(last.tokens) &&
    isInflected(last.line)
  )
    return true
  const shelves = new Set(foods.map((id) => entryOf(id)?.aisle))
  return shelves.size === 1 && parts.filter(({ line }) => line.quantity !== undefined).length < 2
}

/** «2 ст. л. майонезу, сметани або йогурту»: the amount is said of each; «200 г борошна, масло або маргарин» is not. */
function isInflected({ food, foodText }: ParsedLine): boolean {
  const [word = ''] = foodText.toLowerCase().split(' ')
  const uk = food === undefined ? [] : (entryOf(food)?.uk ?? [])
  return uk.length > 0 && inflected.test(word) && !uk.some((name) => name.startsWith(word))
}

const inflected = new RegExp(`^(?:${patterns.inflected})$`, 'u')

/** One need, which keeps the words of the whole choice. */
export function choiceOf(parts: readonly Part[], source: string): ParsedLine {
  const [first, ...others] = parts.map(({ line }) => line)
  if (!first) throw new Error('A choice has parts.')
  const said = parts.find(({ line }) => line.quantity !== undefined)?.line ?? first
  const { quantity, upTo, unit } = said
  const from = source.indexOf(first.foodText.split(' ')[0] ?? '')
  const end = others.at(-1)?.foodText ?? ''
  const to = source.lastIndexOf(end)
  const alternatives = others.flatMap((line) => [line.food ?? '', ...(line.alternatives ?? [])])
  return {
    ...first,
    ...(from >= 0 && to > from && { foodText: source.slice(from, to + end.length) }),
    ...(quantity !== undefined && { quantity }),
    ...(upTo !== undefined && { upTo }),
    ...(unit && { unit }),
    alternatives: alternatives.filter((id) => id && id !== first.food),
  }
}

/** "Peanut, canola or other neutral oil for frying": what it is for holds no noun of it. */
function withoutNote(tokens: readonly Token[]): readonly Token[] {
  const note = tokens.findIndex(({ low }, at) => at > 0 && noteStarts.has(low))
  return note < 0 ? tokens : tokens.slice(0, note)
}

function isOfNoun(id: string, whole: string | undefined, next: string | undefined): boolean {
  return whole === undefined || !next || !isKindOf(next, whole) || isOfFamily(id, whole)
}

/** "pork and beef mince", "chicken, beef or vegetable stock": the noun is said once, for all. */
export function withSharedHead(
  parts: readonly Part[],
  said: (words: Words) => string,
): ParsedLine[] {
  const last = parts.at(-1)
  const offers = last?.line.alternatives !== undefined && last.by === ','
  return parts.map((part, at) => {
    const next = parts[at + 1]
    const shares = next && (next.by.length > 1 || offers) && !hasAmount(next.tokens)
    const head = shares
      ? withoutNote((offers ? last : next)?.tokens ?? []).findLast((one) => one.kind === 'word')
      : undefined
    const words = formsOf(part.tokens.filter((token) => token.kind === 'word'))
    if (!head || words.some((word) => word.cyrillic)) return part.line
    const [noun] = formsOf([head])
    for (let from = 0; noun && from < words.length; from++) {
      const phrase = [...words.slice(from), noun]
      const found = names.longest(phrase, 0)
      const id = found?.length === phrase.length ? found.values[0] : undefined
      const whole = matchFoods([noun])[0]?.id
      // "Rolled oats and oat flour": the flour has its kind already.
      if (id === undefined || id === part.line.food || id === next?.line.food) continue
      // "Cinnamon and sugar": the noun alone is a food of its own.
      if (!offers && next?.line.food === whole) continue
      if (isOfNoun(id, whole, next?.line.food)) return readOne(`${said(part)} ${head.text}`)
    }
    return part.line
  })
}
