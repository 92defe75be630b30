import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

/**
 * What moved longer ago says nothing about what is at home, nor about what a kitchen buys. All kinds go together:
 * what was bought without what was cooked of it would be there for ever.
 */
const keptFor = 800 * 86_400_000

export function sweepPantry({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - keptFor)
  // pantry_moves_age
  return deleteOlder(sql, 'pantry_moves', 'moved_at', over)
}
