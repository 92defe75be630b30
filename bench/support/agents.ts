import type { Sql } from '../../server/db/client.ts'
import { hashToken, newToken } from '../../server/kernel/secrets.ts'

export const clientId = 'cli_bench'

/** A person with twenty recipes who has let one client in, and the tokens that it holds. */
export async function letIn(
  sql: Sql,
  resource: string,
  families: number,
): Promise<{ access: string; refresh: string[] }> {
  const scopes = ['service.read']
  const later = new Date(Date.now() + 60 * 60 * 1000)
  await sql`TRUNCATE people, kitchens, clients CASCADE`
  await sql`INSERT INTO people (id, display_name) VALUES ('per_bench', 'Олена')`
  await sql`INSERT INTO kitchens (id, name) VALUES ('kit_bench', 'Олена')`
  await sql`INSERT INTO kitchen_members (person_id, kitchen_id) VALUES ('per_bench', 'kit_bench')`
  await sql`
    INSERT INTO recipes (id, person_id, status, title, language, servings, cook_minutes, tags)
    SELECT 'rec_' || n, 'per_bench', 'ready', 'Борщ номер ' || n, 'uk', 4, 90, '{суп}'
    FROM generate_series(1, 20) AS n`
  await sql`
    INSERT INTO clients (id, kind, name, redirect_uris, application_type)
    VALUES (${clientId}, 'registered', 'Bench', '{https://bench.example/}', 'web')`
  await sql`
    INSERT INTO grants (id, person_id, kitchen_id, client_id, scopes)
    VALUES ('gra_bench', 'per_bench', 'kit_bench', ${clientId}, ${scopes})`
  await fillWithOthers(sql, resource)
  const refresh = Array.from({ length: families }, () => newToken('krt'))
  for (const [index, token] of refresh.entries()) {
    const id = `fam_${index}`
    await sql`
      INSERT INTO token_families (id, grant_id, scopes, resource, expires_at)
      VALUES (${id}, 'gra_bench', ${scopes}, ${resource}, ${later})`
    await sql`
      INSERT INTO refresh_tokens (token_hash, family_id, expires_at)
      VALUES (${hashToken(token)}, ${id}, ${later})`
  }
  const access = newToken('kat')
  await sql`
    INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
    VALUES (${hashToken(access)}, 'fam_0', ${scopes}, ${later})`
  await sql`VACUUM ANALYZE`
  return { access, refresh }
}

/** Tokens that nobody uses now, as many as a service that people use has. */
async function fillWithOthers(sql: Sql, resource: string): Promise<void> {
  await sql`
    INSERT INTO token_families (id, grant_id, scopes, resource, expires_at)
    SELECT 'fam_other_' || n, 'gra_bench', '{service.read}', ${resource}, now() + interval '1 year'
    FROM generate_series(1, 20000) AS n`
  await sql`
    INSERT INTO refresh_tokens (token_hash, family_id, expires_at)
    SELECT sha256(('refresh' || n)::bytea), 'fam_other_' || n, now() + interval '30 days'
    FROM generate_series(1, 20000) AS n`
  await sql`
    INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
    SELECT sha256(('access' || n)::bytea), 'fam_other_' || n, '{service.read}', now() + interval '15 minutes'
    FROM generate_series(1, 20000) AS n`
}
