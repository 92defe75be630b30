import { concepts, foods } from '../../../shared/food/lexicon/index.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { languages, type Reading } from '../../../shared/language/languages.ts'
import type { Suggestions } from '../../../shared/wire/search.ts'
import type { Context } from '../../kernel/context.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { frequencies, frequencyOfBeginning } from '../search/terms.ts'
import { formsOf, searchWords } from '../search/words.ts'

const mostDishes = 6
const mostFoods = 6
/** More titles than this are looked at along the popular order instead of all being fetched. */
const fewEnough = 500
const walkedRows = 3000

/** What somebody who has typed so much may be looking for: published dishes, and foods in them. */
export async function suggest(
  ctx: Context,
  input: { q: string; lang?: Reading },
): Promise<Suggestions> {
  const words = searchWords(input.q).slice(0, 6)
  if (words.length === 0 || !ctx.config.feedEnabled) return { dishes: [], foods: [] }
  const [dishes, known] = await Promise.all([
    dishesFor(ctx, words, input.lang ?? 'own'),
    foodsFor(ctx, input.q),
  ])
  return { dishes, foods: known }
}

async function dishesFor(
  ctx: Context,
  words: ReturnType<typeof searchWords>,
  reading: Reading,
): Promise<Suggestions['dishes']> {
  const sql = ctx.readSql
  // The last word is still being typed; the others are there in some form.
  const typed = words.at(-1)?.low ?? ''
  const whole = words
    .slice(0, -1)
    .map((word) => anyOf(formsOf(word).map((form) => quoted(lexeme.title(form)))))
  const last = words.at(-1)
  const endings = last
    ? [
        `${quoted(lexeme.title(typed))}:*`,
        ...formsOf(last).map((form) => quoted(lexeme.title(form))),
      ]
    : []
  const text = allOf([...whole, anyOf(endings)])
  const many = (await frequencyOfBeginning(sql, lexeme.title(typed))) > fewEnough
  const source = many
    ? sql`(SELECT * FROM publications WHERE withdrawn_at IS NULL
        ORDER BY likes DESC, published_at DESC LIMIT ${walkedRows})`
    : sql`publications`
  const only = languages.find((language) => language === reading)
  const own = reading === 'own' ? sql`(p.language = ${ctx.language}) DESC,` : sql``
  // publications_search, or publications_popular
  return sql<Suggestions['dishes']>`
    SELECT p.id, p.title FROM (
      SELECT p.id, p.title, p.language, p.likes, p.published_at FROM ${source} p
      WHERE p.withdrawn_at IS NULL ${only ? sql`AND p.language = ${only}` : sql``}
        AND p.search @@ ${text}::tsquery LIMIT ${fewEnough}) p
    ORDER BY ${own} p.likes DESC, p.published_at DESC LIMIT ${mostDishes}`
}

async function foodsFor(ctx: Context, q: string): Promise<Suggestions['foods']> {
  const typed = q.trim().toLowerCase().replaceAll("'", '’')
  if (typed === '') return []
  const found = [...new Set(startingWith(typed))].slice(0, 40)
  const known = await frequencies(ctx.readSql, found.map(lexeme.food))
  const count = (id: string) => known.get(lexeme.food(id)) ?? 0
  return found
    .filter((id) => count(id) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, mostFoods)
    .map((id) => ({ id, name: foodName(id, ctx.language) }))
}

/** Foods and groups by the beginning of any of their names, in any language. */
function startingWith(typed: string): string[] {
  let low = 0
  let high = spelled.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spelled[middle]?.[0] ?? '') < typed) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; spelled[at]?.[0].startsWith(typed); at += 1) found.push(spelled[at]?.[1] ?? '')
  return found
}

const spelled: (readonly [name: string, id: string])[] = [...foods, ...concepts]
  .flatMap((entry) =>
    [...entry.uk, ...entry.en, ...entry.cs].map((name) => [name.toLowerCase(), entry.id] as const),
  )
  .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
