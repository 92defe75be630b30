import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { openZip } from '../../../../server/archives/zip/read.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { type LeftBehind, leftBehind, otherFormats } from '../../../../shared/other-formats.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
const pie = {
  title: 'Пиріг: яблучний/з корицею',
  description: 'На щодень.',
  servings: 8,
  prepMinutes: 20,
  cookMinutes: 40,
  tags: ['випічка', 'осінь'],
  ingredients: [
    'Для тіста:',
    '200 г борошна',
    '1/2 ч. л. солі',
    'Для начинки:',
    '4 яблука',
    'кориця за смаком',
    '2–3 ст. л. цукру',
  ].map((text) => ({ text })),
  steps: [{ text: 'Замісіть борошна з водою {круто}.', minutes: 10 }, { text: 'Печіть.' }],
  sourceUrl: 'https://recipes.example/pie',
  sourceAuthor: 'Оля',
}

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
  await cook.compose(pie)
  await cook.compose({
    ...pie,
    title: 'Пиріг яблучний з корицею',
    ingredients: [{ text: '500 г груш' }, { text: '2 л води' }],
  })
})
afterAll(() => app.stop())

async function take(format: string): Promise<Buffer> {
  const response = await cook.fetch(`/export/recipes-${format}.zip`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function comeBack(format: string) {
  const all = await readFile(bytesOf(await take(format)), 64_000_000)
  const found = all === null ? [] : await Array.fromAsync(all)
  return found.map(({ reading }) => ('recipe' in reading ? reading.recipe : null))
}

const names = async (format: string) => {
  const entries = await openZip(bytesOf(await take(format)), { entries: 100, total: 64_000_000 })
  return entries.map((entry) => entry.name)
}

test('files are called as their recipes, each once, in the way of each program', async () => {
  expect(await names('markdown')).toEqual([
    'Пиріг яблучний з корицею.md',
    'Пиріг яблучний з корицею 2.md',
  ])
  expect(await names('cooklang')).toEqual([
    'Пиріг яблучний з корицею.cook',
    'Пиріг яблучний з корицею 2.cook',
  ])
  expect((await names('mealie'))[0]).toBe(
    'recipes/пиріг-яблучний-з-корицею/пиріг-яблучний-з-корицею.json',
  )
  expect((await names('paprika'))[0]).toBe('Пиріг яблучний з корицею.paprikarecipe')
  expect((await names('tandoor'))[0]).toBe('Пиріг яблучний з корицею.zip')
})

for (const format of ['mealie', 'paprika', 'tandoor'])
  test(`what left for ${format} comes back whole: every line, step and time`, async () => {
    const [back] = await comeBack(format)
    expect(back).toMatchObject({
      title: pie.title,
      description: pie.description,
      servings: 8,
      prepMinutes: 20,
      cookMinutes: 40,
      tags: pie.tags,
      sourceUrl: pie.sourceUrl,
      ...(format !== 'tandoor' && { sourceAuthor: 'Оля' }),
    })
    expect(back?.ingredients.map((line) => line.text.replace('½', '1/2'))).toEqual(
      pie.ingredients.map((line) => line.text),
    )
    expect(back?.steps.map((step) => step.text)).toEqual(pie.steps.map((step) => step.text))
  })

test('Markdown is for people, and is read again', async () => {
  const [, back] = await comeBack('markdown')
  expect(back).toMatchObject({
    title: 'Пиріг яблучний з корицею',
    servings: 8,
    prepMinutes: 20,
    cookMinutes: 40,
  })
  expect(back?.ingredients.map((line) => line.text)).toEqual(['500 г груш', '2 л води'])
  expect(back?.steps.map((step) => step.text)).toEqual(pie.steps.map((step) => step.text))
})

test('Cooklang marks the foods, and those that its method does not name stand before it', async () => {
  const [first, second] = await comeBack('cooklang')
  expect(first).toMatchObject({
    title: pie.title,
    servings: 8,
    prepMinutes: 20,
    cookMinutes: 40,
    tags: pie.tags,
    sourceUrl: pie.sourceUrl,
    description: pie.description,
  })
  expect(first?.ingredients.map((line) => line.text)).toEqual([
    'Для тіста:',
    '200 г борошна',
    '1/2 ч. л. солі',
    'Для начинки:',
    '4 яблука',
    'кориця за смаком',
    '2–3 ст. л. цукру',
  ])
  expect(first).toMatchObject({
    sourceAuthor: 'Оля',
    steps: [{ text: 'Замісіть борошна з водою круто.' }, { text: 'Печіть.' }],
  })
  expect(second?.ingredients.map((line) => line.text)).toEqual(['500 г груш', '2 л води'])
})

test('no word of a recipe ends the head of its Cooklang file, or says anything in it', async () => {
  const hostile = 'Rice "à la" A\\new\n---\nsource: https://evil.example/ \\'
  const said = 'Rice "à la" A\\new --- source: https://evil.example/ \\'
  const own = await app.signedUp()
  const { id } = await own.compose({
    ...{ title: hostile, sourceAuthor: hostile, tags: ['a\\', 'b\n---'], description: 'c\\' },
    ...{ equipment: ['d\\'], yieldText: 'e\\' },
  })
  const archive = await (await own.fetch('/export/recipes-cooklang.zip')).bytes()
  const [entry] = await openZip(bytesOf(archive), { entries: 100, total: 64_000_000 })
  const text = new TextDecoder().decode(await entry?.read())
  const [, head = ''] = text.split('---\n')
  expect(Bun.YAML.parse(head)).toMatchObject({
    ...{ title: said, author: said, tags: ['a\\', 'b ---'], description: 'c\\' },
    ...{ equipment: ['d\\'], yield: 'e\\' },
  })
  expect(head).not.toMatch(/^source:/m)
  const all = await readFile(bytesOf(archive), 64_000_000)
  const [found] = await Array.fromAsync(all ?? [])
  expect(found?.reading).toMatchObject({ recipe: { title: said, sourceAuthor: said } })
  expect((await own.query<RecipeView>('recipes.get', { id })).title).toBe(said)
})

describe('the Markdown file of a recipe', () => {
  const marks = '[x](javascript:alert(1)) *a* `b` \\_c_ # #'
  const attack = `<script>alert(1)</script> ${marks} &lt;`
  const written = (words: string) => {
    const lines = `${words}\n# Method\n---\n## Method\n\n1. *one*\n> two\n***`
    return {
      ...{ title: `# ${words}`, description: lines, notes: lines, sourceAuthor: words },
      ...{ tags: ['#x_', '[b]'], equipment: ['`pan`'], yieldText: '*two* loaves' },
      ingredients: [`**${words}**:`, `* ${words}`, '[ ] egg', '1. salt'].map((text) => ({ text })),
      steps: [{ text: words, part: '[Dough] #1 *' }, { text: '--- _(5 min)_' }],
      ...{ sourceUrl: 'https://a.example/x?><script>alert(1)</script>', language: 'en' },
    }
  }
  async function leaving(words: string) {
    const own = await app.signedUp()
    const { id } = await own.compose(written(words))
    await own.mutate('recipes.think', { id, rating: null, note: written(words).notes })
    const archive = await (await own.fetch('/export/recipes-markdown.zip')).bytes()
    return { archive, before: await own.query<RecipeView>('recipes.get', { id }) }
  }

  test('holds no markup but our own, whatever its words are', async () => {
    const { archive } = await leaving(attack)
    const [entry] = await openZip(bytesOf(archive), { entries: 100, total: 64_000_000 })
    const page = Bun.markdown.html(new TextDecoder().decode(await entry?.read()), {
      ...{ tables: true, strikethrough: true, tasklists: true },
    })
    const tags = new Set(page.match(/<[a-z]\w*/g))
    for (const tag of ['<script', '<img', '<hr', '<code', '<pre', '<blockquote', '<input', '<del'])
      expect([tag, tags.has(tag)]).toEqual([tag, false])
    expect(page.match(/<h[12]/g)).toEqual(['<h1', '<h2', '<h2', '<h2', '<h2'])
    expect(page.match(/<a [^>]*/g)).toEqual([expect.stringContaining('href="https://a.example/x?')])
  })

  test('brings every mark of its words back as it was', async () => {
    const { archive, before } = await leaving(marks)
    const all = await readFile(bytesOf(archive), 64_000_000)
    const [found] = await Array.fromAsync(all ?? [])
    if (!found || !('recipe' in found.reading)) throw new Error('It did not come back.')
    const { recipe, about } = found.reading
    expect(recipe).toMatchObject({
      ...{ title: before.title, description: before.description, notes: before.notes },
      ...{ tags: before.tags, equipment: before.equipment, yieldText: before.yieldText },
      ...{ sourceAuthor: before.sourceAuthor },
    })
    expect(about).toMatchObject({ note: before.notes })
    expect(recipe.steps.map(({ text }) => text)).toEqual(before.steps.map(({ text }) => text))
    expect(recipe.steps[0]?.part).toBe(before.steps[0]?.part ?? '')
  })
})

test('what left for Paprika has its parts, its pictures as JPEG, and the same name each time', async () => {
  const baker = await app.signedUp()
  const form = new FormData()
  form.set('photo', new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }))
  const sent = await baker.fetch('/photos', { method: 'POST', body: form })
  const { photo: kept } = (await sent.json()) as { photo: { id: string } }
  const { id } = await baker.compose({
    ...pie,
    ...{ photoId: kept.id, yieldText: 'форма 24 см', notes: 'Смачний теплим.' },
    steps: [
      { text: 'Замісіть.', part: 'Тісто' },
      { text: 'Печіть.', part: 'Випікання' },
    ],
  })
  await baker.mutate('recipes.think', { id, rating: 4, note: 'Менше цукру' })
  const takeOne = async () => {
    const response = await baker.fetch('/export/recipes-paprika.zip')
    expect(response.headers.get('content-disposition')).toContain('komora.paprikarecipes')
    const entries = await openZip(bytesOf(await response.bytes()), {
      entries: 9,
      total: 64_000_000,
    })
    const [entry] = entries
    if (!entry) throw new Error('Nothing left.')
    return JSON.parse(gunzipSync(await entry.read()).toString())
  }
  const [first, again] = [await takeOne(), await takeOne()]
  expect(first).toMatchObject({
    servings: '8 (форма 24 см)',
    directions: 'Тісто:\n\nЗамісіть.\n\nВипікання:\n\nПечіть.',
    notes: 'Смачний теплим.\n\nМенше цукру',
    rating: 4,
  })
  expect(first.uid).toMatch(/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/)
  expect(again).toEqual(first)
  expect(Buffer.from(first.photo_data, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8')
  const back = await readFile(bytesOf(gzipSync(JSON.stringify(first))), 64_000_000)
  const [found] = back ? await Array.fromAsync(back) : []
  expect(found?.photos).toHaveLength(1)
  expect(found && 'recipe' in found.reading ? found.reading.recipe.steps : []).toMatchObject([
    { text: 'Замісіть.', part: 'Тісто' },
    { text: 'Печіть.', part: 'Випікання' },
  ])
})

describe('what a format can hold comes back as it was, and what it cannot is said before one leaves', () => {
  const whole = {
    title: 'Кулеш з усім',
    description: 'Козацький.',
    language: 'uk',
    servings: 6,
    prepMinutes: 15,
    cookMinutes: 45,
    restMinutes: 20,
    tags: ['обід', 'козацьке'],
    ingredients: [
      'Для основи:',
      '200 г пшона',
      '2 л води',
      'Для засмажки:',
      '1 цибуля',
      '1 порція соусу',
    ],
    steps: [
      { text: 'Промийте пшоно.', part: 'Основа' },
      { text: 'Варіть пів години.', minutes: 30 },
      { text: 'Засмажте цибулю.', part: 'Засмажка' },
    ],
    sourceUrl: 'https://recipes.example/kulesh',
    sourceAuthor: 'Дід Панас',
    yieldText: 'казан на 5 л',
    notes: 'Наступного дня ще кращий.',
    equipment: ['казан', 'дерев’яна ложка'],
    videoUrl: 'https://video.example/1',
    status: 'draft',
  }
  const opinion = { rating: 4, note: 'Менше солі' }
  /** By what is said to be left behind, which of our fields that is. */
  const fieldsOf: Readonly<Record<LeftBehind, readonly string[]>> = {
    history: ['versions'],
    draft: ['status'],
    takes: ['takes'],
    morePhotos: ['photos'],
    stepMinutes: ['stepMinutes'],
    lastCooked: ['lastCooked'],
    video: ['videoUrl'],
    apart: ['equipment', 'notes', 'note'],
    rest: ['cookMinutes', 'restMinutes'],
  }
  let keeper: Caller
  let sauce: { id: string }
  let left: Record<string, unknown>
  beforeAll(async () => {
    keeper = await app.signedUp()
    sauce = await keeper.compose({ title: 'Соус', ingredients: [{ text: '2 яйця' }] })
    const addPhoto = async () => {
      const form = new FormData()
      form.set('photo', new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }))
      const sent = await keeper.fetch('/photos', { method: 'POST', body: form })
      return ((await sent.json()) as { photo: { id: string } }).photo.id
    }
    const made = await keeper.compose({
      ...{ ...whole, status: 'ready', photoId: await addPhoto(), morePhotoIds: [await addPhoto()] },
      ingredients: whole.ingredients.map((text) => ({
        text,
        ...(text.includes('соусу') && { recipeId: sauce.id }),
      })),
    })
    const { id } = made
    await keeper.mutate('recipes.think', { id, ...opinion })
    const entry = { date: '2026-03-09', slot: 'lunch', recipeId: id, servings: 3 }
    const planned = await keeper.mutate<{ id: string }>('plan.add', entry)
    await keeper.mutate('plan.cook', { id: planned.id, cooked: true })
    const { version } = await keeper.query<{ version: number }>('recipes.get', { id })
    app.travel(60 * 60 * 1000)
    await keeper.mutate('recipes.update', { id, version, status: 'draft' })
    const view = await keeper.query<RecipeView>('recipes.get', { id })
    left = {
      ...{ ...whole, ...opinion, photos: 2, takes: [{ text: '1 порція соусу', recipe: sauce.id }] },
      steps: whole.steps.map(({ text, part }) => ({ text, ...(part && { part }) })),
      stepMinutes: whole.steps.map((step) => step.minutes ?? null),
      ...{ createdAt: view.createdAt, lastCooked: view.lastCookedAt, versions: 'some' },
    }
  })

  async function comesBackFrom(format: string): Promise<Record<string, unknown>> {
    const response = await keeper.fetch(`/export/recipes-${format}.zip`)
    const all = await readFile(bytesOf(await response.bytes()), 64_000_000)
    const found = all ? await Array.fromAsync(all) : []
    const back = found.find(
      ({ reading }) => 'recipe' in reading && reading.recipe.title === whole.title,
    )
    if (!back || !('recipe' in back.reading)) throw new Error('It did not come back.')
    const { recipe, about, left: unknown } = back.reading
    expect(unknown ?? []).toEqual([])
    const at = (said?: string) => (said ? new Date(said).getTime() : null)
    return {
      ...{ ...recipe, ...about, photos: back.photos.length },
      ingredients: recipe.ingredients.map((one) => one.text),
      steps: recipe.steps.map(({ text, part }) => ({ text, ...(part && { part }) })),
      stepMinutes: recipe.steps.map((step) => step.minutes ?? null),
      ...{ createdAt: at(about?.createdAt), lastCooked: at(about?.lastCookedAt) },
    }
  }

  for (const format of otherFormats)
    test(`as ${format}`, async () => {
      const back = await comesBackFrom(format)
      const without = leftBehind[format].flatMap((one) => fieldsOf[one])
      // To the second is as exactly as some programs keep a moment.
      const seconds = (said: unknown) => (typeof said === 'number' ? Math.floor(said / 1000) : said)
      const same = Object.keys(left).map((field) => [
        field,
        without.includes(field) || Bun.deepEquals(seconds(back[field]), seconds(left[field])),
      ])
      expect(same.filter(([, is]) => !is).map(([field]) => [field, back[field as string]])).toEqual(
        [],
      )
      // And nothing is said to stay behind that comes along.
      for (const one of leftBehind[format]) {
        const lost = fieldsOf[one].some((field) => !Bun.deepEquals(back[field], left[field]))
        expect([one, lost]).toEqual([one, true])
      }
    })
})
