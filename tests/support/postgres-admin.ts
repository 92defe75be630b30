import { connect, type Sql } from '../../server/db/client.ts'

/** Runs one piece of work on a connection of its own, closed afterwards. */
export async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1, name: 'komora tests' })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
