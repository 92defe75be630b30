import { decodePage } from '../../../../../server/domain/recipe-reader/decode-page.ts'
import { draftOf } from '../../../../../server/domain/recipe-reader/draft.ts'
import { findRecipe } from '../../../../../server/domain/recipe-reader/find-recipe.ts'
import type { Asked } from './frame.ts'

const address = 'https://recipes.example/dir/page'
const one = (text: string) => text.replace(/\s+/g, ' ').trim()

export interface Read {
  title: string
  lines: string[]
  steps: string[]
  minutes: number | null
  author: string | null
  language: string | null
  servings: number | null
}

/** What is read of a page of an exam, in the exam's own words. */
function readAsked(asked: Asked): Read | null {
  const html = asked.bytes ? decodePage(asked.bytes) : asked.html
  const found = findRecipe(html, 'text/html')
  const draft = found && draftOf(found, address)
  if (!draft) return null
  const { recipe, servingsSaid } = draft
  const times = [recipe.prepMinutes, recipe.cookMinutes, recipe.restMinutes]
  const minutes = times.reduce<number>((sum, part) => sum + (part ?? 0), 0)
  return {
    title: one(recipe.title),
    lines: recipe.ingredients.map(({ text }) => one(text).replace(/^(.*):$/, '# $1')),
    steps: recipe.steps.flatMap(({ part, text }) => [...(part ? [`# ${part}`] : []), one(text)]),
    minutes: minutes || null,
    author: recipe.sourceAuthor ?? null,
    language: recipe.language ?? null,
    servings: servingsSaid ? recipe.servings : null,
  }
}

const said = (list: readonly string[]) => list.filter((line) => !line.startsWith('# '))
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/** What is wrong with the reading of a page, by measure; empty where all is right. */
export function faults(asked: Asked): Record<string, unknown> {
  const read = readAsked(asked)
  if (!asked.dish) return read ? { invented: [read.title, ...read.lines] } : {}
  if (!read) return { found: false }
  const { dish } = asked
  const lines = said(dish.lines)
  const invented = said(read.lines).filter((line) => !lines.includes(line))
  const wrong: Record<string, unknown> = {}
  if (read.title !== dish.title) wrong['title'] = read.title
  if (!same(said(read.lines), lines)) wrong['lines'] = said(read.lines)
  if (!same(said(read.steps), said(dish.steps))) wrong['steps'] = said(read.steps)
  if (invented.length > 0) wrong['invented'] = invented
  if (!same(read.lines, dish.lines) || !same(read.steps, dish.steps)) {
    wrong['parts'] = [...read.lines, ...read.steps].filter((line) => line.startsWith('# '))
  }
  if (read.minutes !== asked.minutes) wrong['minutes'] = read.minutes
  if (read.author !== asked.author) wrong['author'] = read.author
  if (read.language !== asked.language) wrong['language'] = read.language
  if (asked.servings !== undefined && read.servings !== asked.servings) {
    wrong['servings'] = read.servings
  }
  return wrong
}

/** The measures of a whole exam: how many pages are right in each, and how many lines nobody wrote. */
export function scoreOf(pages: readonly Asked[]) {
  const all = pages.map((asked) => ({ asked, wrong: faults(asked) }))
  const right = (...names: string[]) =>
    all.filter(({ wrong }) => ['found', ...names].every((name) => !(name in wrong))).length
  const dishes = all.filter(({ asked }) => asked.dish)
  const ofDishes = (...names: string[]) =>
    dishes.filter(({ wrong }) => ['found', ...names].every((name) => !(name in wrong))).length
  return {
    pages: pages.length,
    dishes: dishes.length,
    refused: right('invented') - ofDishes('invented'),
    found: ofDishes(),
    allRight: ofDishes('title', 'lines', 'steps'),
    lines: ofDishes('lines'),
    steps: ofDishes('steps'),
    parts: ofDishes('parts'),
    invented: all.reduce((sum, { wrong }) => sum + list(wrong['invented']), 0),
    minutes: ofDishes('minutes'),
    author: ofDishes('author'),
    language: ofDishes('language'),
    servings: ofDishes('servings'),
  }
}

const list = (value: unknown) => (Array.isArray(value) ? value.length : 0)
