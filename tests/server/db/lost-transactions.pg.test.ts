import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { Sql } from '../../../server/db/client.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'
import { handedOver, type Wire, type Wired, wiredPool } from '../../support/wires.ts'
import { outcome, together, word } from './outcomes.ts'

/** What the driver does when a connection breaks at the worst moment: decisions/0010. */
let database: TestDatabase
const open: Sql[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((sql) => sql.end({ timeout: 1 })))
})
afterAll(() => database.drop())

function pool(...options: [options?: object, made?: (wire: Wire) => void]): Wired {
  const made = wiredPool(database.url, ...options)
  open.push(made.sql)
  return made
}

describe('a transaction', () => {
  test('whose connection was lost runs nothing more, not even within the transaction that came after it', async () => {
    const { sql, wire } = pool()
    await sql`CREATE TABLE kept (who text)`
    const [inserted, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lost = outcome(
      sql.begin(async (tx) => {
        await tx`INSERT INTO kept VALUES ('lost')`
        inserted.resolve()
        await resumed.promise
        await tx`INSERT INTO kept VALUES ('stray')`
      }),
    )
    await inserted.promise
    wire().lose()
    expect(await lost).toBe('CONNECTION_CLOSED')
    await sql.begin(async (tx) => {
      await tx`INSERT INTO kept VALUES ('second')`
      resumed.resolve()
      await tx`SELECT 1`
      await tx`INSERT INTO kept VALUES ('second')`
    })
    expect((await sql`SELECT who FROM kept`).map((row) => row['who'])).toEqual(['second', 'second'])
  })

  test('settles every statement that it had asked for when its connection is lost', async () => {
    const { sql, wire } = pool()
    const asked: Promise<unknown>[] = []
    const whole = outcome(
      sql.begin(async (tx) => {
        asked.push(...['a', 'b', 'c'].map((text) => outcome(tx`SELECT ${text}::text`)))
        await handedOver()
        wire().lose()
        return Promise.all(asked)
      }),
    )
    expect(await whole).toBe('CONNECTION_CLOSED')
    expect(await Promise.all(asked)).toEqual([
      'ECONNRESET',
      'CONNECTION_CLOSED',
      'CONNECTION_CLOSED',
    ])
    expect(await word(sql, 'next')).toBe('next')
  })

  test('learns its connection however many statements that has before it', async () => {
    const { sql } = pool({ max: 2, max_pipeline: 1 })
    await together(sql, 'a', 'b')
    const busy = [outcome(sql`SELECT pg_sleep(0.05)`), outcome(sql`SELECT pg_sleep(0.05)`)]
    const inside = sql.begin(async (tx) => word(tx as never, 'inside'))
    expect(await inside).toBe('inside')
    await Promise.all(busy)
  })
})

describe('a reserved connection', () => {
  test('that was lost settles what was asked of it, runs nothing more, and is not given back twice', async () => {
    const { sql, wire } = pool()
    const held = await sql.reserve()
    const asked = ['a', 'b'].map((text) => outcome(held`SELECT ${text}::text`))
    await handedOver()
    wire().lose()
    expect(await Promise.all(asked)).toEqual(['ECONNRESET', 'CONNECTION_CLOSED'])
    expect(await word(held, 'later')).toBe('CONNECTION_CLOSED')
    const next = sql.begin(async (tx) => {
      await tx`SELECT 1`
      held.release()
      // Given back a second time, it would take this into the transaction.
      const other = word(sql, 'other')
      await tx`SELECT 1`
      return [await Promise.race([other, tx`SELECT 1`.then(() => 'waits')]), other] as const
    })
    const [during, after] = await next
    expect(during).toBe('waits')
    expect(await after).toBe('other')
  })

  test('is given to whoever waits for one that has to be made, and no place is lost when that fails', async () => {
    let failing = true
    const { sql } = pool({ max: 2 }, (wire) => {
      if (failing) setImmediate(() => wire.lose())
    })
    const refused = Array.from({ length: 4 }, () => outcome(sql.reserve()))
    expect(await Promise.all(refused)).toEqual(Array(4).fill('ECONNRESET'))
    failing = false
    const held = await Promise.all([sql.reserve(), sql.reserve()])
    expect(await Promise.all(held.map((one, at) => word(one, `${at}`)))).toEqual(['0', '1'])
    for (const one of held) one.release()
  })
})
