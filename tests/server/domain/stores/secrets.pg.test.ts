import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readConfig } from '../../../../server/kernel/config.ts'
import { boxOf, createSecretBox } from '../../../../server/kernel/secret-box.ts'
import { reseal } from '../../../../server/sweep/reseal.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { fillFrom, listOf } from '../../../support/practice-cart.ts'
import { refusal } from '../../../support/refusal.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const token = /(?:silpo|rohlik)-(?:access|refresh)-/

describe('the tokens of a store', () => {
  test('are in no table, no line of the log and no answer, whatever goes wrong', async () => {
    const { app, silpo, rohlik } = practising
    const who = await app.signedUp()
    for (const store of ['silpo', 'rohlik'] as const) {
      await connectStore(who, store)
      const listId = await listOf(who, 'молоко 1 л')
      await fillFrom(app, who, listId, store)
    }
    silpo.store.faults.add({ kind: 'server_error', times: 20 })
    rohlik.store.faults.add({ kind: 'malformed', times: 20 })
    const { sql } = app.services
    const [{ listId } = { listId: '' }] = await sql<{ listId: string }[]>`
      SELECT id AS "listId" FROM shopping_lists ORDER BY created_at DESC LIMIT 1`
    for (const store of ['silpo', 'rohlik'] as const)
      expect(await refusal(who.query('stores.match', { listId, store }))).toBe('store_unavailable')
    const tables = await sql<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
    for (const { name } of tables) {
      const rows = await sql`SELECT t::text AS row FROM ${sql(name)} AS t`
      expect(rows.filter(({ row }) => token.test(String(row)))).toEqual([])
    }
    expect(app.logged.filter((line) => token.test(line))).toEqual([])
  })

  test('sealed with the key before still open after the key was changed, and are sealed anew with the new one', async () => {
    const [before, after] = ['b'.repeat(40), 'a'.repeat(40)]
    const old = await createSecretBox(readConfig({ SECRET_KEY: before }))
    const sealed = old.seal('secret', 'somebody')
    const now = await createSecretBox(
      readConfig({ SECRET_KEY: after, SECRET_KEY_PREVIOUS: before }),
    )
    expect(now.open(sealed, 'somebody')).toBe('secret')
    expect(old.open(now.seal('secret', 'somebody'), 'somebody')).toBeNull()
    const forgotten = await createSecretBox(readConfig({ SECRET_KEY: after }))
    expect(forgotten.open(sealed, 'somebody')).toBeNull()
  })

  test('kept under the key before are sealed anew by the sweep, and then it may be forgotten', async () => {
    const { app } = practising
    await connectStore(await app.signedUp(), 'silpo')
    const { sql, secrets } = app.services
    const rows = () =>
      sql<{ person_id: string; store: string; sealed: string }[]>`
        SELECT person_id, store, sealed FROM store_connections ORDER BY person_id, store`
    const bound = (row: { person_id: string; store: string }) =>
      `store connection ${row.person_id} ${row.store}`
    const keys = { now: 'n'.repeat(40), before: 'p'.repeat(40) }
    const [now, before] = [keys.now, keys.before].map((key) => boxOf(key, 'komora secret box 1'))
    // As a server with the key before has left them.
    const left = await rows()
    for (const row of left) {
      const sealed = before?.seal(secrets.open(row.sealed, bound(row)) ?? '', bound(row)) ?? ''
      await sql`UPDATE store_connections SET sealed = ${sealed}
        WHERE person_id = ${row.person_id} AND store = ${row.store}`
    }
    const config = { ...app.services.config, secretKey: keys.now, secretKeyPrevious: keys.before }
    const services = { ...app.services, config, secrets: await createSecretBox(config) }
    expect(await reseal(services)).toBe(left.length)
    expect(await reseal(services)).toBe(0)
    for (const row of await rows())
      expect(JSON.parse(now?.open(row.sealed, bound(row)) ?? '{}').access).toBeString()
    await sql`DELETE FROM store_connections`
  })

  test('sealed for one person open for nobody else', async () => {
    const box = boxOf('x'.repeat(40), 'test')
    const sealed = box.seal('secret', 'store connection per_1 silpo')
    expect(box.open(sealed, 'store connection per_1 silpo')).toBe('secret')
    expect(box.open(sealed, 'store connection per_2 silpo')).toBeNull()
    expect(box.open(sealed, 'store connection per_1 rohlik')).toBeNull()
  })
})
