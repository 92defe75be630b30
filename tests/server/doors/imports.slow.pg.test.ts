import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readAside } from '../../../server/domain/file-import/files/aside.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { paprikaArchive, paprikaRecipe } from '../../support/archives/paprika.ts'
import { zipOf } from '../../support/archives/zip.ts'
import type { Caller } from '../../support/caller.ts'
import { found, send, takeAll } from '../../support/intake.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: '0' })
  cook = app.caller()
  await cook.signUp()
})
afterAll(() => app.stop())

const dish = (over: Record<string, unknown> = {}) =>
  JSON.stringify({
    ...{ '@type': 'Recipe', name: 'Борщ', recipeYield: '4', recipeIngredient: ['1 буряк'] },
    ...over,
  })

describe('POST /imports', () => {
  test('is for people who signed in, and from our own pages', async () => {
    expect(await send(app.caller(), dish())).toMatchObject({ status: 401 })
    const headers = { origin: 'https://elsewhere.example' }
    const foreign = await cook.fetch('/imports', { method: 'POST', body: dish(), headers })
    expect(foreign.status).toBe(403)
  })

  test('refuses nothing at all, what it does not know, and what holds no recipe, each in a sentence', async () => {
    expect(await send(cook, '')).toMatchObject({ status: 400, reason: 'intake_missing' })
    const unknown = await send(cook, '%PDF-1.7 …')
    expect(unknown).toMatchObject({ status: 415, reason: 'intake_unknown_format' })
    expect(unknown.error).toContain('ZIP')
    const empty = { status: 400, reason: 'intake_empty' }
    expect(await send(cook, '{"colour": "beetroot"}')).toMatchObject(empty)
    expect(await send(cook, '<html><p>Борщ</p></html>')).toMatchObject(empty)
    expect(await send(cook, await zipOf({ 'a.txt': 'Борщ' }))).toMatchObject(empty)
  })

  test('refuses a broken and a locked archive, and keeps what was found before', async () => {
    await send(cook, dish())
    const zip = await paprikaArchive(paprikaRecipe())
    expect(await send(cook, zip.subarray(0, -40))).toMatchObject({ reason: 'intake_broken' })
    expect(await send(cook, Buffer.from('\x1f\x8b broken', 'latin1'))).toMatchObject({
      reason: 'intake_broken',
    })
    expect((await found(cook))?.recipes.map((one) => one.title)).toEqual(['Борщ'])
  })

  test('refuses what claims or turns out to be too large', async () => {
    const headers = { 'content-length': String(200 * 1024 * 1024) }
    const claimed = await cook.fetch('/imports', { method: 'POST', body: dish(), headers })
    expect(claimed.status).toBe(413)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(8 * 1024 * 1024))
      },
    })
    const response = await cook.fetch('/imports', { method: 'POST', body: endless })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  test('refuses archives made to fill the memory', async () => {
    const unpacks = { status: 413, reason: 'intake_unpacks' }
    const zeros = new Uint8Array(40 * 1024 * 1024)
    expect(await send(cook, gzipSync(zeros))).toMatchObject(unpacks)
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}`, '']))
    expect(await send(cook, await zipOf(many))).toMatchObject(unpacks)
  })

  test('goes one archive deep, and passes by what is deeper', async () => {
    const one = await zipOf({ 'recipe.json': dish() })
    const two = await zipOf({ 'one.zip': one })
    expect(await send(cook, two)).toMatchObject({ status: 201 })
    expect(await send(cook, await zipOf({ 'two.zip': two }))).toMatchObject({
      reason: 'intake_empty',
    })
  })

  test('a bomb beside a recipe is named, and the recipe is found', async () => {
    const zip = await zipOf({
      'bomb.paprikarecipe': gzipSync(new Uint8Array(40 * 1024 * 1024)),
      'good.json': dish(),
      'cut.json': dish().slice(0, 30),
    })
    await send(cook, zip, { name: 'мішанина.zip' })
    const intake = await found(cook)
    expect(intake?.recipes.map((one) => one.title)).toEqual(['Борщ'])
    expect(intake?.troubles).toEqual([
      { where: 'мішанина.zip, bomb.paprikarecipe', title: null, problem: 'unpacks' },
      { where: 'мішанина.zip, cut.json', title: null, problem: 'unreadable' },
    ])
  })

  test('says of each record why it was passed by', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`
    const file = `[${dish()}, ${dish({ name: '' })}, ${dish({ recipeIngredient: [] })}, {"a": ${deep}}, {bad}]`
    await send(cook, file, { name: 'a.json' })
    expect((await found(cook))?.troubles).toEqual([
      { where: 'a.json, 2', title: null, problem: 'no_name' },
      { where: 'a.json, 3', title: 'Борщ', problem: 'nothing_to_cook' },
      { where: 'a.json, 4', title: null, problem: 'too_deep' },
      { where: 'a.json, 5', title: null, problem: 'unreadable' },
    ])
  })

  test('takes names of files for labels: none leads to a path, none turns a line around', async () => {
    const name = '../../\u202eetc/passwd\u0000.json'
    const files = { '../../up.json': dish(), 'cut.json': '{"cut', 'a/b.json': dish() }
    await send(cook, await zipOf(files), { name })
    const intake = await found(cook)
    expect(intake?.troubles[0]?.where).toBe('../../etc/passwd.json, cut.json')
    expect(intake?.recipes).toHaveLength(1)
  })

  test('keys such as __proto__ and markup in a recipe are only text', async () => {
    const file = `{"@type": "Recipe", "name": "Юшка <script>alert(1)</script>", "__proto__": {"status": "x"},
      "recipeIngredient": ["1 окунь"], "description": "<img src=x onerror=alert(1)>З окуня"}`
    await send(cook, file)
    const recipe = (await takeAll(cook)).find((one) => one.title === 'Юшка')
    expect(recipe).toMatchObject({ description: 'З окуня', status: 'ready' })
  })

  test('of many megabytes keeps nobody else waiting while it is read', async () => {
    const lines = Array.from({ length: 200_000 }, (_, at) => `${at} г борошна`)
    const path = join(app.services.config.dataDir, 'large.json')
    await Bun.write(path, dish({ recipeIngredient: lines }))
    const file = await open(path)
    let [turns, reading] = [0, true]
    const others = (async () => {
      for (; reading; turns += 1) await new Promise((next) => setImmediate(next))
    })()
    const first = await readAside({
      fd: file.fd,
      name: 'large.json',
      size: (await file.stat()).size,
      unpacked: 1024 ** 2,
      time: 60_000,
    }).next()
    reading = false
    await others
    await file.close()
    expect(first.done).toBe(false)
    // Read here, it would be one long step: others would have their turn a few times, before and after it.
    expect(turns).toBeGreaterThan(100)
  })

  test('leaves nothing on the disk', async () => {
    await send(cook, dish())
    const left = await readdir(app.services.config.dataDir)
    expect(left.filter((name) => name.startsWith('incoming'))).toEqual([])
  })
})

test('one person cannot bring files without end', async () => {
  const limited = await startTestApp()
  const person = limited.caller()
  await person.signUp()
  let last = await send(person, dish())
  for (let at = 0; at < 60; at += 1) last = await send(person, dish())
  expect(last).toMatchObject({ status: 429, reason: 'rate_limited' })
  await limited.stop()
})
