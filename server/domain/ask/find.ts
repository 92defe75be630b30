import { followsUp } from '../../../shared/food/ask/refine.ts'
import type { FindAnswer, FindInput } from '../../../shared/wire/search.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { placeIn, readFeed } from '../feed/own-first.ts'
import { type Needs, needsOf } from '../members/needs.ts'
import { membersOf } from '../members/rows.ts'
import { askedForEaters } from './eaters.ts'
import { cookFromHome, homeThread } from './from-home.ts'
import { languageFirst } from './in-which-first.ts'
import { answerTo, slotsOf } from './search-recipes.ts'
import { isQuestion, type Understood, understand } from './understand.ts'

/**
 * What the search box asks for. It says here, and nowhere else, whether the words are looked for as they
 * are or answered as a question; words that nothing is called by are given a chance to be one.
 */
export async function findRecipes(ctx: Context, input: FindInput): Promise<FindAnswer> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  const typed = input.q?.trim() ?? ''
  const isPlain = !input.liked && !input.followed
  // Who shows this to somebody without a kitchen shows them the whole feed.
  const names = input.forUs || (isPlain && typed !== '')
  const members = ctx.actor && names ? await membersOf(ctx.sql, ctx.actor.kitchenId) : []
  const all = needsOf(input.forUs ? members : [])
  const whom = isPlain ? askedForEaters(ctx.language, members, typed, input.prev) : null
  if (!whom) return forTable(ctx, { ...input, q: typed }, all)
  const { q, prev, follows, said } = whom
  // Whoever is named is one of all.
  const answer = await forEaters(ctx, { ...input, q, prev }, input.forUs ? all : whom.needs)
  const { question } = answer
  if (!question) return answer
  const taken = [said, question.taken].filter((one) => one !== null).join(' ')
  return {
    ...answer,
    question: { ...question, taken, ...(follows.length > 0 && { follows }) },
  }
}

/** The same for those who were named: always an answer, which says for whom it is. */
async function forEaters(ctx: Context, input: Asked, table: Needs): Promise<FindAnswer> {
  const { understood, isHome, text } = await readThread(ctx, input)
  return isHome
    ? ofHome(ctx, { ...input, q: text }, understood, table)
    : asQuestion(ctx, input, understood, table)
}

async function forTable(ctx: Context, input: Asked, table: Needs): Promise<FindAnswer> {
  const { q, prev } = input
  // What one liked or follows is looked through word by word, and so is what goes on word by word.
  const byWords = input.liked || input.followed || placeIn(input.cursor) !== null
  const isPlain = q === '' && !input.fromHome
  const thread = byWords || isPlain ? null : await readThread(ctx, input)
  if (thread?.isHome) {
    const follows = thread.leans ? prev : undefined
    return ofHome(ctx, { ...input, q: thread.text }, thread.understood, table, follows)
  }
  if (!thread) return asWords(ctx, input, table)
  const { understood } = thread
  if (thread.leans) return asQuestion(ctx, input, understood, table, prev)
  if (input.cursor || isQuestion(q, understood.chips))
    return asQuestion(ctx, input, understood, table)
  // A dish is more than its word: a medivnyk is a cake, and tomato paste is no pasta.
  const isDish = understood.chips.some(({ kind }) => kind === 'dishes')
  const first = isDish ? await asQuestion(ctx, input, understood, table) : undefined
  if (first && first.items.length > 0) return first
  const found = await asWords(ctx, input, table)
  if (found.items.length > 0) return found
  const answer = first ?? (await asQuestion(ctx, input, understood, table))
  return answer.items.length > 0 || saysMore(q, answer) ? answer : found
}

/** What is asked for, with the questions before it that it leans on. */
async function readThread(ctx: Context, { q, prev, fromHome }: Asked) {
  const alone = homeThread(ctx, q, [], fromHome)
  const whole = await understand(ctx, { q })
  const own = alone.text === q ? whole : await understand(ctx, { q: alone.text })
  const leans = prev.length > 0 && followsUp(whole.slots)
  if (!leans) return { understood: own, ...alone, leans }
  const thread = homeThread(ctx, q, prev, fromHome)
  const slots = await slotsOf(ctx, ctx.actor ? ctx.sql : ctx.readSql, thread)
  return { understood: { ...own, slots }, ...thread, leans }
}

type Asked = FindInput & { q: string }

/** A sentence that was understood is shown as it was, with what is unsure in it, though nothing answers it. */
function saysMore(q: string, { question }: FindAnswer): boolean {
  return (
    q.split(/\s+/).length > 2 && (question?.chips.some(({ kind }) => kind !== 'words') ?? false)
  )
}

async function ofHome(
  ctx: Context,
  { q: text, dropped, settled, max, total, diets, lang }: Asked,
  { slots }: Understood,
  table: Needs,
  follows?: string[],
): Promise<FindAnswer> {
  const written = lang === 'own' ? { first: ctx.language } : lang === 'all' ? {} : { lang }
  const beside = { text, dropped, settled, max, total, diets, table, ...written }
  const { items, chips, taken, summary, goods } = await cookFromHome(ctx, slots, beside)
  const question = { chips, taken, summary, relaxed: null, spare: [], ...(follows && { follows }) }
  return { items, next: null, question, goods }
}

async function asWords(ctx: Context, input: FindInput, table: Needs): Promise<FindAnswer> {
  const { q, sort, max, total, liked, followed } = input
  const diets = [...new Set([...input.diets, ...table.diets])]
  const { allergies, without } = table
  const query = { q, sort, max, total, diets, allergies, without, liked, followed }
  return { ...(await readFeed(ctx, query, input.lang, input.cursor)), question: null }
}

async function asQuestion(
  ctx: Context,
  { q: text, dropped, settled, max, total, diets, lang, cursor }: Asked,
  { slots }: Understood,
  table: Needs,
  follows?: string[],
): Promise<FindAnswer> {
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const first = await languageFirst(ctx, sql, slots, text)
  const written = lang === 'own' ? { first } : lang === 'all' ? {} : { lang }
  // A page has one language, whatever is typed into it.
  const told = ctx.language
  const beside = { text, told, dropped, settled, max, total, diets, cursor, table, ...written }
  const { items, next, ...question } = await answerTo(ctx, sql, slots, beside)
  const isOther = lang === 'own' && first !== ctx.language && items[0]?.language === first
  return {
    items,
    next,
    question: { ...question, ...(follows && { follows }), ...(isOther && { first }) },
  }
}
