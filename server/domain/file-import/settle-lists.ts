import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { type Good, keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import { type Household, mostPictures } from '../../../shared/wire/household.ts'
import type { IntakeTrouble, LeftField } from '../../../shared/wire/intakes.ts'
import type { Transaction } from '../../db/client.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { followDays } from '../shopping/follow-plan.ts'
import { mostLines, understood } from '../shopping/lines.ts'
import { insertList, mostLists } from '../shopping/manage.ts'
import { addPicture } from '../shopping/pictures.ts'
import { readTyped } from '../shopping/typed-rows.ts'

/** In base64, as it stood in the file. */
export interface BroughtPicture {
  kitchenId: string
  lineId: string
  picture: string
}

interface Known {
  /** What the file calls each recipe, and what it is here. */
  recipes: ReadonlyMap<string, string>
  /** What the dishes of its plan are here, by their places in it. */
  entries: readonly (string | null)[]
  /** What is found beside lines, to be kept afterwards. */
  pictures: BroughtPicture[]
  /** What of it could not be put here, to be told. */
  told: IntakeTrouble[]
}

/** What stood on the lists of a file, each on a list of its own. One that is here under its name stays as it is. */
export async function settleLists(
  ctx: Context,
  tx: Transaction,
  lists: Household['lists'],
  known: Known,
): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  const before = await tx<{ id: string; name: string; current: boolean }[]>`
    SELECT id, name, is_current AS current FROM shopping_lists
    WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL`
  const made: string[] = []
  let current = before.find((one) => one.current)?.id ?? null
  const mayAdd = Math.max(0, mostLists - before.length)
  for (const list of lists) {
    const here = before.find((own) => own.name === list.name)
    if (here) {
      const missing = await missingIn(ctx, tx, here.id, list)
      if (missing.length > 0)
        known.told.push({ ...troubleOf(list.name, 'list_here'), left: missing })
      continue
    }
    if (made.length >= mayAdd) {
      known.told.push(troubleOf(list.name, 'no_room'))
      continue
    }
    const { id } = await insertList(ctx, tx, list.name)
    made.push(id)
    if (list.current && before.length === 0) current = id
    await tx`
      UPDATE shopping_lists SET shop = ${list.shop}, bought_anyway = ${list.anyway} WHERE id = ${id}`
    await settleLines(ctx, tx, id, list, known)
    for (const { from, to } of list.days) if (from <= to) await followDays(tx, id, { from, to })
  }
  // Each new list took the place of the current one.
  if (current && made.length > 0) {
    await tx`UPDATE shopping_lists SET is_current = false WHERE kitchen_id = ${kitchenId} AND is_current`
    await tx`UPDATE shopping_lists SET is_current = true WHERE id = ${current}`
  }
  return made
}

/** What is still to be bought by the file, and stands on the list of that name nowhere. */
async function missingIn(
  ctx: Context,
  tx: Transaction,
  listId: string,
  list: Household['lists'][number],
): Promise<LeftField[]> {
  // shopping_lines_all: what was bought or taken off here is known here
  const rows = await tx<
    Good[]
  >`SELECT food, quality, text FROM shopping_lines WHERE list_id = ${listId}`
  const there = new Set(rows.map(keyOf))
  const lines = await linesIn(ctx, list)
  return lines
    .filter(({ kept, line }) => !line.gone && !line.ticked && !there.has(keyOf(kept)))
    .map(({ line }) => ({ name: line.text.slice(0, 80), said: line.text.slice(0, 200) }))
    .slice(0, 40)
}

const troubleOf = (title: string, problem: IntakeTrouble['problem']) => ({
  ...{ where: '', title: title.slice(0, 200), problem },
})

/** One statement holds no more than 65,535 values. */
const mostAtOnce = 5000

async function settleLines(
  ctx: Context,
  tx: Transaction,
  listId: string,
  list: Household['lists'][number],
  { recipes, entries, pictures }: Known,
): Promise<void> {
  const { kitchenId, personId } = signedIn(ctx)
  const all = await linesIn(ctx, list)
  const rows = all.map(({ kept, line }, at) => ({
    ...{ id: newId('lin'), list_id: listId, position: at + 1, ...kept },
    ...{ remark: line.remark, added_by: personId },
    ticked_at: line.ticked ? ctx.now() : null,
    removed_at: line.gone ? ctx.now() : null,
    ...{ created_at: ctx.now(), updated_at: ctx.now() },
  }))
  if (rows.length > 0) await tx`INSERT INTO shopping_lines ${tx(rows)}`
  const origins = all.flatMap(({ line }, at) =>
    line.dishes.map(({ entry, recipe, ...dish }, position) => ({
      ...{ ...dish, line_id: rows[at]?.id ?? '', position },
      plan_entry_id: entry === null ? null : (entries[entry] ?? null),
      recipe_id: recipe === null ? null : (recipes.get(recipe) ?? null),
    })),
  )
  for (let at = 0; at < origins.length; at += mostAtOnce)
    await tx`INSERT INTO shopping_line_origins ${tx(origins.slice(at, at + mostAtOnce))}`
  for (const [at, { line }] of all.entries()) {
    const lineId = rows[at]?.id
    if (line.picture && lineId) pictures.push({ kitchenId, lineId, picture: line.picture })
  }
}

type Line = Household['lists'][number]['lines'][number]
type Kept = ReturnType<typeof understood> & { made: boolean }

/** A line that is read as several carries what stands beside it on the first. */
async function linesIn(ctx: Context, { lines }: Household['lists'][number]) {
  // Each is read as one at least, so that no more than these can be kept.
  const some = [false, true].flatMap((is) =>
    lines.filter(({ gone }) => gone === is).slice(0, mostLines),
  )
  const read = await inTurns(ctx, some, (line): { kept: Kept; line: Line }[] => {
    const made = asMade(ctx, line)
    if (made) return [{ kept: made, line }]
    const further = { ...line, remark: '', picture: null, dishes: [] }
    return readTyped([line.text]).map((one, at) => ({
      kept: { ...understood(one), made: false },
      line: at === 0 ? line : further,
    }))
  })
  const all = read.flat()
  const [gone, there] = [true, false].map((is) => all.filter(({ line }) => line.gone === is))
  return [...(there ?? []).slice(0, mostLines), ...(gone ?? []).slice(0, mostLines)]
}

/** As the plan had made it; without a dish, or of a food that is not known here, it stays what can be read. */
function asMade(ctx: Context, { made, dishes }: Line): Kept | null {
  if (!made || dishes.length === 0) return null
  const { food, quality, words } = made
  if (food !== null && !entryOf(food)) return null
  return {
    ...{ text: food ? nameOf(food, ctx.language) : words, food, quality, made: true },
    ...{ quantity: null, unit: null, note: null, reader_version: 0 },
  }
}

/**
 * After all is settled, since a picture takes its time. One that is none, that is more than may come in an hour, or
 * whose kitchen was left, is left out.
 */
export async function settlePictures(
  ctx: Context,
  pictures: readonly BroughtPicture[],
): Promise<void> {
  for (const { kitchenId, lineId, picture } of pictures.slice(0, mostPictures)) {
    const add = async () => {
      await countOwnUse(ctx, 'filePhoto')
      await addPicture(await inKitchen(ctx, kitchenId), lineId, Buffer.from(picture, 'base64'))
    }
    await add().catch((error) => {
      if (!(error instanceof DomainError)) throw error
    })
  }
}
