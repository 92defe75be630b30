import { readerVersion } from '../../../shared/food/line/version.ts'
import type { Services } from '../../kernel/context.ts'
import { understood } from './lines.ts'
import { readTyped } from './typed-rows.ts'

const batch = 200

/**
 * Reads some typed lines again that an older reader has read; what the plan has made is made anew with
 * the plan. Says how many were read.
 */
export async function rereadSomeLines({ sql }: Services): Promise<number> {
  return sql.begin(async (tx) => {
    // shopping_lines_reader_version; each of several servers takes lines that no other has
    const rows = await tx<{ id: string; text: string }[]>`
      SELECT id, text FROM shopping_lines WHERE reader_version < ${readerVersion} AND NOT made
      LIMIT ${batch} FOR UPDATE SKIP LOCKED`
    const fresh = rows.flatMap(({ id, text }) => {
      const [line] = readTyped([text])
      return line ? { ...understood(line), id, text } : []
    })
    await tx`
      UPDATE shopping_lines l SET food = f.food, quality = f.quality, quantity = f.quantity, unit = f.unit, note = f.note,
        reader_version = f.reader_version
      FROM jsonb_to_recordset(${tx.json(fresh)})
        AS f (id text, food text, quality text, quantity float8, unit text, note text, reader_version int)
      WHERE l.id = f.id`
    return rows.length
  })
}
