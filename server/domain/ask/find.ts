import { followsUp } from '../../../shared/food/ask/refine.ts'
import type { FindAnswer, FindInput } from '../../../shared/wire/search.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { placeIn, readFeed } from '../feed/own-first.ts'
import { type Needs, needsOfAll } from '../members/needs.ts'
import { type AskedFor, askedForEaters, bothNeeds } from './eaters.ts'
import { cookFromHome, restFromHome } from './from-home.ts'
import { answerTo, slotsOf } from './search-recipes.ts'
import { isQuestion, type Understood, understand } from './understand.ts'

/**
 * What the search box asks for. It says here, and nowhere else, whether the words are looked for as they
 * are or answered as a question; words that nothing is called by are given a chance to be one.
 */
export async function findRecipes(ctx: Context, input: FindInput): Promise<FindAnswer> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  // Who shows this to somebody without a kitchen shows them the whole feed.
  const atTable = input.forUs && ctx.actor ? await needsOfAll(ctx) : nobody
  const typed = input.q?.trim() ?? ''
  const isPlain = !input.liked && !input.followed && !input.fromHome
  const whom = isPlain ? await askedForEaters(ctx, typed, input.prev) : null
  if (whom) return forEaters(ctx, input, whom, bothNeeds(atTable, whom.needs))
  return forTable(ctx, input, atTable)
}

/** The same for those who were named: always an answer, which says for whom it is. */
async function forEaters(
  ctx: Context,
  input: FindInput,
  { q, prev, said }: AskedFor,
  table: Needs,
): Promise<FindAnswer> {
  const { slots: own } = await understand(ctx, { q })
  const before = followsUp(own) ? prev : []
  const slots = await slotsOf(ctx, ctx.sql, { text: q, prev: before })
  const answer = await asQuestion(ctx, { ...input, q }, { slots, chips: [] }, table)
  const { question } = answer
  if (!question) return answer
  const taken = [said, question.taken].filter((one) => one !== null).join(' ')
  return { ...answer, question: { ...question, taken } }
}

async function forTable(ctx: Context, input: FindInput, table: Needs): Promise<FindAnswer> {
  const q = input.q?.trim() ?? ''
  const rest = restFromHome(ctx, q, input.fromHome)
  if (rest !== null) return ofHome(ctx, input, rest, table)
  // What one liked or follows is looked through word by word, and so is what goes on word by word.
  if (q === '' || input.liked || input.followed || placeIn(input.cursor))
    return asWords(ctx, input, table)
  const understood = await understand(ctx, { q })
  if (input.prev.length > 0 && followsUp(understood.slots)) {
    const slots = await slotsOf(ctx, ctx.actor ? ctx.sql : ctx.readSql, {
      text: q,
      prev: input.prev,
    })
    return asQuestion(ctx, input, { ...understood, slots }, table, input.prev)
  }
  if (input.cursor || isQuestion(q, understood.chips))
    return asQuestion(ctx, input, understood, table)
  // A dish is more than its word: a medivnyk is a cake, and tomato paste is no pasta.
  if (understood.chips.some(({ kind }) => kind === 'dishes')) {
    const answer = await asQuestion(ctx, input, understood, table)
    if (answer.items.length > 0) return answer
  }
  const found = await asWords(ctx, input, table)
  if (found.items.length > 0) return found
  const answer = await asQuestion(ctx, input, understood, table)
  return answer.items.length > 0 || saysMore(q, answer) ? answer : found
}

/** A sentence that was understood is shown as it was, with what is unsure in it, though nothing answers it. */
function saysMore(q: string, { question }: FindAnswer): boolean {
  return (
    q.split(/\s+/).length > 2 && (question?.chips.some(({ kind }) => kind !== 'words') ?? false)
  )
}

async function ofHome(
  ctx: Context,
  { dropped, settled, max, total, diets, lang }: FindInput,
  rest: string,
  table: Needs,
): Promise<FindAnswer> {
  const written = lang === 'own' ? { first: ctx.language } : lang === 'all' ? {} : { lang }
  const beside = { text: rest, dropped, settled, max, total, diets, table, ...written }
  const { items, chips, taken, summary, goods } = await cookFromHome(ctx, rest, beside)
  return { items, next: null, question: { chips, taken, summary, relaxed: null, spare: [] }, goods }
}

const nobody: Needs = { diets: [], allergies: [], without: [] }

async function asWords(ctx: Context, input: FindInput, table: Needs): Promise<FindAnswer> {
  const { q, sort, max, total, liked, followed } = input
  const diets = [...new Set([...input.diets, ...table.diets])]
  const { allergies, without } = table
  const query = { q, sort, max, total, diets, allergies, without, liked, followed }
  return { ...(await readFeed(ctx, query, input.lang, input.cursor)), question: null }
}

async function asQuestion(
  ctx: Context,
  { q: text, dropped, settled, max, total, diets, lang, cursor }: FindInput,
  { slots }: Understood,
  table: Needs,
  follows?: string[],
): Promise<FindAnswer> {
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const written = lang === 'own' ? { first: ctx.language } : lang === 'all' ? {} : { lang }
  // A page has one language, whatever is typed into it.
  const told = ctx.language
  const beside = { text, told, dropped, settled, max, total, diets, cursor, table, ...written }
  const { items, next, ...question } = await answerTo(ctx, sql, slots, beside)
  return { items, next, question: { ...question, ...(follows && { follows }) } }
}
