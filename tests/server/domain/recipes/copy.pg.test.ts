import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dropPhotos } from '../../../../server/domain/photos/drop.ts'
import type { Photo, Recipe, RecipePage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'

let app: TestApp
let author: Caller
let reader: Caller

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  reader = app.caller()
  await author.signUp('Олена Коваль')
  await reader.signUp('Андрій Мельник')
})
afterAll(() => app.stop())

function copy(publicationId: string): Promise<Recipe & { isNew: boolean }> {
  return reader.mutate('recipes.copy', { publicationId })
}

async function photo(): Promise<Photo> {
  const body = new Uint8Array(await twoColours(40, 20).png().toBuffer())
  const response = await author.fetch('/photos', { method: 'POST', body })
  return ((await response.json()) as { photo: Photo }).photo
}

test('a copy is the reader’s own and says where it came from', async () => {
  const publicationId = await author.publish({ title: 'Деруни', tags: ['картопля'] })
  const mine = await copy(publicationId)
  expect(mine).toMatchObject({
    title: 'Деруни',
    tags: ['картопля'],
    status: 'ready',
    publicationId: null,
    copiedFrom: { publicationId, author: 'Олена Коваль', title: 'Деруни' },
    sourceUrl: `http://localhost:3000/r/${publicationId}`,
  })
})

test('a copy stays as it is when its original changes or goes', async () => {
  const original = await author.compose({ title: 'Банош' })
  const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id: original.id,
  })
  const mine = await copy(publicationId)
  await author.mutate('recipes.update', { id: original.id, version: 1, title: 'Інше' })
  await author.mutate('recipes.remove', { id: original.id })
  expect(await reader.query<Recipe>('recipes.get', { id: mine.id })).toMatchObject({
    title: 'Банош',
    copiedFrom: { author: 'Олена Коваль', title: 'Банош' },
  })
})

test('a copy shows the photo of its original, also after it is edited', async () => {
  const { id } = await photo()
  const mine = await copy(await author.publish({ photoId: id }))
  expect(mine.photo?.id).toBe(id)
  const edited = await reader.mutate<Recipe>('recipes.update', {
    id: mine.id,
    version: 1,
    title: 'По-моєму',
    photoId: id,
  })
  expect(edited).toMatchObject({ title: 'По-моєму', photo: { id } })
})

test('when the author takes the photo away, the copy stays without one', async () => {
  const { id } = await photo()
  const mine = await copy(await author.publish({ photoId: id }))
  await dropPhotos(app.services, [id])
  expect((await reader.query<Recipe>('recipes.get', { id: mine.id })).photo).toBeNull()
})

test('what is not in the feed cannot be copied', async () => {
  const { id } = await author.compose()
  const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id,
  })
  await author.mutate('recipes.unpublish', { id })
  for (const unknown of [publicationId, id, 'pub_00000000000000000000000000'])
    await expect(copy(unknown)).rejects.toMatchObject({
      status: 404,
      reason: 'publication_unknown',
    })
})

const own = async () => (await reader.query<RecipePage>('recipes.list')).items
const addToPlan = (publicationId: string, date: string) =>
  reader.mutate('plan.add', { publicationId, date, slot: 'dinner' })

test('saving twice keeps one copy, and says the second time that it was there', async () => {
  const publicationId = await author.publish({ title: 'Гречаники' })
  const first = await copy(publicationId)
  const second = await copy(publicationId)
  expect([first.isNew, second.isNew, second.id]).toEqual([true, false, first.id])
})

test('saving and planning, in whatever order or at once, keep one copy', async () => {
  const planned = await author.publish({ title: 'Спершу в плані' })
  await addToPlan(planned, '2030-01-07')
  expect((await copy(planned)).isNew).toBe(false)
  const saved = await author.publish({ title: 'Спершу збережено' })
  await copy(saved)
  await addToPlan(saved, '2030-01-08')
  const atOnce = await author.publish({ title: 'Водночас' })
  await Promise.all([copy(atOnce), addToPlan(atOnce, '2030-01-09'), copy(atOnce)])
  const titles = (await own()).map((recipe) => recipe.title)
  for (const title of ['Спершу в плані', 'Спершу збережено', 'Водночас'])
    expect(titles.filter((one) => one === title)).toEqual([title])
})

test('saving what is one’s own gives that, and no copy of it', async () => {
  const mine = await reader.compose({ title: 'Моя шарлотка' })
  const { publicationId } = await reader.mutate<{ publicationId: string }>('recipes.publish', {
    id: mine.id,
  })
  expect(await copy(publicationId)).toMatchObject({ id: mine.id, isNew: false, copiedFrom: null })
})

test('a dish of the sample week that is saved stays when the sample goes', async () => {
  const cook = await app.signedUp('Ірина')
  const publicationId = await author.publish({ title: 'Голубці', tags: ['вечеря'] })
  await cook.mutate('plan.sample', { from: '2030-02-04', servings: 2 })
  const before = await cook.query<RecipePage>('recipes.list')
  expect(before.items.map((recipe) => recipe.title)).toContain('Голубці')
  await cook.mutate('recipes.copy', { publicationId })
  await cook.mutate('plan.clearSample')
  const { items } = await cook.query<RecipePage>('recipes.list')
  expect(items.map((recipe) => recipe.title)).toEqual(['Голубці'])
})

test('a copy has the time and the woven picture of its original, also when that is gone', async () => {
  const woven = async (id: string) => (await reader.fetch(`/woven/${id}.svg?ratio=4x3`)).text()
  const original = await author.compose({
    title: 'Запіканка',
    prepMinutes: 20,
    cookMinutes: 40,
    ingredients: [{ text: '500 г сиру' }, { text: '2 яйця' }, { text: '1 морква' }],
  })
  const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id: original.id,
  })
  const picture = await woven(publicationId)
  const mine = await copy(publicationId)
  expect(mine.totalMinutes).toBe(60)
  expect(await woven(mine.id)).toBe(picture)
  await author.mutate('recipes.unpublish', { id: original.id })
  expect(await woven(mine.id)).toBe(picture)
  const another = await reader.compose({ ingredients: [{ text: '500 г сиру' }] })
  expect(await woven(another.id)).not.toBe(picture)
})
