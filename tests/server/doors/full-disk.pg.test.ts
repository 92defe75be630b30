import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asDomainError } from '../../../server/kernel/errors.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { found, send } from '../../support/intake.ts'
import { twoColours } from '../../support/pictures.ts'

let app: TestApp
let cook: Caller
let full = true
let reason = 'ENOSPC'
beforeAll(async () => {
  app = await startTestApp()
  const { put } = app.services.photos
  app.services.photos.put = (id, files) =>
    full ? Promise.reject(withCode(reason)) : put(id, files)
  cook = app.caller()
  await cook.signUp()
})
afterAll(() => app.stop())

describe('On a disk that is full', () => {
  test('a photo is refused in a sentence that says so, and nothing of it is left', async () => {
    const answer = await sendPhoto()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toEqual({
      error: 'На сервері закінчилося місце, тому зберегти це зараз не вийде. Спробуйте згодом.',
      reason: 'storage_full',
    })
    expect((await app.services.sql`SELECT 1 FROM photos`).count).toBe(0)
  })

  test('its operator finds the reason in the log', async () => {
    await sendPhoto()
    expect(app.logged.some((line) => /door\.failed.*ENOSPC/.test(line))).toBe(true)
  })

  test('recipes of a file are taken, and their photos wait until there is room again', async () => {
    full = true
    const photo = (await twoColours(40, 20).png().toBuffer()).toString('base64')
    const dish = { name: 'Юшка', ingredients: '1 окунь', directions: 'Зваріть.', photo_data: photo }
    await send(cook, JSON.stringify(dish))
    const intake = await found(cook)
    const { id = '', recipes = [] } = intake ?? {}
    await cook.mutate('intakes.begin', {
      id,
      positions: recipes.map((one) => one.position),
      asDrafts: false,
    })
    await cook.mutate<{ done: boolean }>('intakes.step', { id })
    await app.services.background.settled()
    const taken = { photosToDraw: 1, recipes: [{ state: 'taken', photoLeft: null }] }
    expect(await found(cook)).toMatchObject(taken)
    full = false
    await cook.query('intakes.photos', { id })
    await app.services.background.settled()
    expect(await found(cook)).toMatchObject({ ...taken, photosToDraw: 0 })
  })

  test('a file is refused in the same sentence, and is not called broken', async () => {
    const handle = await open(import.meta.path)
    const files = Object.getPrototypeOf(handle) as { write: () => Promise<unknown> }
    await handle.close()
    const { write } = files
    files.write = () => Promise.reject(withCode('ENOSPC'))
    const sent = await send(cook, '{}')
    files.write = write
    expect(sent).toMatchObject({ status: 503, reason: 'storage_full' })
  })

  test('a database without room says the same as a folder without room', () => {
    expect(asDomainError(withCode('53100')).code).toBe('storage_full')
    expect(asDomainError(withCode('EDQUOT')).code).toBe('storage_full')
  })
})

describe('On a disk that may only be read, or where a file lies in the place of a folder', () => {
  test('a photo is refused in a sentence that says so, and its operator finds the reason', async () => {
    for (const code of ['EROFS', 'ENOTDIR']) {
      reason = code
      const answer = await sendPhoto()
      expect([code, answer.status, answer.headers.get('retry-after')]).toEqual([code, 503, '2'])
      expect(await answer.json()).toEqual({
        error: 'Сервер зараз не дістається до своїх фото й файлів. Спробуйте згодом.',
        reason: 'storage_away',
      })
      expect(app.logged.some((line) => line.includes(code))).toBe(true)
    }
    reason = 'ENOSPC'
  })

  test('it happens so with a real file in the way', async () => {
    full = false
    const { dataDir } = app.services.config
    await rm(join(dataDir, 'photos'), { recursive: true, force: true })
    await writeFile(join(dataDir, 'photos'), '')
    const body = new Uint8Array(await twoColours(40, 20).png().toBuffer())
    expect((await cook.fetch('/photos', { method: 'POST', body })).status).toBe(503)
    await rm(join(dataDir, 'photos'))
    expect((await cook.fetch('/photos', { method: 'POST', body })).status).toBe(201)
  })
})

async function sendPhoto(): Promise<Response> {
  full = true
  const body = new Uint8Array(await twoColours(40, 20).png().toBuffer())
  return cook.fetch('/photos', { method: 'POST', body })
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code })
}
