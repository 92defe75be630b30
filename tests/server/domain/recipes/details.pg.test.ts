import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dropPhotos } from '../../../../server/domain/photos/drop.ts'
import { sweepPhotos } from '../../../../server/domain/photos/sweep.ts'
import type { PublicationView } from '../../../../shared/wire/feed.ts'
import type { Photo, Recipe, RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'

let app: TestApp
let author: Caller
let reader: Caller

beforeAll(async () => {
  app = await startTestApp()
  author = await app.signedUp()
  reader = await app.signedUp()
})
afterAll(() => app.stop())

const details = {
  notes: 'Замість вершків підійде кокосове молоко.\nСтоїть три дні.',
  yieldText: '2 буханці',
  restMinutes: 90,
  equipment: ['форма 20 см', 'міксер'],
  videoUrl: 'https://video.example/watch?v=1',
}
const parts = [
  { text: 'Замісіть тісто.', minutes: 10, part: 'Тісто' },
  { text: 'Дайте підійти.' },
  { text: 'Збийте крем.', part: 'Крем' },
]

async function photo(of = author): Promise<Photo> {
  const body = new Uint8Array(await twoColours(40, 20).png().toBuffer())
  const response = await of.fetch('/photos', { method: 'POST', body })
  return ((await response.json()) as { photo: Photo }).photo
}

const read = (id: string, as = author) => as.query<RecipeView>('recipes.get', { id })

test('a recipe keeps its notes, yield, waiting, tools, film and parts, and counts the waiting to its time', async () => {
  const { id } = await author.compose({
    ...{ title: 'Хліб', prepMinutes: 20, cookMinutes: 40, steps: parts },
    ...details,
  })
  const recipe = await read(id)
  expect(recipe).toMatchObject({ ...details, totalMinutes: 150 })
  expect(recipe.steps.map((step) => step.part)).toEqual(['Тісто', undefined, 'Крем'])
  const changed = await author.mutate<Recipe>('recipes.update', { id, version: 1, notes: '' })
  expect(changed).toMatchObject({ ...details, notes: '' })
  const without = await author.mutate<Recipe>('recipes.update', {
    ...{ id, version: 2, videoUrl: null, restMinutes: null, equipment: [], yieldText: null },
  })
  expect(without).toMatchObject({
    videoUrl: null,
    restMinutes: null,
    equipment: [],
    yieldText: null,
  })
})

test('a film is a plain https link or it is refused', async () => {
  for (const videoUrl of [
    ...['javascript:alert(1)', 'http://video.example/1', 'https://a@video.example/1'],
    ...['https://:secret@video.example/1', 'data:text/html,x', 'відео'],
  ])
    await expect(author.compose({ title: 'Хліб', videoUrl })).rejects.toThrow()
  // Kept as a browser reads it, not as it was made to look.
  const videoUrl = 'ht\ntps:\\\\video.example/\u0000\u202e'
  const { id } = await author.compose({ title: 'Хліб', videoUrl })
  expect((await read(id)).videoUrl).toBe('https://video.example/%00%E2%80%AE')
})

test('what is published tells all of it, and a copy takes it over', async () => {
  const [first, second] = [await photo(), await photo()]
  const publicationId = await author.publish({
    ...{ title: 'Паска', steps: parts, photoId: first.id, morePhotoIds: [second.id] },
    ...details,
  })
  const response = await reader.fetch(`/api/social/${publicationId}`)
  const shown = (await response.json()) as PublicationView
  expect(shown).toMatchObject(details)
  expect(shown.morePhotoUrls).toEqual([expect.stringContaining(second.id)])
  expect(shown.steps.map((step) => step.part)).toEqual(['Тісто', undefined, 'Крем'])

  const object = (await (await reader.fetch(`/feed/${publicationId}.jsonld`)).json()) as Record<
    string,
    unknown
  >
  expect(object).toMatchObject({
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Тісто', itemListElement: [{}, {}] },
      { '@type': 'HowToSection', name: 'Крем' },
    ],
    tool: [{ '@type': 'HowToTool', name: 'форма 20 см' }, {}],
    video: { '@type': 'VideoObject', url: details.videoUrl },
    comment: { text: details.notes },
  })
  expect(object['recipeYield']).toContain('2 буханці')

  const twin = await (await reader.fetch(`/r/${publicationId}.md`)).text()
  for (const said of ['### Крем', '2 буханці', 'форма 20 см', 'кокосове молоко', '90'])
    expect(twin).toContain(said)

  const copy = await reader.mutate<Recipe>('recipes.copy', { publicationId })
  expect(copy).toMatchObject(details)
  expect(copy.morePhotos.map((one) => one.id)).toEqual([second.id])
  expect(copy.steps[2]?.part).toBe('Крем')
})

test('further photos are one’s own, are kept while they are shown, and leave no hole when they go', async () => {
  const theirs = await photo(reader)
  await expect(author.compose({ morePhotoIds: [theirs.id] })).rejects.toThrow()
  const [first, second] = [await photo(), await photo()]
  const { id } = await author.compose({ photoId: first.id, morePhotoIds: [second.id, second.id] })
  expect((await read(id)).morePhotos).toHaveLength(1)
  app.travel(2 * 86_400_000)
  await sweepPhotos(app.services)
  expect((await read(id)).morePhotos).toHaveLength(1)
  await dropPhotos(app.services, [second.id])
  expect((await read(id)).morePhotos).toEqual([])
})

test('a rating and a note belong to one person, and nobody else is told', async () => {
  const publicationId = await author.publish({ title: 'Узвар' })
  const { id } = await author.mutate<Recipe>('recipes.copy', { publicationId })
  await author.mutate('recipes.think', { id, rating: 4 })
  await author.mutate('recipes.think', { id, note: 'Менше цукру' })
  expect((await read(id)).opinion).toEqual({ rating: 4, note: 'Менше цукру' })
  await author.mutate('recipes.think', { id, rating: null })
  expect((await read(id)).opinion).toEqual({ rating: null, note: 'Менше цукру' })

  const shown = await (await reader.fetch(`/api/social/${publicationId}`)).text()
  expect(shown).not.toContain('Менше цукру')
  await expect(reader.mutate('recipes.think', { id, rating: 1 })).rejects.toThrow()
  await expect(author.mutate('recipes.think', { id, rating: 6 })).rejects.toThrow()
})
