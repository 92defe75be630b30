import { afterAll, beforeAll, expect, test } from 'bun:test'
import { recipeLines } from '../../../../bench/support/recipe-file.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { importRecipes } from '../../../../server/domain/bulk-import/import-recipes.ts'
import { readRecords } from '../../../../server/domain/bulk-import/records.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import type { TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'
import { startDemoApp } from '../../../support/demo-feed.ts'
import { holds, isAbout, type Written } from '../../../support/plain-checker.ts'
import { type Constrained, constrained } from './constrained.ts'

let app: TestApp
let ctx: Context
let written: Map<string, Written>

beforeAll(async () => {
  app = await startDemoApp()
  const author = app.caller()
  const { id: authorId } = await author.signUp()
  await importRecipes(app.services, {
    authorId,
    publish: true,
    records: readRecords(encoded(recipeLines(2000))),
    onBad: () => {},
    onProgress: () => {},
  })
  ctx = guestOf(app)
  written = await everything()
}, 60_000)
afterAll(() => app.stop())

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield new TextEncoder().encode(`${line}\n`)
}

async function everything(): Promise<Map<string, Written>> {
  const rows = await app.services.sql<(Written & { id: string })[]>`
    SELECT p.id, p.title, p.servings, p.price_per_serving AS "perServing",
      coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) AS minutes,
      (SELECT array_agg(line->>'text') FROM jsonb_array_elements(r.ingredients) line) AS lines
    FROM publications p JOIN recipes r ON r.id = p.recipe_id`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The first ten of an answer, as they were written. */
async function firstTen(question: string): Promise<Written[]> {
  const { items } = await searchRecipes(ctx, { text: question, limit: 10 })
  return items.map(({ id }) => {
    const recipe = written.get(id)
    if (!recipe) throw new Error(`${id} was never written.`)
    return recipe
  })
}

function broken(recipe: Written, asked: Constrained): string[] {
  return [
    ...(asked.without ?? []).filter((food) => holds(recipe, food)).map((food) => `holds ${food}`),
    ...(asked.with ?? []).filter((food) => !isAbout(recipe, food)).map((food) => `no ${food}`),
    ...(asked.minutes !== undefined && recipe.minutes > asked.minutes
      ? [`${recipe.minutes} minutes`]
      : []),
    ...(asked.perServing !== undefined && recipe.perServing > asked.perServing * 100
      ? ['too dear a serving']
      : []),
    ...(asked.total !== undefined &&
    recipe.perServing * (asked.for ?? recipe.servings) > asked.total * 100
      ? ['too dear']
      : []),
  ]
}

test('a hundred questions: what was excluded never shows, and the first ten keep what was asked', async () => {
  const shown = (
    await Promise.all(
      constrained.map(async (asked) =>
        (
          await firstTen(asked.text)
        ).map((recipe) => ({ asked, recipe, wrong: broken(recipe, asked) })),
      ),
    )
  ).flat()
  const excluded = shown.filter(({ wrong }) => wrong.some((one) => one.startsWith('holds')))
  expect(excluded.map(told)).toEqual([])
  const kept = shown.filter(({ wrong }) => wrong.length === 0)
  const others = shown.filter(({ wrong }) => wrong.length > 0).map(told)
  expect(kept.length / shown.length, others.join('\n')).toBeGreaterThanOrEqual(0.98)
}, 60_000)

test('most of the questions have an answer: an empty one keeps everything and helps nobody', async () => {
  const empty: string[] = []
  for (const { text } of constrained) if ((await firstTen(text)).length === 0) empty.push(text)
  expect(constrained.length).toBeGreaterThanOrEqual(100)
  expect(empty.length, empty.join('; ')).toBeLessThanOrEqual(5)
}, 60_000)

function told({ asked, recipe, wrong }: { asked: Constrained; recipe: Written; wrong: string[] }) {
  return `${asked.text}: ${recipe.title} (${wrong.join(', ')}): ${recipe.lines.join(' | ')}`
}
