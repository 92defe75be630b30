import { terms as dishTerms } from '../../../shared/food/ask/terms.ts'
import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { type Form, formOf } from '../../../shared/food/text/forms.ts'
import { longestSearch } from '../../../shared/search-text.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { lexeme, quoted } from './lexemes.ts'
import { correctSpelling } from './spelling.ts'
import { frequencies, frequencyOfBeginning } from './terms.ts'
import { formsOf, searchWords } from './words.ts'

/** One thing that must be in what is found: any of these says it. */
export interface Condition {
  /** As a part of a tsquery. */
  text: string
  /** In how many publications it stands, at most. */
  atMost: number
}

const mostWords = 12

/** What `q` asks for, thing by thing; null when some word of it stands nowhere. */
export async function conditionsOf(
  ctx: Context,
  sql: Sql,
  q: string,
  /** Whether words of the description count too; the feed itself is searched by title and ingredient. */
  descriptions = false,
): Promise<Condition[] | null> {
  const spans = spansOf(q)
  const spellings = (word: Form) =>
    descriptions ? formsOf(word).flatMap((form) => [form, lexeme.told(form)]) : formsOf(word)
  const known = await frequencies(
    sql,
    spans.flatMap((span) => [...span.words.flatMap(spellings), ...span.names]),
  )
  const conditions: Condition[] = []
  for (const span of spans) {
    const condition = await conditionOf(ctx, sql, span, known, spellings)
    if (!condition) return null
    conditions.push(condition)
  }
  return conditions
}

/** The same for a shelf, whose words nobody counts: all that each thing may stand as. */
export function thingsAsked(q: string): { text: string; words: string[] }[] {
  return spansOf(q).map(({ words, names }) => {
    const spoken = words.map((word) => anyOf([...formsOf(word).map(quoted), beginning(word)]))
    return {
      text: anyOf([...names.map(quoted), allOf(spoken)]),
      words: words.map((word) => word.low),
    }
  })
}

/** `q` with each word that looks like a slip as the feed knows it; null when none does. */
export async function respelt(ctx: Context, sql: Sql, q: string): Promise<string | null> {
  const words = searchWords(q).slice(0, mostWords)
  const meant = await Promise.all(
    words.map(async (word) => (await correctSpelling(ctx, sql, word)) ?? word.low),
  )
  const corrected = meant.join(' ')
  return corrected === words.map((word) => word.low).join(' ') ? null : corrected
}

function beginning(word: Form): string {
  return `${quoted(word.low)}:*`
}

interface Span {
  words: Form[]
  /** Foods and dishes that these words name, in whatever language. */
  names: string[]
}

function spansOf(q: string): Span[] {
  const all = searchWords(q.slice(0, longestSearch)).slice(0, mostWords)
  const telling = all.filter((word) => word.low.length > 2 && !stopWords.has(word.low))
  const words = telling.length > 0 ? telling : all
  const spans: Span[] = []
  for (let at = 0; at < words.length; ) {
    const food = matchPlainFoods(words.slice(at))[0]
    const dish = dishTerms.longest(words, at)
    const foodLength = food?.from === 0 ? food.to : 0
    const length = Math.max(foodLength, dish?.length ?? 0, 1)
    const names: string[] = []
    if (food && foodLength === length) names.push(lexeme.food(food.id))
    if (dish?.length === length)
      for (const term of dish.values)
        if (term.kind === 'dishes') names.push(lexeme.facet('dishes', term.id))
    spans.push({ words: words.slice(at, at + length), names })
    at += length
  }
  return spans
}

async function conditionOf(
  ctx: Context,
  sql: Sql,
  span: Span,
  known: Map<string, number>,
  spellings: (word: Form) => readonly string[],
): Promise<Condition | null> {
  const frequency = (term: string) => known.get(term) ?? 0
  const names = span.names.filter((name) => frequency(name) > 0)
  const spoken = span.words.map((word) => spellings(word).filter((form) => frequency(form) > 0))
  const alternatives = names.map(quoted)
  let atMost = names.reduce((sum, name) => sum + frequency(name), 0)
  if (spoken.every((forms) => forms.length > 0)) {
    alternatives.push(allOf(spoken.map((forms) => anyOf(forms.map(quoted)))))
    atMost += Math.min(
      ...spoken.map((forms) => forms.reduce((sum, one) => sum + frequency(one), 0)),
    )
  }
  if (alternatives.length > 0) return { text: anyOf(alternatives), atMost }
  const [word] = span.words
  return word && span.words.length === 1 ? unknownWord(ctx, sql, word) : null
}

/** Nobody wrote this word: it is the beginning of one, while it is typed, or one with a slip. */
async function unknownWord(ctx: Context, sql: Sql, word: Form): Promise<Condition | null> {
  const beginning = await frequencyOfBeginning(sql, word.low)
  if (beginning > 0) return { text: `${quoted(word.low)}:*`, atMost: beginning }
  const meant = await correctSpelling(ctx, sql, word)
  if (meant === null) return null
  const form = formOf(meant)
  const foods = matchPlainFoods([form]).map((match) => lexeme.food(match.id))
  const forms = [...new Set([meant, ...formsOf(form), ...foods])]
  const known = await frequencies(sql, forms)
  const atMost = [...known.values()].reduce((sum, one) => sum + one, 0)
  return atMost === 0 ? null : { text: anyOf([...known.keys()].map(quoted)), atMost }
}

export function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
}

/** Of no parts at all the empty text, which asks for nothing. */
export function allOf(parts: readonly string[]): string {
  return parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '')
}
