import type { Services } from '../../../kernel/context.ts'
import { dayLong, dayOf } from '../days.ts'
import { extendRepeat, horizon, type RepeatRow, repeatColumns } from './rows.ts'

const atOnce = 500

/** What comes again is planned on, a week or more at a time; what has come to its end goes. */
export async function sweepRepeats({ sql, now }: Services): Promise<number> {
  const today = dayOf(now())
  const ahead = dayOf(new Date(now().getTime() + horizon - 7 * dayLong))
  const over = await sql`DELETE FROM plan_repeats WHERE until < ${today}::date - 60`
  return sql.begin(async (tx) => {
    // plan_repeats_through; of several servers each takes other rows
    const due = await tx<RepeatRow[]>`
      SELECT ${repeatColumns(tx)} FROM plan_repeats
      WHERE through < ${ahead} AND (until IS NULL OR until > through)
      ORDER BY through LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`
    for (const row of due) await extendRepeat(tx, row, now())
    return over.count + due.length
  })
}
