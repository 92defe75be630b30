import { needsIn } from '../../../shared/food/line/needs.ts'
import { printLine } from '../../../shared/food/line/print.ts'
import { lineTaking } from '../../../shared/food/line/recipe-line.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { nameOfLine } from '../../../shared/food/write/name.ts'
import { sentenceFor } from '../../../shared/food/write/sentence.ts'
import { besideWords, type WrittenLanguage } from '../../../shared/language/written.ts'
import type { Step } from '../../../shared/wire/recipes.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { takesAny } from './taking.ts'

interface Written {
  title: string
  language: WrittenLanguage
  ingredients: ParsedLine[]
  steps: Step[]
}

type Taken = Written & { id: string; person_id: string; servings: number; yieldText: string | null }

export interface Whole {
  ingredients: ParsedLine[]
  steps: Step[]
}

/**
 * A dish with everything that it takes of other recipes written out: what goes into them under their names, for as
 * much as is taken, and what is done with it before its own steps. Whoever reads it needs no other page.
 */
export async function wholeOf(
  sql: Queryable,
  dish: Written,
  mayShow: (authorId: string) => boolean = () => true,
): Promise<Whole> {
  if (!takesAny(dish.ingredients)) return { ingredients: dish.ingredients, steps: dish.steps }
  const known = await takenBy(sql, dish.ingredients)
  const shown = (line: ParsedLine) => {
    const author = line.recipe && known.get(line.recipe.id)?.person_id
    return author === undefined || mayShow(author)
  }
  const seen = (line: ParsedLine): ParsedLine => (shown(line) ? within(line) : hidden(line))
  // What it takes may take somebody else's in turn.
  const within = (line: ParsedLine): ParsedLine => {
    const of = line.recipe && line.more && known.get(line.recipe.id)
    return of && holdsHidden(of, known, shown)
      ? lineTaking(line, { ...of, ingredients: of.ingredients.map(seen) })
      : line
  }
  const lines = dish.ingredients.map(seen)
  const done = new Set<string>()
  const before = lines.flatMap((line) => stepsBefore(line, 1, known, done, shown))
  const [first, ...rest] = dish.steps
  // Its own steps begin here, and say so.
  const own =
    first && before.length > 0 && !first.part
      ? [{ ...first, part: dish.title }, ...rest]
      : dish.steps
  return { ingredients: writtenOut(dish, lines), steps: [...before, ...own] }
}

/** The same for readers elsewhere: of the recipes that it takes they are told no addresses. */
export async function wholeRow<Row extends Written>(sql: Queryable, row: Row): Promise<Row> {
  if (!takesAny(row.ingredients)) return row
  const { ingredients, steps } = await wholeOf(sql, row)
  return { ...row, ingredients: withoutIds(ingredients), steps }
}

export function withoutIds(lines: readonly ParsedLine[]): ParsedLine[] {
  return lines.map(nameless)
}

/** A copy for somebody who may not read what it takes: all of that is written out, once and for good. */
export async function standAlone(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx<Written[]>`
    SELECT title, language, ingredients, steps FROM recipes WHERE id = ${id}`
  if (!row || !takesAny(row.ingredients)) return
  const { ingredients, steps } = await wholeOf(tx, row)
  const alone = ingredients.map(({ recipe: _recipe, ...line }) => line)
  await tx`
    UPDATE recipes SET ingredients = ${tx.json(alone as never)}, steps = ${tx.json(steps as never)}
    WHERE id = ${id}`
}

function nameless(line: ParsedLine): ParsedLine {
  return line.recipe ? { ...line, recipe: { ...line.recipe, id: '' } } : line
}

async function takenBy(
  sql: Queryable,
  lines: readonly ParsedLine[],
): Promise<ReadonlyMap<string, Taken>> {
  const ids = lines.flatMap(({ recipe, more }) => (recipe && more ? recipe.id : []))
  if (ids.length === 0) return new Map()
  // recipe_parts_pkey, recipes_pkey
  const rows = await sql<Taken[]>`
    WITH RECURSIVE inside (id) AS (
      SELECT unnest(${ids}::text[])
      UNION SELECT p.part_id FROM recipe_parts p JOIN inside i ON p.recipe_id = i.id
    )
    SELECT r.id, r.person_id, r.title, r.language, r.servings, r.yield_text AS "yieldText", r.ingredients, r.steps
    FROM recipes r JOIN inside i ON i.id = r.id WHERE r.removed_at IS NULL AND r.status = 'ready'`
  return new Map(rows.map((row) => [row.id, row]))
}

function writtenOut(dish: Written, lines: readonly ParsedLine[]): ParsedLine[] {
  const written: ParsedLine[] = []
  let within = false
  for (const line of lines) {
    const { recipe, more } = line
    if (recipe && more) {
      const { more: _more, ...heading } = line
      written.push({ ...heading, text: `${line.text}:`, heading: true, understood: true })
      written.push(...more.map((one) => asTaken(one, recipe.share, dish.language)))
      within = true
    } else {
      // What follows is the dish's own again.
      if (within && !line.heading) written.push(headingOf(dish.title))
      written.push(line)
      within = false
    }
  }
  return written
}

const headingOf = (title: string): ParsedLine => ({
  text: `${title}:`,
  foodText: '',
  understood: false,
  heading: true,
})

/** Its words say another amount than is taken, unless all of the recipe is. */
function asTaken(line: ParsedLine, share: number | null, language: WrittenLanguage): ParsedLine {
  if (share === 1) return line
  const said = printLine(line, besideWords(language))
  return { ...line, text: [said, line.note].filter(Boolean).join(', ') }
}

/** Somebody else's recipe, where its author has not been asked: its name, and nothing of what is in it. */
function hidden(line: ParsedLine): ParsedLine {
  const { more: _more, ...words } = line
  return {
    ...words,
    ...(line.recipe && { recipe: { ...line.recipe, lost: true as const } }),
    understood: false,
  }
}

function holdsHidden(
  { ingredients }: Taken,
  known: ReadonlyMap<string, Taken>,
  shown: (line: ParsedLine) => boolean,
): boolean {
  return ingredients.some((line) => {
    const of = line.recipe && line.more && known.get(line.recipe.id)
    return of && (!shown(line) || holdsHidden(of, known, shown))
  })
}

function stepsBefore(
  { recipe, more }: ParsedLine,
  factor: number,
  known: ReadonlyMap<string, Taken>,
  done: Set<string>,
  shown: (line: ParsedLine) => boolean,
): Step[] {
  const of = recipe && more ? known.get(recipe.id) : undefined
  if (!of || !recipe || done.has(of.id)) return []
  done.add(of.id)
  const share = recipe.share === null ? 1 : recipe.share * factor
  const deeper = of.ingredients.filter(shown)
  const before = deeper.flatMap((line) => stepsBefore(line, share, known, done, shown))
  const language = besideWords(of.language)
  const foods = needsIn(of.ingredients.filter(shown)).flatMap((line) => {
    const forms = nameOfLine(line, of.language)?.forms
    return forms ? [forms] : []
  })
  const sentence = sentenceFor(language, foods)
  const own = of.steps.map((step, at) => ({
    ...step,
    text: sentence(step.text, share),
    ...((at === 0 || step.part) && {
      part: step.part ? `${of.title}: ${step.part}` : of.title,
    }),
  }))
  return [...before, ...own]
}
