import { afterAll, beforeAll, expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { bytesOf } from '../../../server/archives/bytes.ts'
import { readFile } from '../../../server/domain/file-import/files/read-file.ts'
import { createFoundStore } from '../../../server/domain/file-import/shelf.ts'
import type { Context } from '../../../server/kernel/context.ts'
import { newId } from '../../../server/kernel/ids.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { plainZip } from '../../support/archives/plain-zip.ts'
import { photo } from '../../support/archives/zip.ts'
import type { Caller } from '../../support/caller.ts'
import { found, ownRecipes, send, takeAll } from '../../support/intake.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const dish = (name: string, over: object = {}) => ({
  ...{ '@type': 'Recipe', name, recipeYield: '4', recipeIngredient: ['1 буряк'] },
  ...over,
})
const dishes = (many: number) => Array.from({ length: many }, (_, at) => dish(`Борщ ${at}`))

async function cook(address?: string): Promise<Caller> {
  const caller = app.caller(address)
  await caller.signUp()
  return caller
}

/** A file on a slow line: it ends when it is told to. */
function slowFile() {
  const release = Promise.withResolvers<void>()
  const body = () =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await release.promise
        controller.enqueue(new TextEncoder().encode(JSON.stringify(dish('Борщ'))))
        controller.close()
      },
    })
  return { body, release: release.resolve }
}

test('whoever is not signed in is refused before their file has come', async () => {
  const { body, release } = slowFile()
  const response = await app.caller().fetch('/imports', { method: 'POST', body: body() })
  expect(response.status).toBe(401)
  release()
})

test('the first yes stands, and nothing more comes to what is being taken', async () => {
  const who = await cook()
  const { id } = await send(who, JSON.stringify(dishes(3)))
  const positions = (await found(who))?.recipes.map((one) => one.position) ?? []
  await who.mutate('intakes.begin', { id, positions: positions.slice(0, 1), asDrafts: true })
  await who.mutate('intakes.begin', { id, positions, asDrafts: false })
  const more = JSON.stringify(dish('Ще один'))
  expect(await send(who, more, { into: id ?? '' })).toMatchObject({ reason: 'intake_unknown' })
  await who.mutate('intakes.step', { id })
  expect((await ownRecipes(who)).map((one) => [one.title, one.status])).toEqual([
    ['Борщ 0', 'draft'],
  ])
})

test('files that wait for an answer fill no disk: the next is asked to come later', async () => {
  const [who, other] = [await cook(), await cook()]
  const { id } = await send(who, JSON.stringify(dish('Борщ')))
  await app.services.sql`UPDATE intakes SET bytes = ${5 * 1024 ** 3} WHERE id = ${id ?? ''}`
  const file = JSON.stringify(dish('Борщ'))
  expect(await send(other, file)).toMatchObject({ status: 429, reason: 'intake_busy' })
  await who.mutate('intakes.drop', { id })
  expect(await send(other, file)).toMatchObject({ status: 201 })
})

test('a file that joins others is refused as well while too much waits', async () => {
  const [who, other] = [await cook(), await cook()]
  const { id = '' } = await send(who, JSON.stringify(dish('Борщ')))
  await send(other, JSON.stringify(dish('Борщ')))
  const { sql } = app.services
  await sql`UPDATE intakes SET bytes = ${5 * 1024 ** 3} WHERE id <> ${id}`
  const more = JSON.stringify(dish('Юшка'))
  expect(await send(who, more, { into: id })).toMatchObject({ reason: 'intake_busy' })
  await sql`DELETE FROM intakes WHERE id <> ${id}`
  expect(await send(who, more, { into: id })).toMatchObject({ status: 201 })
})

test('however many files somebody brings, they keep no more than so much together', async () => {
  const who = await cook()
  const { id = '' } = await send(who, JSON.stringify(dish('Борщ')))
  await app.services.sql`UPDATE intakes SET bytes = ${1024 ** 3} WHERE id = ${id}`
  expect(await send(who, JSON.stringify(dish('Юшка')), { into: id })).toMatchObject({ status: 201 })
  const intake = await found(who)
  expect(intake?.recipes.map((one) => one.title)).toEqual(['Борщ'])
  expect(intake?.troubles).toMatchObject([{ title: 'Юшка', problem: 'too_many' }])
})

test('guests keep little each, and all of them together stand in nobody’s way', async () => {
  const [guest, other] = [app.caller('10.4.0.1'), app.caller('10.4.0.2')]
  await Promise.all([guest, other].map((one) => one.mutate('people.tryDemo', {})))
  // Hardly packed, a picture unpacks to two hundred times as much.
  const beginning = await photo()
  const picture = () => `${randomBytes(60_000).toString('base64')}${'0'.repeat(14 * 1024 ** 2)}`
  const archive = async (names: readonly string[]) =>
    Buffer.concat(
      await Array.fromAsync(
        plainZip(
          names.flatMap((name) => [
            { name: `${name}/recipe.json`, content: Buffer.from(JSON.stringify(dish(name))) },
            {
              name: `${name}/full.jpg`,
              content: Buffer.concat([beginning, Buffer.from(picture())]),
            },
          ]),
        ),
      ),
    )
  const five = await archive(['Борщ', 'Юшка', 'Капусняк', 'Розсольник', 'Окрошка'])
  expect(await send(guest, five)).toMatchObject({ reason: 'intake_unpacks' })
  const { id = '' } = await send(guest, await archive(['Борщ', 'Юшка', 'Капусняк']))
  await send(guest, await archive(['Розсольник', 'Окрошка']), { into: id })
  expect((await found(guest))?.recipes.map((one) => one.photo)).toEqual([
    ...[true, true, true, true],
    false,
  ])
  const { sql } = app.services
  await sql`UPDATE intakes SET bytes = ${1.5 * 1024 ** 3} FROM people p
    WHERE p.id = person_id AND p.demo_until IS NOT NULL`
  const file = JSON.stringify(dish('Юшка'))
  expect(await send(other, file)).toMatchObject({ reason: 'intake_busy' })
  expect(await send(await cook(), file)).toMatchObject({ status: 201 })
})

test('photos of guests that wait to be drawn count with what guests keep, and keep out nobody else', async () => {
  const [guest, other] = [app.caller('10.4.0.3'), app.caller('10.4.0.4')]
  await Promise.all([guest, other].map((one) => one.mutate('people.tryDemo', {})))
  const { sql, now } = app.services
  await sql`DELETE FROM intakes`
  const file = JSON.stringify(dish('Юшка'))
  const { id = '' } = await send(guest, file)
  const megabyte = 1024 ** 2
  await sql`UPDATE intakes SET bytes = ${1024 ** 3 - megabyte} WHERE id = ${id}`
  expect(await send(other, file)).toMatchObject({ status: 201 })
  await sql`
    WITH made AS (
      INSERT INTO photos (id, person_id, width, height, created_at)
      SELECT ${newId('pho')}, person_id, 0, 0, ${now()} FROM intakes WHERE id = ${id} RETURNING id)
    INSERT INTO photos_to_draw (photo_id, sent, intake_id, position, since)
    SELECT id, ${Buffer.alloc(2 * megabyte)}, ${id}, 0, ${now()} FROM made`
  expect(await send(other, file)).toMatchObject({ reason: 'intake_busy' })
  expect(await send(await cook(), file)).toMatchObject({ status: 201 })
  await sql`DELETE FROM photos`
})

test('what is kept of a file that breaks off counts all the same', async () => {
  const who = app.caller()
  const { id: personId } = await who.signUp()
  const { id = '' } = await send(who, JSON.stringify(dish('Борщ')))
  const ctx = { ...app.services, actor: { personId, demo: false } } as Context
  const store = await createFoundStore(ctx, id, 'file')
  const found = (await await readFile(bytesOf(Buffer.from(JSON.stringify(dishes(50)))), 1e6)) ?? []
  for await (const one of found) await store.put(one)
  const [row] = await app.services.sql`
    SELECT bytes::float8 AS counted, (SELECT sum(length(recipe::text)) FROM intake_recipes)::float8 AS kept
    FROM intakes WHERE id = ${id}`
  expect(row?.['counted']).toBeGreaterThan(0.5 * row?.['kept'])
})

test('of more than five thousand recipes the first are found, and the next is named', async () => {
  const who = await cook()
  const { id = '' } = await send(who, JSON.stringify(dish('Борщ')))
  await app.services.sql`
    INSERT INTO intake_recipes (intake_id, recipe, fingerprint, known, photo_left)
    SELECT intake_id, recipe, n::text, known, photo_left FROM intake_recipes, generate_series(1, 4997) AS n
    WHERE intake_id = ${id}`
  await send(who, JSON.stringify(dishes(5)), { into: id })
  const intake = await found(who)
  expect(intake?.recipes).toHaveLength(5000)
  expect(intake?.troubles).toMatchObject([{ title: 'Борщ 2', problem: 'too_many' }])
})

test('of more than two thousand troubles the rest are counted', async () => {
  const who = await cook()
  const lines = [JSON.stringify(dish('Борщ')), ...Array<string>(2050).fill('борщ')]
  await send(who, lines.join('\n'))
  const intake = await found(who)
  expect([intake?.troubles.length, intake?.moreTroubles]).toEqual([2000, 50])
})

test('photos are fetched for a person so many times an hour, and recipes come without them then', async () => {
  const who = await cook()
  const { safeFetch } = app.services
  let fetched = 0
  app.services.safeFetch = () => {
    fetched += 1
    return Promise.reject(new Error('Nobody is there.'))
  }
  await app.services.sql`
    INSERT INTO rate_limits (key, window_start, used)
    SELECT 'intake-photo ' || id, date_trunc('hour', ${app.services.now()}::timestamptz), 2000 FROM people
    ON CONFLICT DO NOTHING`
  const image = 'https://recipes.example/photo.jpg'
  await send(who, JSON.stringify(dish('Борщ', { image })))
  expect((await takeAll(who)).map((one) => one.title)).toEqual(['Борщ'])
  app.services.safeFetch = safeFetch
  expect(fetched).toBe(0)
  expect((await found(who))?.recipes).toMatchObject([{ photoLeft: 'limit' }])
})

test('what is another person’s cannot be begun, stepped, undone, dropped or added to', async () => {
  const [who, other] = [await cook(), await cook()]
  const { id = '' } = await send(who, JSON.stringify(dish('Борщ')))
  const begin = { id, positions: [], asDrafts: false }
  expect(await refusal(other.mutate('intakes.begin', begin))).toBe('intake_unknown')
  for (const act of ['intakes.step', 'intakes.undo', 'intakes.drop'])
    expect([act, await refusal(other.mutate(act, { id }))]).toEqual([act, 'intake_unknown'])
  const file = JSON.stringify(dish('Чужий'))
  expect(await send(other, file, { into: id })).toMatchObject({ reason: 'intake_unknown' })
  expect((await found(who))?.recipes).toHaveLength(1)
})
