import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Recipe, RecipeDraft } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'
import { type Site, startSite } from '../../../support/site.ts'

const folder = join(import.meta.dir, '../../../fixtures/recipe-pages')
const html = { 'content-type': 'text/html' }
let site: Site
let app: TestApp
let cook: Caller

beforeAll(async () => {
  const picture = new Uint8Array(await twoColours(600, 400).png().toBuffer())
  const syrnyky = await Bun.file(join(folder, 'syrnyky.html')).text()
  site = startSite((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/syrnyky') return new Response(Bun.file(join(folder, 'syrnyky.html')))
    if (pathname === '/long-syrnyky')
      return new Response(`${syrnyky}<!-- ${'довго '.repeat(100_000)} -->`, { headers: html })
    if (pathname === '/long-news')
      return new Response(`<p>${'Новини дня. '.repeat(60_000)}</p>`, { headers: html })
    if (pathname === '/news') return new Response(Bun.file(join(folder, 'news.html')))
    if (pathname === '/bread') return new Response(Bun.file(join(folder, 'soda-bread.html')))
    if (pathname === '/img/syrnyky.png')
      return new Response(picture, { headers: { 'content-type': 'image/png' } })
    if (pathname === '/members')
      return new Response(
        `<html lang="en"><h1>Soup</h1><form><input type="password"></form>
        <script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 secret"]}</script>`,
        { headers: html },
      )
    if (pathname === '/suppe')
      return new Response(
        `<html lang="de"><script type="application/ld+json">{"@type":"Recipe","name":"Suppe",
        "author":{"name":"Oma Erna"},"recipeIngredient":["500 g Kartoffeln","Salz"],
        "recipeInstructions":["Alles kochen."]}</script>`,
        { headers: html },
      )
    if (pathname === '/large') return new Response(new Uint8Array(4_000_000), { headers: html })
    if (pathname === '/picture')
      return new Response(picture, { headers: { 'content-type': 'image/png' } })
    if (pathname === '/home') return Response.redirect('http://127.0.0.1/', 302)
    return new Response('Немає', { status: 404, headers: html })
  })
  app = await startTestApp({}, { safeFetch: site.fetch })
  cook = app.caller()
  await cook.signUp()
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})

function importFrom(path: string, caller = cook) {
  const url = path.startsWith('/') ? `http://recipes.example:${site.port}${path}` : path
  return caller.mutate<RecipeDraft>('recipes.importUrl', { url })
}

describe('recipes.importUrl', () => {
  test('a page becomes a draft with a photo of the person’s own, and nothing is saved', async () => {
    const draft = await importFrom('/syrnyky')
    expect(draft.title).toBe('Сирники з родзинками')
    expect(draft.photoId).toBe(draft.photo?.id ?? 'none')
    expect((await app.fetch(draft.photo?.medium ?? '')).status).toBe(200)
    expect(await cook.query<{ items: unknown[] }>('recipes.list')).toMatchObject({ items: [] })
  })

  test('a page of a megabyte is read in a thread, as a short one is, and its refusals are the same', async () => {
    const { sourceUrl: _, photo: _p, photoId: _i, ...short } = await importFrom('/syrnyky')
    expect(await importFrom('/long-syrnyky')).toMatchObject(short)
    await expect(importFrom('/long-news')).rejects.toMatchObject({ reason: 'import_no_recipe' })
  })

  test('the draft is what recipes.create takes', async () => {
    const draft = await importFrom('/syrnyky')
    const recipe = await cook.mutate<Recipe>('recipes.create', draft)
    expect(recipe).toMatchObject({
      title: draft.title,
      photo: draft.photo,
      sourceUrl: `http://recipes.example:${site.port}/syrnyky`,
    })
    await cook.mutate('recipes.remove', { id: recipe.id })
  })

  test('its author and its language are kept with it; a number of servings that nobody said is not', async () => {
    const draft = await importFrom('/suppe')
    expect(draft).toMatchObject({ language: 'de', sourceAuthor: 'Oma Erna', servings: null })
    const { id } = await cook.mutate<Recipe>('recipes.create', draft)
    const kept = await cook.query<Recipe>('recipes.get', { id })
    expect(kept).toMatchObject({ language: 'de', sourceAuthor: 'Oma Erna', servings: 4 })
    const exported = await (await cook.fetch(`/export/recipes/${id}.json`)).json()
    expect(exported).toMatchObject({ inLanguage: 'de', author: { name: 'Oma Erna' } })
    const { version } = kept
    const ours = await cook.mutate<Recipe>('recipes.update', {
      id,
      version,
      title: 'Юшка',
      ingredients: [{ text: 'картопля' }],
      steps: [{ text: 'Варити.' }],
    })
    expect(ours.language).toBe('uk')
    await cook.mutate('recipes.remove', { id })
  })

  test('a picture that cannot be had is done without', async () => {
    const draft = await importFrom('/bread')
    expect(draft).toMatchObject({ title: 'Soda bread', photo: null, photoId: null })
  })

  test('each refusal says what is wrong', async () => {
    const refusals: readonly (readonly [string, number, string])[] = [
      ['борщ', 400, 'import_url_invalid'],
      ['file:///etc/passwd', 400, 'import_url_invalid'],
      ['http://93.184.215.14:25/', 403, 'import_address_refused'],
      ['http://127.0.0.1/', 403, 'import_address_refused'],
      ['http://[::1]/', 403, 'import_address_refused'],
      ['http://inside.example/', 403, 'import_address_refused'],
      ['/home', 403, 'import_address_refused'],
      ['/missing', 400, 'import_unreachable'],
      // As inside.example: which names a private network knows is not to be found out here.
      ['http://nobody.example/', 403, 'import_address_refused'],
      ['/large', 413, 'import_too_large'],
      ['/news', 400, 'import_no_recipe'],
      ['/picture', 400, 'import_no_recipe'],
      ['/members', 400, 'import_sign_in'],
    ]
    for (const [path, status, reason] of refusals)
      await expect(importFrom(path)).rejects.toMatchObject({ status, reason })
  })

  test('without a session no address is opened', async () => {
    const before = site.hosts.length
    await expect(importFrom('/syrnyky', app.caller())).rejects.toMatchObject({ status: 401 })
    expect(site.hosts).toHaveLength(before)
  })

  test('a crowd of guests with large pages stands in the way of guests, and of nobody who has registered', async () => {
    const crowd = Array.from({ length: 14 }, () => app.caller('198.51.100.10'))
    await Promise.all(crowd.map((one) => one.mutate('people.tryDemo', {})))
    const brought = crowd.map((one) => refusal(importFrom('/long-syrnyky', one)))
    // Once the first of them is told to come later, the line is full.
    await Promise.any(brought.map(async (one) => expect(await one).toBe('rate_limited')))
    expect((await importFrom('/long-syrnyky')).title).toBe('Сирники з родзинками')
    expect(new Set(await Promise.all(brought))).toEqual(new Set([null, 'rate_limited']))
  }, 60_000)

  test('one address may import only so many in an hour', async () => {
    const eager = app.caller('198.51.100.9')
    await eager.signUp()
    await app.services.sql`
      INSERT INTO rate_limits (key, window_start, used)
      VALUES ('import-url 198.51.100.9', date_trunc('hour', now()), 60)`
    await expect(importFrom('/syrnyky', eager)).rejects.toMatchObject({
      status: 429,
      reason: 'rate_limited',
    })
  })
})

describe('recipes.importText', () => {
  test('pasted text becomes a draft', async () => {
    const text = 'Яйце\nІнгредієнти\n1 яйце\nПриготування\nВаріть дев’ять хвилин.'
    const draft = await cook.mutate<RecipeDraft>('recipes.importText', { text })
    expect(draft).toMatchObject({ title: 'Яйце', ingredients: [{ text: '1 яйце' }] })
  })

  test('text without a recipe is refused with advice', async () => {
    const refused = cook.mutate('recipes.importText', { text: 'Добрий день!' })
    await expect(refused).rejects.toMatchObject({ status: 400, reason: 'import_text_no_recipe' })
  })
})
