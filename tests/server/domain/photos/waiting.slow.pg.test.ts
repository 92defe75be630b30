import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sweepIntakes } from '../../../../server/domain/file-import/sweep.ts'
import { drawAllWaiting, drawnWhenAsked } from '../../../../server/domain/photos/waiting.ts'
import { newId } from '../../../../server/kernel/ids.ts'
import { householdFormat, householdVersion } from '../../../../shared/wire/household.ts'
import type { Intake, IntakePhotos } from '../../../../shared/wire/intakes.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { zipOf } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { dish, found, ownRecipes, send, takeAll } from '../../../support/intake.ts'
import { colourAt, twoColours } from '../../../support/pictures.ts'

let app: TestApp
let good: Buffer
/** While it is false, photos wait as they do behind a thousand others. */
let byItself = false
beforeAll(async () => {
  app = await startTestApp()
  good = await twoColours(600, 300).jpeg().toBuffer()
  const { background } = app.services
  const { run } = background
  background.run = (name, work) =>
    run(name, (ended) => work(() => ended() || (name === 'photos.draw' && !byItself)))
})
afterAll(() => app.stop())

async function withPhotos(...names: string[]): Promise<Buffer> {
  const files = names.flatMap((name) => [
    [`${name}/recipe.json`, JSON.stringify(dish(name))] as const,
    [`${name}/full.jpg`, good] as const,
  ])
  return zipOf(Object.fromEntries(files))
}

async function taken(cook: Caller, ...names: string[]): Promise<RecipeView[]> {
  await send(cook, await withPhotos(...names))
  return takeAll(cook)
}

const progress = async (cook: Caller) => {
  const { id } = (await found(cook)) ?? {}
  return cook.query<IntakePhotos>('intakes.photos', { id })
}

const small = (recipe: RecipeView | undefined) => app.fetch(recipe?.photo?.small ?? '/none')

test('recipes are there before their photos, and a photo is drawn as soon as somebody looks', async () => {
  const cook = await app.signedUp()
  const recipes = await taken(cook, 'Банош', 'Борщ', 'Узвар')
  expect(recipes).toHaveLength(3)
  expect(await progress(cook)).toEqual({ all: 3, waiting: 3 })
  // A page asks for all of its sizes at once.
  const [first, again] = await Promise.all([small(recipes[1]), small(recipes[1])])
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await colourAt(await first.bytes(), 0.1, 0.5)).toBe('red')
  expect(await progress(cook)).toEqual({ all: 3, waiting: 2 })
  byItself = true
  await progress(cook)
  await app.services.background.settled()
  byItself = false
  expect(await progress(cook)).toEqual({ all: 3, waiting: 0 })
})

test('what a server that died was at is drawn by the next one, and by two of them once', async () => {
  await drawAllWaiting(app.services)
  const cook = await app.signedUp()
  const [banosh] = await taken(cook, 'Банош', 'Борщ')
  const { sql, now } = app.services
  await sql`UPDATE photos_to_draw SET drawing_until = ${new Date(now().getTime() + 60_000)}`
  expect(await drawAllWaiting(app.services)).toBe(0)
  // Whoever looks does not wait for the dead.
  expect((await small(banosh)).status).toBe(200)
  app.travel(61_000)
  const drawn = await Promise.all([drawAllWaiting(app.services), drawAllWaiting(app.services)])
  expect(drawn[0] + drawn[1]).toBe(1)
  expect(await progress(cook)).toEqual({ all: 2, waiting: 0 })
})

test('photos come also when their file is forgotten, by the person or by its age', async () => {
  const [cook, other] = [await app.signedUp(), await app.signedUp()]
  const recipes = [...(await taken(cook, 'Банош')), ...(await taken(other, 'Борщ'))]
  await cook.mutate('intakes.drop', { id: (await found(cook))?.id })
  app.travel(2 * 3_600_000)
  await sweepIntakes(app.services)
  expect(await found(other)).toBeNull()
  expect((await Promise.all(recipes.map(small))).map((one) => one.status)).toEqual([200, 200])
})

test('an import that is taken back while photos wait leaves none of them, but those of a recipe that was changed', async () => {
  const cook = await app.signedUp()
  const recipes = await taken(cook, 'Банош', 'Борщ', 'Узвар')
  const [banosh, borsch, uzvar] = recipes
  await small(borsch)
  await cook.mutate('recipes.update', { id: uzvar?.id, version: 1, title: 'Мій узвар' })
  const intake = await cook.mutate<Intake>('intakes.undo', { id: (await found(cook))?.id })
  expect(intake).toMatchObject({ status: 'found', photosToDraw: 1 })
  expect((await small(banosh)).status).toBe(404)
  expect((await small(uzvar)).status).toBe(200)
  // And once more, with the photos that the file still has.
  const [again] = await takeAll(cook)
  expect([again?.title, (await small(again)).status]).toEqual(['Банош', 200])
})

test('an import of recipes with several photos is taken back while all of them wait', async () => {
  const cook = await app.signedUp()
  const image = ['1.jpg', '2.jpg', '3.jpg']
  const photos = image.map((name) => [`a/${name}`, good] as const)
  const recipe = ['a/recipe.json', JSON.stringify(dish('Банош', { image }))] as const
  await send(cook, await zipOf(Object.fromEntries([recipe, ...photos])))
  const [banosh] = await takeAll(cook)
  expect(banosh?.morePhotos).toHaveLength(2)
  const { id } = (await found(cook)) ?? {}
  expect(await cook.mutate<Intake>('intakes.undo', { id })).toMatchObject({ photosToDraw: 0 })
  expect(await ownRecipes(cook)).toEqual([])
  expect((await takeAll(cook))[0]?.morePhotos).toHaveLength(2)
})

test('a second run brings only what is new, also while photos of the first still wait', async () => {
  const cook = await app.signedUp()
  await taken(cook, 'Банош', 'Борщ')
  await send(cook, await withPhotos('Банош', 'Борщ', 'Узвар'))
  expect((await found(cook))?.recipes.map((one) => one.known)).toEqual([true, true, false])
  await takeAll(cook)
  await drawAllWaiting(app.services)
  const recipes = await ownRecipes(cook)
  expect(recipes.map((one) => one.title)).toEqual(['Банош', 'Борщ', 'Узвар'])
  expect((await Promise.all(recipes.map(small))).map((one) => one.status)).toEqual([200, 200, 200])
})

test('a photo that was cut off leaves its recipe without one, and the recipe is named', async () => {
  const cook = await app.signedUp()
  const whole = await twoColours(900, 700).jpeg().toBuffer()
  const files = {
    'a/recipe.json': JSON.stringify(dish('Борщ')),
    'a/full.jpg': whole.subarray(0, 700),
  }
  await send(cook, await zipOf(files))
  await takeAll(cook)
  await drawAllWaiting(app.services)
  const [borsch] = await ownRecipes(cook)
  expect(borsch?.photo).toBeNull()
  expect((await found(cook))?.recipes).toMatchObject([{ title: 'Борщ', photoLeft: 'unreadable' }])
  expect(await app.services.sql`SELECT 1 FROM photos_to_draw`).toHaveLength(0)
})

test('a photo that ends the server each time it is drawn is given up, and its recipe named', async () => {
  const cook = await app.signedUp()
  await taken(cook, 'Борщ')
  await app.services.sql`UPDATE photos_to_draw SET tries = 3`
  await drawAllWaiting(app.services)
  expect((await found(cook))?.recipes).toMatchObject([{ photoLeft: 'unreadable' }])
})

test('of photos in files so many are taken in an hour; a recipe after that comes without, and says so', async () => {
  const cook = await app.signedUp()
  await almostAll()
  await taken(cook, 'Банош', 'Борщ')
  const recipes = (await found(cook))?.recipes ?? []
  expect(recipes.map((one) => one.state)).toEqual(['taken', 'taken'])
  // The last of a file is taken first.
  expect(recipes.map((one) => one.photoLeft)).toContainEqual('limit')
  expect(await progress(cook)).toEqual({ all: 1, waiting: 1 })
  // By hand one more is no crowd.
  const sent = await cook.fetch('/photos', { method: 'POST', body: new Uint8Array(good) })
  expect(sent.status).toBe(201)
})

test('pictures beside the lines of lists in a file are counted with its photos', async () => {
  const cook = await app.signedUp()
  await almostAll()
  const line = { ticked: false, remark: '', picture: good.toString('base64') }
  const lines = ['молоко', 'хліб', 'сир'].map((text) => ({ ...line, text }))
  const lists = [{ name: 'Ринок', current: true, shop: null, lines }]
  const file = { format: householdFormat, version: householdVersion, lists }
  const { id } = await send(cook, JSON.stringify(file))
  await cook.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  await cook.mutate('intakes.step', { id })
  const { sql } = app.services
  expect(await sql`SELECT 1 FROM shopping_lines WHERE picture_id IS NOT NULL`).toHaveLength(1)
  expect(await sql`SELECT 1 FROM shopping_lines`).toHaveLength(3)
})

/** Of what files may bring in this hour, everybody has one photo left. */
async function almostAll() {
  await app.services.sql`
    INSERT INTO rate_limits (key, window_start, used)
    SELECT 'file-photo ' || id, date_trunc('hour', ${app.services.now()}::timestamptz), 4999 FROM people
    ON CONFLICT (key, window_start) DO UPDATE SET used = 4999`
}

test('photos that a file only names by their addresses here are counted with those that come in it', async () => {
  const cook = await app.signedUp()
  const [first] = await taken(cook, 'Банош')
  const large = first?.photo?.large
  await app.services.sql`UPDATE rate_limits SET used = 4998 WHERE key LIKE 'file-photo %'`
  const recipe = { photo: { large }, morePhotos: [{ large }, { large }, { large }] }
  const own = { id: 'rec_1', title: 'Борщ', servings: 2, status: 'ready', tags: [], steps: [] }
  const lines = { description: '', ingredients: [{ text: '1 буряк' }] }
  const everything = { exportedAt: '', recipes: [{ ...own, ...lines, ...recipe }] }
  await send(cook, JSON.stringify(everything))
  const borsch = (await takeAll(cook)).find((one) => one.title === 'Борщ')
  expect([borsch?.photo === null, borsch?.morePhotos?.length]).toEqual([false, 1])
  expect((await found(cook))?.recipes).toMatchObject([{ state: 'taken', photoLeft: 'limit' }])
})

test('a page full of photos that wait keeps nobody else’s waiting until all of it is drawn', async () => {
  const [crowd, cook] = [await app.signedUp(), await app.signedUp()]
  const many = await taken(crowd, ...Array.from({ length: 60 }, (_, at) => `Страва ${at}`))
  const [borsch] = await taken(cook, 'Борщ')
  const page = many.map(small)
  expect((await small(borsch)).status).toBe(200)
  expect((await progress(crowd)).waiting).toBeGreaterThan(2)
  expect(new Set((await Promise.all(page)).map((one) => one.status))).toEqual(new Set([200]))
})

test('a thousand who ask for one photo wait in one place; beyond a thousand photos whoever asks is told to come again', async () => {
  const cook = await app.signedUp()
  const ids = (await taken(cook, 'Банош', 'Борщ')).flatMap(({ photo }) => photo?.id ?? [])
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const store = {
    ...app.services.photos,
    get: async () => null,
    put: () => gate,
  }
  const line = drawnWhenAsked(store, app.services)
  // Both hands are full from now on.
  const asked = Array.from({ length: 1500 }, (_, at) => line.get(ids[at % 2] ?? '', 'small'))
  const { sql, now } = app.services
  const others = Array.from({ length: 1001 }, () => newId('pho'))
  await sql`
    INSERT INTO photos (id, person_id, width, height, created_at)
    SELECT one, (SELECT person_id FROM photos WHERE id = ${ids[0] ?? ''}), 0, 0, ${now()}
    FROM unnest(${others}::text[]) AS one`
  await sql`
    INSERT INTO photos_to_draw (photo_id, sent, intake_id, position, since)
    SELECT one, 'none', 'int_gone', 0, ${now()} FROM unnest(${others}::text[]) AS one`
  const refused = await Promise.any(others.map(async (id) => opposite(line.get(id, 'small'))))
  expect(refused).toMatchObject({ code: 'rate_limited' })
  await sql`DELETE FROM photos WHERE id = ANY(${others}::text[])`
  open()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]))
})

/** What it is refused with; never, when it is not. */
const opposite = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: unknown) => error,
  )

test('an archive that is asked for while photos wait has them', async () => {
  const cook = await app.signedUp()
  await taken(cook, 'Банош')
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp()
  await send(other, archive)
  expect((await found(other))?.recipes).toMatchObject([{ title: 'Банош', photo: true }])
})

test('a round that fails has ended only when nobody draws any more', async () => {
  const cook = await app.signedUp()
  await taken(cook, 'Банош', 'Борщ')
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The disk is full.'))
  })
  const puts = [failed, gate]
  let begun = () => {}
  const bothBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const put = () => {
    const next = puts.shift()
    if (puts.length === 0) begun()
    return next ?? Promise.resolve()
  }
  let over = false
  const round = drawAllWaiting({
    ...app.services,
    photos: { ...app.services.photos, put },
  }).finally(() => {
    over = true
  })
  round.catch(() => {})
  await bothBegun
  fail()
  // The first hand has given its photo back, so it is over; the other still stands at the gate.
  while (
    (await app.services.sql`SELECT 1 FROM photos_to_draw WHERE drawing_until IS NULL`).length === 0
  )
    await Bun.sleep(1)
  await Bun.sleep(20)
  expect(over).toBe(false)
  open()
  await expect(round).rejects.toThrow('The disk is full.')
})
