import type { Sql } from '../../../server/db/client.ts'

/** What became of it: the code that it was refused with, or its one value. */
export async function outcome(asked: PromiseLike<unknown>): Promise<unknown> {
  try {
    const rows = (await asked) as Record<string, unknown>[]
    return Array.isArray(rows) ? Object.values(rows[0] ?? {})[0] : rows
  } catch (error) {
    return (error as { code?: unknown }).code ?? error
  }
}

export const word = (sql: Pick<Sql, 'unsafe'>, text: string) =>
  outcome(sql.unsafe(`SELECT '${text}'`))
export const together = (sql: Sql, ...texts: string[]) =>
  Promise.all(texts.map((text) => outcome(sql`SELECT ${text}::text`)))
