import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweep } from '../../../../server/sweep/sweep.ts'
import type { Intake } from '../../../../shared/wire/intakes.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo, zipOf } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, ownRecipes, send, takeAll } from '../../../support/intake.ts'
import { colourAt, twoColours } from '../../../support/pictures.ts'
import { type Site, startSite } from '../../../support/site.ts'

let app: TestApp
let site: Site
beforeAll(async () => {
  const picture = await twoColours(600, 300).jpeg().toBuffer()
  site = startSite(({ url }) =>
    url.endsWith('/pie.jpg')
      ? new Response(Uint8Array.from(picture), { headers: { 'content-type': 'image/jpeg' } })
      : new Response('gone', { status: 404 }),
  )
  app = await startTestApp({}, { safeFetch: site.fetch })
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})

async function cook(): Promise<Caller> {
  const caller = app.caller()
  await caller.signUp()
  return caller
}

function dish(name: string, over: Record<string, unknown> = {}) {
  return {
    '@type': 'Recipe',
    name,
    recipeIngredient: ['500 г буряка', '1 цибуля'],
    recipeInstructions: ['Зваріть.'],
    ...over,
  }
}

const bring = (as: Caller, ...dishes: unknown[]) => send(as, JSON.stringify(dishes))
const known = (intake: Intake | null) => intake?.recipes.map((one) => one.known)

describe('our own export', () => {
  const kept = ({
    title,
    description,
    servings,
    prepMinutes,
    cookMinutes,
    ...rest
  }: RecipeView) => ({
    ...{ title, description, servings, prepMinutes, cookMinutes, tags: rest.tags },
    ...{ language: rest.language, status: rest.status, sourceUrl: rest.sourceUrl },
    ...{ ingredients: rest.ingredients, steps: rest.steps, price: rest.estimatedPrice },
    hasPhoto: rest.photo !== null,
  })

  async function withRecipes(): Promise<Caller> {
    const author = await cook()
    const form = new FormData()
    form.set('photo', new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }))
    const response = await author.fetch('/photos', { method: 'POST', body: form })
    const made = (await response.json()) as { photo: { id: string } }
    await author.compose({
      title: 'Борщ «як у мами»',
      description: 'Перший рядок.\nДругий & <третій>.',
      language: 'en',
      servings: 7,
      prepMinutes: 0,
      cookMinutes: 95,
      tags: ['Супи', 'на свято', ...Array.from({ length: 12 }, (_, at) => `тег ${at}`)],
      ingredients: [{ text: 'Для засмажки:' }, { text: '2 x 400 г квасолі' }],
      steps: [{ text: 'Зваріть.\nПроцідіть.', minutes: 30 }, { text: 'Подайте.' }],
      sourceUrl: 'https://recipes.example/borsch',
      photoId: made.photo.id,
    })
    await author.compose({ title: 'Недописане', status: 'draft', ingredients: [], steps: [] })
    await author.publish({ title: 'Узвар' })
    return author
  }

  test('brings the same recipes with their photos to a new account', async () => {
    const author = await withRecipes()
    const archive = await author.fetch('/export/recipes.zip')
    expect(archive.headers.get('content-disposition')).toContain('komora-recipes.zip')
    const other = await cook()
    expect(await send(other, await archive.bytes())).toMatchObject({ status: 201 })
    const recipes = await takeAll(other)
    expect(recipes.map(kept)).toEqual((await ownRecipes(author)).map(kept))
    expect(recipes.map((one) => one.photo !== null)).toContain(true)
  })

  test('comes back from the list of recipes, with photos that this house still has', async () => {
    const author = await withRecipes()
    const other = await cook()
    await send(other, await (await author.fetch('/export/recipes.json')).bytes())
    expect((await takeAll(other)).map(kept)).toEqual((await ownRecipes(author)).map(kept))
  })

  test('comes back from everything that was taken along in the settings, but not what was deleted', async () => {
    const author = await withRecipes()
    const { id } = await author.compose({ title: 'Видалене' })
    await author.mutate('recipes.remove', { id })
    const other = await cook()
    await send(other, JSON.stringify(await author.query('people.exportData')))
    expect((await takeAll(other)).map(kept)).toEqual((await ownRecipes(author)).map(kept))
  })
})

describe('what a person has already', () => {
  test('is told by its name and lines, and is left out unless they want it', async () => {
    const person = await cook()
    await bring(person, dish('Борщ'), dish('Борщ', { recipeIngredient: ['1 капустина'] }))
    await takeAll(person)
    await bring(person, dish('Борщ'), dish('Борщ', { recipeIngredient: ['2 капустини'] }))
    const intake = await found(person)
    expect(known(intake)).toEqual([true, false])
    expect(await takeAll(person)).toHaveLength(3)
  })

  test('is told by the page it came from, but not by the front page of a site', async () => {
    const person = await cook()
    await bring(
      person,
      dish('Куліш', { url: 'https://recipes.example/kulish' }),
      dish('Банош', { url: 'https://recipes.example/' }),
    )
    await takeAll(person)
    await bring(
      person,
      dish('Куліш по-новому', { url: 'https://recipes.example/kulish' }),
      dish('Бограч', { url: 'https://recipes.example/' }),
    )
    expect(known(await found(person))).toEqual([true, false])
  })

  test('is told within the files too, so that the same file twice does no harm', async () => {
    const person = await cook()
    const { id } = await bring(person, dish('Борщ'), dish('Борщ'))
    await send(person, JSON.stringify([dish('Борщ')]), { into: id ?? '' })
    expect(known(await found(person))).toEqual([false, true, true])
  })

  test('is not what they deleted', async () => {
    const person = await cook()
    const { id } = await person.compose({
      title: 'Борщ',
      ingredients: [{ text: '500 г буряка' }, { text: '1 цибуля' }],
    })
    await person.mutate('recipes.remove', { id })
    await bring(person, dish('Борщ'))
    expect(known(await found(person))).toEqual([false])
  })
})

describe('taking', () => {
  test('takes what was ticked, as drafts when asked, in the order of the file', async () => {
    const person = await cook()
    const { id } = await bring(person, dish('Перше'), dish('Друге'), dish('Третє'))
    const [first, , third] = (await found(person))?.recipes ?? []
    const positions = [first?.position, third?.position]
    const begun = await person.mutate<Intake>('intakes.begin', { id, positions, asDrafts: true })
    expect(begun).toMatchObject({ status: 'taking', asDrafts: true })
    expect(begun.recipes.map((one) => one.state)).toEqual(['chosen', 'left', 'chosen'])
    expect(await person.mutate<unknown>('intakes.step', { id })).toEqual({ done: true, left: 0 })
    const { items } = await person.query<{ items: { title: string; status: string }[] }>(
      'recipes.list',
    )
    expect(items.map((one) => [one.title, one.status])).toContainEqual(['Перше', 'draft'])
    expect(items).toHaveLength(2)
    const after = await found(person)
    expect(after?.status).toBe('done')
    expect(after?.recipes.map((one) => one.state)).toEqual(['taken', 'left', 'taken'])
  })

  test('asked for twice at once takes each recipe once', async () => {
    const person = await cook()
    const { id } = await bring(person, ...Array.from({ length: 30 }, (_, at) => dish(`№ ${at}`)))
    const positions = (await found(person))?.recipes.map((one) => one.position)
    await person.mutate('intakes.begin', { id, positions, asDrafts: false })
    await Promise.all([1, 2, 3].map(() => person.mutate('intakes.step', { id })))
    expect(await ownRecipes(person)).toHaveLength(30)
  })

  test('is taken back as a whole, but for what was changed or published since', async () => {
    const person = await cook()
    const { id } = await bring(person, dish('Борщ'), dish('Куліш'), dish('Узвар'))
    const [uzvar] = (await takeAll(person)).filter((one) => one.title === 'Узвар')
    const [kulish] = (await ownRecipes(person)).filter((one) => one.title === 'Куліш')
    await person.mutate('recipes.publish', { id: uzvar?.id })
    await person.mutate('recipes.update', { id: kulish?.id, version: 1, title: 'Мій куліш' })
    const intake = await person.mutate<Intake>('intakes.undo', { id })
    expect((await ownRecipes(person)).map((one) => one.title)).toEqual(['Мій куліш', 'Узвар'])
    expect(intake.status).toBe('found')
    expect(intake.recipes.map((one) => [one.state, one.known])).toEqual([
      ['found', false],
      ['found', true],
      ['found', true],
    ])
    await takeAll(person)
    expect(await ownRecipes(person)).toHaveLength(3)
  })

  test('fetches a photo that is only an address, and says when it could not', async () => {
    const person = await cook()
    const address = (file: string) => `http://recipes.example:${site.port}/${file}`
    await bring(
      person,
      dish('Пиріг', { image: [address('pie.jpg')] }),
      dish('Без фото', { image: address('gone.jpg') }),
      dish('Усередині', { image: 'http://inside.example/photo.jpg' }),
    )
    const [, pie] = [null, (await takeAll(person)).find((one) => one.title === 'Пиріг')]
    const picture = await app.fetch(pie?.photo?.small ?? '/none')
    expect(await colourAt(await picture.bytes(), 0.1, 0.5)).toBe('red')
    expect((await found(person))?.recipes.map((one) => one.photoLeft)).toEqual([false, true, true])
  })

  test('a photo that is none does not keep its recipe out', async () => {
    const person = await cook()
    await send(
      person,
      await zipOf({
        'a/recipe.json': JSON.stringify(dish('Борщ', { image: 'full.jpg' })),
        'a/full.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not a photo')]),
      }),
    )
    const [borsch] = await takeAll(person)
    expect(borsch?.photo).toBeNull()
    expect((await found(person))?.recipes[0]?.photoLeft).toBe(true)
  })
})

describe('what was found', () => {
  test('is nobody else’s: another person’s import is not there', async () => {
    const person = await cook()
    const { id } = await bring(person, dish('Борщ'))
    const stranger = await cook()
    expect(await found(stranger)).toBeNull()
    const asked = (procedure: string, input: object) =>
      stranger.mutate(procedure, input).catch((error) => [error.status, error.reason])
    const unknown = [404, 'intake_unknown']
    expect(await asked('intakes.begin', { id, positions: [], asDrafts: false })).toEqual(unknown)
    expect(await asked('intakes.step', { id })).toEqual(unknown)
    expect(await asked('intakes.undo', { id })).toEqual(unknown)
    expect(await asked('intakes.drop', { id })).toEqual(unknown)
    const sent = await send(stranger, JSON.stringify([dish('Чуже')]), { into: id ?? '' })
    expect(sent).toMatchObject({ status: 404, reason: 'intake_unknown' })
    expect((await found(person))?.recipes).toHaveLength(1)
  })

  test('waits for an hour, and is swept then; what was taken stays', async () => {
    const person = await cook()
    await bring(person, dish('Борщ'))
    await takeAll(person)
    await sweep(app.services)
    expect(await found(person)).not.toBeNull()
    app.travel(61 * 60 * 1000)
    await sweep(app.services)
    expect(await found(person)).toBeNull()
    expect(await ownRecipes(person)).toHaveLength(1)
  })

  test('is forgotten when the person says so, and gives way to the next', async () => {
    const person = await cook()
    const { id } = await bring(person, dish('Борщ'))
    await person.mutate('intakes.drop', { id })
    expect(await found(person)).toBeNull()
    await bring(person, dish('Куліш'))
    await bring(person, dish('Банош'))
    expect((await found(person))?.recipes.map((one) => one.title)).toEqual(['Банош'])
    const [row] = await app.services.sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM intakes WHERE id = ${id ?? ''}`
    expect(row?.count).toBe(0)
  })
})
