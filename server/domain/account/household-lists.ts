import type { UnitId } from '../../../shared/food/units/units.ts'
import { type Household, largestPicture, mostPictures } from '../../../shared/wire/household.ts'
import type { Context } from '../../kernel/context.ts'
import { readLists } from '../shopping/read.ts'

type BroughtList = Household['lists'][number]
type BroughtLine = BroughtList['lines'][number]

/**
 * With the days that they follow, and for which dishes each line is there. The words are as somebody reads them: what
 * the plan has put there with its amounts, and what people typed as they typed it.
 */
export async function listsOf(
  ctx: Context,
  /** Where a dish of the plan stands in the file. */
  entries: (id: string | null) => number | null,
): Promise<Household['lists']> {
  const { lists } = await readLists(ctx, {})
  const all: Household['lists'] = []
  let pictures = 0
  for (const { id } of lists) {
    // Reading a list brings it up to date with its plan.
    const { open } = await readLists(ctx, { id })
    if (!open) continue
    const said = new Map(
      open.rows.flatMap((row) => row.lines.map((line) => [line.id, line] as const)),
    )
    const lines: BroughtLine[] = []
    for (const row of await lineRows(ctx, id)) {
      const { text = row.text, remark = row.remark, picture } = said.get(row.id) ?? {}
      const shown = picture && pictures < mostPictures ? await pictureIn(ctx, picture.id) : null
      if (shown) pictures += 1
      lines.push({
        ...{ text: text.slice(0, 300), ticked: row.ticked, remark: remark.slice(0, 300) },
        ...{ picture: shown, gone: row.gone },
        made: row.made ? { food: row.food, quality: row.quality, words: row.text } : null,
        dishes: row.dishes.map(({ entry, ...dish }) => ({ ...dish, entry: entries(entry) })),
      })
    }
    all.push({
      name: open.name,
      current: open.current,
      shop: open.shop,
      lines,
      ...(await besides(ctx, id)),
    })
  }
  return all
}

interface Row {
  id: string
  text: string
  remark: string
  food: string | null
  quality: string | null
  made: boolean
  ticked: boolean
  gone: boolean
  dishes: (Omit<BroughtLine['dishes'][number], 'entry' | 'unit'> & {
    entry: string | null
    unit: UnitId | null
  })[]
}

/** Of what was taken off, what dishes that are still to be cooked would ask for again. */
function lineRows(ctx: Context, listId: string): Promise<Row[]> {
  // shopping_lines_all, shopping_line_origins_pkey
  return ctx.sql<Row[]>`
    SELECT l.id, l.text, l.remark, l.food, l.quality, l.made, l.ticked_at IS NOT NULL AS ticked,
      l.removed_at IS NOT NULL AS gone,
      coalesce((SELECT json_agg(json_build_object('title', o.title, 'recipe', o.recipe_id, 'entry', o.plan_entry_id,
          'key', o.key, 'quantity', o.quantity, 'unit', o.unit, 'part', o.part) ORDER BY o.position)
        FROM shopping_line_origins o WHERE o.line_id = l.id), '[]') AS dishes
    FROM shopping_lines l
    WHERE l.list_id = ${listId} AND (l.removed_at IS NULL OR EXISTS (
      SELECT 1 FROM shopping_line_origins o JOIN plan_entries e ON e.id = o.plan_entry_id
      WHERE o.line_id = l.id AND e.removed_at IS NULL AND e.cooked_at IS NULL))
    ORDER BY l.removed_at IS NOT NULL, l.position, l.id LIMIT 1500`
}

async function besides(
  ctx: Context,
  listId: string,
): Promise<Pick<BroughtList, 'days' | 'anyway'>> {
  // By primary key.
  const [list] = await ctx.sql<Pick<BroughtList, 'days' | 'anyway'>[]>`
    SELECT bought_anyway AS anyway, coalesce((SELECT json_agg(json_build_object(
        'from', to_char(lower(d), 'YYYY-MM-DD'), 'to', to_char(upper(d) - 1, 'YYYY-MM-DD')) ORDER BY d)
      FROM unnest(days) AS d), '[]') AS days
    FROM shopping_lists WHERE id = ${listId}`
  return list ?? { days: [], anyway: [] }
}

/** Inside the file, since it belongs to no recipe. */
async function pictureIn(ctx: Context, id: string): Promise<string | null> {
  for (const size of ['medium', 'small'] as const) {
    const file = await ctx.photos.get(id, size)
    const letters = file && Buffer.from(await file.arrayBuffer()).toString('base64')
    if (letters && letters.length <= largestPicture) return letters
  }
  return null
}
