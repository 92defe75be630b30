import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { Writable } from 'node:stream'
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

describe('a statement', () => {
  test('that comes between the break of its connection and the close is refused, and takes no answer of others', async () => {
    const { sql, wire } = pool()
    expect(await word(sql, 'first')).toBe('first')
    wire().break()
    const late = [word(sql, 'a'), word(sql, 'b')]
    await handedOver()
    wire().close()
    expect(await Promise.all(late)).toEqual(['CONNECTION_CLOSED', 'b'])
    expect(await together(sql, 'c', 'd', 'e')).toEqual(['c', 'd', 'e'])
  })

  test('that waits to be sent when its connection closes is refused, and the next connection works', async () => {
    const { sql, wire } = pool()
    await word(sql, 'first')
    const unsent = word(sql, 'unsent')
    await handedOver()
    wire().close()
    expect(await unsent).toBe('CONNECTION_CLOSED')
    expect(await together(sql, 'a', 'b')).toEqual(['a', 'b'])
  })

  test('that is cut off in the midst of its rows leaves none of them to the next', async () => {
    const { sql, wire } = pool()
    await word(sql, 'first')
    const rows = sql`SELECT repeat('x', 1000) FROM generate_series(1, 50000)`
    let seen = 0
    const cutOff = outcome(
      rows.forEach(() => {
        seen += 1
        if (seen === 3) queueMicrotask(() => wire().lose())
      }),
    )
    expect(await cutOff).toBe('ECONNRESET')
    await word(sql, 'second')
    const half = outcome(sql`SELECT repeat('x', 1000) FROM generate_series(1, 50000)`)
    await new Promise<void>((resolve) => wire().once('data', () => resolve()))
    wire().lose()
    expect(await half).toBe('ECONNRESET')
    expect([...(await sql`SELECT 'whole' AS word`)]).toEqual([{ word: 'whole' }])
  })

  test('that fails among its rows does not shift the rows of the next', async () => {
    const { sql } = pool()
    await word(sql, 'first')
    const failing = outcome(sql`SELECT 1 / (4 - n) FROM generate_series(1, 10) AS n`)
    const behind = sql<{ n: number }[]>`SELECT n FROM generate_series(1, 2) AS n`
    expect(await failing).toBe('22012')
    expect([...(await behind)]).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('with a value that cannot be written fails alone, whatever is under way', async () => {
    const { sql } = pool()
    const instant = (date: Date) => outcome(sql`SELECT ${date}::timestamptz::text`)
    await instant(new Date(0))
    const alone = await instant(new Date(Number.NaN))
    expect(alone).toBeInstanceOf(RangeError)
    const [before, invalid, after, last] = await Promise.all([
      word(sql, 'before'),
      instant(new Date(Number.NaN)),
      word(sql, 'after'),
      word(sql, 'last'),
    ])
    expect(invalid).toBeInstanceOf(RangeError)
    expect([before, after, last]).toEqual(['before', 'after', 'last'])
  })

  test('that waits for a peer that takes connections and closes them is refused, each later than the one before', async () => {
    const tries: number[] = []
    const { sql, wires } = pool(
      {
        backoff(failed: number) {
          tries.push(failed)
          return 0
        },
      },
      (wire) => setImmediate(() => wire.close()),
    )
    const refused = [await word(sql, 'a'), await word(sql, 'b'), await word(sql, 'c')]
    expect(refused).toEqual(Array(3).fill('CONNECTION_CLOSED'))
    expect(wires).toHaveLength(3)
    expect(tries).toEqual([1, 2, 3])
  })
})

describe('the end of a connection', () => {
  const atFirstAnswer = (cut: () => void) => (wire: Wire) => {
    // The end of the greeting is a ReadyForQuery: what follows is the driver's own question.
    const look = (bytes: Buffer) => {
      if (!bytes.subarray(-6).equals(Buffer.from('Z\0\0\0\x05I'))) return
      wire.off('data', look)
      setImmediate(cut)
    }
    wire.prependListener('data', look)
  }

  test('while the types are being fetched ends no process, and whoever waits for it is told', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    let cuts = 0
    const { sql } = pool({}, (made) => {
      if (cuts === 0)
        atFirstAnswer(() => {
          cuts += 1
          made.lose()
        })(made)
    })
    expect(await word(sql, 'first')).toBe('ECONNRESET')
    expect(await word(sql, 'second')).toBe('second')
    process.off('unhandledRejection', note)
    expect([cuts, unhandled]).toEqual([1, []])
  })

  test('at the last line of a COPY is told to whoever sent it', async () => {
    const { sql, wire } = pool()
    await sql`CREATE TABLE IF NOT EXISTS copied (n int)`
    const sink = await copyInto(sql)
    sink.end('1\n')
    setImmediate(() => wire().lose())
    expect(await ended(sink)).toBe('ECONNRESET')
    expect(await word(sql, 'next')).toBe('next')
  })

  test('of a COPY that the database refuses is told too', async () => {
    const { sql } = pool()
    await sql`CREATE TABLE IF NOT EXISTS copied (n int)`
    const sink = await copyInto(sql)
    sink.end('no number\n')
    expect(await ended(sink)).toBe('22P02')
    expect(await word(sql, 'next')).toBe('next')
  })

  test('while a cursor is being read is no fault of the process, and the next connection is clean', async () => {
    for (const goOn of [Promise.resolve.bind(Promise), Promise.reject.bind(Promise)]) {
      const { sql, wire } = pool()
      const [lost, busy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const reading = outcome(
        sql`SELECT n FROM generate_series(1, 9) AS n`.cursor(2, async () => {
          wire().lose()
          lost.resolve()
          await busy.promise
          return goOn(new Error('The reader gave up.')) as Promise<void>
        }),
      )
      await lost.promise
      expect(await reading).toBe('ECONNRESET')
      expect(await word(sql, 'a')).toBe('a')
      const next = together(sql, 'b', 'c')
      await handedOver()
      busy.resolve()
      expect(await next).toEqual(['b', 'c'])
    }
  })

  test('lets a pool that waits for it end', async () => {
    const { sql, wire } = pool()
    await word(sql, 'first')
    const asked = outcome(sql`SELECT pg_sleep(60)`)
    await handedOver()
    const over = sql.end()
    await handedOver()
    wire().lose()
    await over
    expect(await asked).toBe('ECONNRESET')
  })
})

async function copyInto(sql: Sql): Promise<Writable> {
  return sql.unsafe('COPY copied FROM STDIN').writable()
}

function ended(sink: Writable): Promise<unknown> {
  return new Promise((resolve) => {
    sink.once('finish', () => resolve('finished'))
    sink.once('error', (error: { code?: unknown }) => resolve(error.code))
  })
}
