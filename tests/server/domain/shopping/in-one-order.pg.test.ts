import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from '../../../../server/db/client.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { createTestDatabase } from '../../../support/postgres.ts'
import { untilWaiting } from '../../../support/waiting.ts'

let app: TestApp
beforeAll(async () => {
  const database = await createTestDatabase()
  // As the planner chooses now and then: rows are met as they lie, and not by their ids.
  const plainly = '?enable_indexscan=off&enable_bitmapscan=off'
  app = await startTestApp(
    {},
    {},
    { ...database, pool: () => connect(`${database.url}${plainly}`) },
  )
})
afterAll(() => app.stop())

test.each(['tickLines', 'removeLines', 'restoreLines'])(
  '%s takes its lines in one order, so that two who change the same ones wait for each other in turn',
  async (change) => {
    const who = await app.signedUp()
    const lines = ['хліб', 'сіль', 'масло 200 г']
    const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines })
    const [first = '', ...others] = ids.toSorted()
    const { sql } = app.services
    // Written anew, it lies behind the others.
    await sql`UPDATE shopping_lines SET remark = '' WHERE id = ${first}`
    let changed: Promise<unknown> = Promise.resolve()
    await sql.begin(async (tx) => {
      await tx`SELECT 1 FROM shopping_lines WHERE id = ${first} FOR UPDATE`
      changed = who.mutate(`lists.${change}`, { ids, ticked: true })
      await untilWaiting(sql)
      await tx`SELECT 1 FROM shopping_lines WHERE id = ANY(${others}) FOR UPDATE NOWAIT`
    })
    expect(await changed).toEqual({ ids: expect.arrayContaining(ids) })
  },
)
