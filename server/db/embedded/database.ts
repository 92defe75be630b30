import postgres from 'postgres'

/** The role and database that Komora works in; the role owns its database and nothing else. */
export async function prepareDatabase(port: number, secret: string): Promise<string> {
  const address = `${secret}@127.0.0.1:${port}`
  const sql = postgres(`postgres://postgres:${address}/postgres`, { max: 1, onnotice: () => {} })
  try {
    const [role] = await sql`SELECT 1 FROM pg_roles WHERE rolname = 'komora'`
    // The secret is hexadecimal, and a role's password cannot be a parameter.
    if (!role) await sql.unsafe(`CREATE ROLE komora LOGIN CREATEDB PASSWORD '${secret}'`)
    const [database] = await sql`SELECT 1 FROM pg_database WHERE datname = 'komora'`
    if (!database) await sql`CREATE DATABASE komora OWNER komora`
  } finally {
    await sql.end()
  }
  return `postgres://komora:${address}/komora`
}
