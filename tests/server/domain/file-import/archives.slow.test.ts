import { expect, spyOn, test } from 'bun:test'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readAside } from '../../../../server/domain/file-import/files/aside.ts'
import type { Found } from '../../../../server/domain/file-import/files/found.ts'
import { largestPhoto, largestText } from '../../../../server/domain/file-import/files/limits.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { readZip } from '../../../../server/domain/file-import/files/read-zip.ts'
import { photo, zipOf } from '../../../support/archives/zip.ts'

const dish = (name: string) => ({
  '@type': 'Recipe',
  name,
  image: 'pie.jpg',
  recipeIngredient: ['1 буряк'],
})
const plenty = () => ({ texts: { left: 1e9 }, pictures: { left: 1e9 } })
const photosOf = (found: readonly Found[]) => found.filter((one) => one.photos.length > 0).length

test('one picture that thousands of recipes name is unpacked for a few of them', async () => {
  const recipes = Array.from({ length: 40 }, (_, at) => dish(`Пиріг ${at}`))
  const zip = await zipOf({ 'recipes.json': JSON.stringify(recipes), 'pie.jpg': await photo() })
  const found = await Array.fromAsync(readZip(bytesOf(zip), plenty()))
  expect(found).toHaveLength(40)
  expect(photosOf(found)).toBe(5)
})

test('pictures unpack to no more than their budget, over all archives in the archive', async () => {
  const picture = await photo()
  const folder = () => zipOf({ 'recipe.json': JSON.stringify(dish('Пиріг')), 'pie.jpg': picture })
  const zip = await zipOf({ 'a.zip': await folder(), 'b.zip': await folder() })
  const left = Math.round(picture.length * 1.5)
  const budgets = { ...plenty(), pictures: { left } }
  const found = await Array.fromAsync(readZip(bytesOf(zip), budgets))
  expect(found.map((one) => one.photos[0]?.length)).toEqual([picture.length, undefined])
})

test('texts unpack to no more than theirs, and what was found before stays', async () => {
  const inner = await zipOf({ 'recipe.json': JSON.stringify(dish('Пиріг')) })
  const zip = await zipOf({ 'a.zip': inner, 'b.zip': inner })
  const budgets = { ...plenty(), texts: { left: Math.round(inner.length * 2.5) } }
  const found = await Array.fromAsync(readZip(bytesOf(zip), budgets))
  expect(found.map(({ reading }) => 'problem' in reading && reading.problem)).toEqual([
    false,
    'unpacks',
  ])
})

test('a text that unfolds inside the archive counts with those after it', async () => {
  const unfolded = JSON.stringify(dish('Пиріг')).padEnd(50_000)
  const packed = gzipSync(unfolded)
  const zip = await zipOf({ 'a.json': packed, 'b.json': JSON.stringify(dish('Другий')) })
  const budgets = { ...plenty(), texts: { left: packed.length + Buffer.byteLength(unfolded) + 9 } }
  const found = await Array.fromAsync(readZip(bytesOf(zip), budgets))
  expect(found.map(({ reading }) => ('problem' in reading ? reading.problem : 'found'))).toEqual([
    'found',
    'unpacks',
  ])
})

test('a text and a picture that are too large to be one are passed by', async () => {
  const large = Buffer.alloc(largestText + 1, ' ')
  large.write(JSON.stringify(dish('Завеликий')))
  const picture = Buffer.concat([await photo(), Buffer.alloc(largestPhoto)])
  const zip = await zipOf({
    'large.json': large,
    'recipe.json': JSON.stringify(dish('Пиріг')),
    'pie.jpg': picture,
  })
  const found = await Array.fromAsync(readZip(bytesOf(zip), plenty()))
  expect(found.map((one) => one.where)).toEqual(['recipe.json'])
  expect(photosOf(found)).toBe(0)
})

test('of a page that is larger than any page only the start is looked at', async () => {
  let looked = 0
  const page = {
    size: largestText + 1,
    async read(_from: number, length: number) {
      looked += length
      return Buffer.from('<html>')
    },
  }
  expect(await Array.fromAsync((await readFile(page, 1024 ** 3)) ?? [])).toEqual([])
  expect(looked).toBeLessThan(10_000)
})

test('a recipe of a backup that stands there a thousand times is put together once', async () => {
  const row = { id: 1, name: 'Юшка', slug: 'yushka' }
  const backup = {
    recipes: Array.from({ length: 1000 }, () => row),
    recipes_ingredients: [{ recipe_id: 1, original_text: '1 окунь', note: '1 окунь' }],
  }
  const found = await readFile(bytesOf(Buffer.from(JSON.stringify(backup))), 1e9)
  expect(await Array.fromAsync(found ?? [])).toHaveLength(1)
})

test('more values than memory has room for are refused before any is made of them', async () => {
  const many = (count: number) => Buffer.from(`{"recipes":[${'{},'.repeat(count)}{}]}`)
  const read = async (bytes: Buffer) => Array.fromAsync((await readFile(bytesOf(bytes), 1e9)) ?? [])
  await expect(read(many(4_000_000))).rejects.toMatchObject({ fault: 'unpacks' })
  const inside = await zipOf({ 'a.json': many(4_000_000), 'b.json': JSON.stringify(dish('Борщ')) })
  const found = await Array.fromAsync(readZip(bytesOf(inside), plenty()))
  expect(found.map(({ reading }) => ('problem' in reading ? reading.problem : ''))).toEqual([
    'unpacks',
    '',
  ])
})

test('a file that was made to be read for ever is given up when its time is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'komora-slow-'))
  const path = join(folder, 'backup.json')
  const lines = Array.from({ length: 200_000 }, (_, at) => ({ recipe_id: at, food_id: 1 }))
  await Bun.write(
    path,
    JSON.stringify({
      recipes: lines.map(({ recipe_id: id }) => ({ id, name: `Юшка ${id}` })),
      recipes_ingredients: lines,
      ingredient_foods: [{ id: 1, name: 'окунь '.repeat(50_000) }],
    }),
  )
  const file = await open(path)
  const slow = { fd: file.fd, size: (await file.stat()).size, name: '', unpacked: 1e9, time: 1000 }
  await expect(Array.fromAsync(readAside(slow))).rejects.toMatchObject({ fault: 'unpacks' })
  await file.close()
  await rm(folder, { recursive: true })
})

test('a thread that cannot be ended keeps no other file waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'komora-stuck-'))
  const path = join(folder, 'recipes.json')
  await Bun.write(path, JSON.stringify([dish('Борщ'), { padding: ' '.repeat(200_000) }]))
  const file = await open(path)
  const terminate = Worker.prototype.terminate
  const asked: Promise<number>[] = []
  const stuck = spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    asked.push(terminate.call(this))
    return new Promise(() => {})
  })
  try {
    const size = (await file.stat()).size
    const read = { fd: file.fd, size, name: '', unpacked: 1e9, time: 60_000 }
    const found = await Array.fromAsync(readAside(read))
    expect(found.filter(({ reading }) => 'recipe' in reading)).toHaveLength(1)
    expect(asked).toHaveLength(1)
  } finally {
    stuck.mockRestore()
    await Promise.all(asked)
    await file.close()
    await rm(folder, { recursive: true })
  }
})
