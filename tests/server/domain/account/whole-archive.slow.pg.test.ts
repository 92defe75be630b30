import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { CommentsPage } from '../../../../shared/wire/comments.ts'
import type { Intake, IntakeStep } from '../../../../shared/wire/intakes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { MemberView } from '../../../../shared/wire/members.ts'
import type { BoughtPage, PantryPage } from '../../../../shared/wire/pantry.ts'
import type { Person } from '../../../../shared/wire/people.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { PlanMenu } from '../../../../shared/wire/plan-weeks.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import type { RecurringGood, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, ownRecipes, send } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const date = '2026-03-09'
const nextDay = '2026-03-10'
const later = '2026-03-24'

async function addPhoto(of: Caller): Promise<string> {
  const form = new FormData()
  form.set('photo', new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }))
  const response = await of.fetch('/photos', { method: 'POST', body: form })
  return ((await response.json()) as { photo: { id: string } }).photo.id
}

async function livedIn(): Promise<Caller> {
  const cook = await app.signedUp()
  const author = await app.signedUp()
  const publicationId = await author.publish({ title: 'Чужий узвар' })
  const copy = await cook.mutate<{ id: string }>('recipes.copy', { publicationId })
  const borsch = await cook.compose({
    ...{ title: 'Борщ', description: 'Густий.', servings: 7, prepMinutes: 0, cookMinutes: 95 },
    ...{ restMinutes: 30, notes: 'Наступного дня кращий.', yieldText: 'каструля на 5 л' },
    ...{ equipment: ['каструля'], videoUrl: 'https://video.example/1', tags: ['Супи'] },
    steps: [
      { text: 'Зваріть.', minutes: 30, part: 'Бульйон' },
      { text: 'Подайте.', part: 'Стіл' },
    ],
    ingredients: [{ text: '500 г буряка' }],
    photoId: await addPhoto(cook),
    morePhotoIds: [await addPhoto(cook)],
    sourceAuthor: 'Бабуся',
  })
  await cook.mutate('recipes.think', { id: borsch.id, rating: 5, note: 'Менше солі' })
  await cook.compose({ title: 'Недописане', status: 'draft', ingredients: [], steps: [] })
  const planned = await cook.mutate<{ id: string }>('plan.add', {
    ...{ date, slot: 'lunch', recipeId: borsch.id, servings: 3 },
  })
  await cook.mutate('plan.cook', { id: planned.id, cooked: true })
  const soon = await cook.mutate<{ id: string }>('plan.add', {
    ...{ date: later, slot: 'dinner', recipeId: borsch.id, servings: 2 },
  })
  await cook.mutate('plan.repeat', { id: soon.id, weekdays: [1, 3], everyWeeks: 2 })
  await cook.mutate('plan.menuSave', { name: 'Пісний тиждень', from: date })
  await cook.mutate('feed.like', { publicationId })
  await cook.mutate('plan.add', { date, slot: 'dinner', kind: 'out', title: 'У гостях' })
  await cook.mutate('plan.add', { date, slot: 'dinner', kind: 'out', title: 'У гостях' })
  await cook.mutate('plan.trayAdd', { recipeId: copy.id })
  await cook.mutate('members.add', { name: 'Марко', portion: 0.5, allergies: ['milk'] })
  await cook.mutate('kitchens.rename', { name: 'Родинна' })
  await cook.mutate('lists.setAisles', { aisles: ['dairy'] })
  await cook.mutate('lists.setStaples', { foods: ['сіль', 'олія'] })
  const list = await cook.mutate<{ id: string }>('lists.create', { name: 'Базар' })
  await cook.mutate('lists.chooseShop', { id: list.id, shop: 'Привоз' })
  await cook.mutate('lists.setAisles', { shop: 'Привоз', aisles: ['fruit'] })
  await cook.mutate('lists.addLines', { listId: list.id, lines: ['молоко 2 л', '3 яблука'] })
  const { open } = await cook.query<ShoppingPage>('lists.read', { id: list.id })
  const apples = open?.rows.find((row) => row.name === 'Яблука')
  const ids = (apples?.lines ?? []).map((line) => line.id)
  await cook.mutate('lists.tickLines', { ids, ticked: true })
  const { id: kitchenId } = await cook.query<KitchenView>('kitchens.mine')
  const remark = { kind: 'remarkLine', lineId: ids[0], seen: '', remark: 'кислі, на пиріг' }
  await cook.mutate('changes.send', {
    changes: [{ id: crypto.randomUUID(), kitchenId, change: remark }],
  })
  const beside = new Blob([Uint8Array.from(await photo())])
  await cook.fetch(`/photos/of-line/${ids[0]}`, { method: 'POST', body: beside })
  await cook.mutate('pantry.say', { lines: ['картопля 2 кг', 'кзюмпель'] })
  await shopsForThePlan(cook)
  await choose(cook, 'молоко', 'Молоко 2,5 % 900 г')
  await cook.mutate('lists.repeatGood', { text: 'молоко 1 л', everyWeeks: 2 })
  const home = await cook.query<KitchenView>('kitchens.mine')
  await cook.mutate('kitchens.open', { name: 'Дача' })
  await cook.mutate('plan.add', { date, slot: 'lunch', recipeId: borsch.id, servings: 9 })
  const shed = await cook.mutate<{ id: string }>('lists.create', { name: 'Сарай' })
  await cook.mutate('lists.addLines', { listId: shed.id, lines: ['сірники'] })
  await cook.mutate('lists.repeatGood', { text: 'вода 5 л', everyWeeks: 1 })
  await cook.mutate('kitchens.choose', { id: home.id })
  await cook.mutate('people.update', { language: 'cs' })
  return cook
}

/** As a filling of a cart remembers it. */
async function choose(cook: Caller, key: string, name: string) {
  const { id } = await cook.query<KitchenView>('kitchens.mine')
  await app.services.sql`
    INSERT INTO store_choices (kitchen_id, store, key, product_id, product_name)
    VALUES (${id}, 'silpo', ${key}, 'product-7', ${name})`
}

async function choicesOf(as: Caller) {
  const { id } = await as.query<KitchenView>('kitchens.mine')
  return app.services.sql`
    SELECT store, key, product_id, product_name FROM store_choices WHERE kitchen_id = ${id} ORDER BY key`.then(
    (rows) => [...rows],
  )
}

/** A list that follows the plan: bought, changed by hand, not wanted, at home, and a dish without a day. */
async function shopsForThePlan(cook: Caller) {
  const ingredients = ['300 г буряка', '500 г капусти', '2 моркви', '1 кг картоплі', 'сік 1 лимона']
  const others = ['200 г буряка', 'молоко 2,5 % 1 л', 'сіль', '100 г гречки', 'дивовижка зелена']
  for (const [title, texts] of [
    ['Суп', ingredients],
    ['Запіканка', others],
  ] as const) {
    const lines = texts.map((text) => ({ text }))
    const { id: recipeId } = await cook.compose({ title, servings: 2, ingredients: lines })
    await cook.mutate('plan.add', { date: nextDay, slot: 'dinner', recipeId, servings: 4 })
  }
  const made = { from: nextDay, to: nextDay, name: 'На тиждень' }
  const { listId } = await cook.mutate<{ listId: string }>('lists.fromPlan', made)
  const sorbet = await cook.compose({ title: 'Сорбет', ingredients: [{ text: '2 банани' }] })
  await cook.mutate('lists.addDish', { recipeId: sorbet.id, servings: 8 })
  const { open } = await cook.query<ShoppingPage>('lists.read', { id: listId })
  const of = (name: string) => open?.rows.find((row) => row.name === name)?.lines ?? []
  await cook.mutate('lists.tickLines', { ids: of('Капуста').map(({ id }) => id), ticked: true })
  await cook.mutate('lists.removeLines', { ids: of('Гречка').map(({ id }) => id) })
  const [carrot] = of('Морква')
  const { id, version } = carrot ?? { id: '', version: 0 }
  await cook.mutate('lists.editLine', { id, version, text: 'морква 2 кг' })
  await cook.mutate('lists.buyAnyway', { id: listId, key: 'potato', on: true })
  return listId
}

/** What one sees of all kitchens, turned to one after the other. */
async function everywhere(as: Caller) {
  const kitchens =
    await as.query<{ id: string; name: string | null; current: boolean }[]>('kitchens.list')
  const all: [string | null, Awaited<ReturnType<typeof seen>>][] = []
  for (const { id, name } of kitchens) {
    await as.mutate('kitchens.choose', { id })
    all.push([name, await seen(as)])
  }
  await as.mutate('kitchens.choose', { id: kitchens.find((one) => one.current)?.id })
  return all
}

/** All that a person would look for, without ids, which belong to a house. */
async function seen(as: Caller) {
  const recipes = (await ownRecipes(as)).map((one: RecipeView) => {
    const { id: _, photo, morePhotos, publicationId: __, version: ___, ...rest } = one
    return { ...rest, photo: photo !== null, morePhotos: morePhotos.length }
  })
  const week = await as.query<PlanWeek>('plan.week', { date })
  const { lists } = await as.query<ShoppingPage>('lists.read', {})
  const opened = await Promise.all(
    lists.map(async ({ id }) => (await as.query<ShoppingPage>('lists.read', { id })).open),
  )
  return {
    recipes,
    plan: week.entries.map(({ date, slot, kind, title, note, servings, cookedAt, recipeId }) => ({
      ...{ date, slot, kind, title, note, servings, cookedAt, linked: recipeId !== null },
    })),
    lists: opened.map((one) => {
      const { id: _, rows = [], dishes = [], ...rest } = one ?? {}
      return {
        ...rest,
        dishes: dishes.map(({ picture, ...dish }) => ({
          ...dish,
          pictured: [picture !== null, picture?.photoUrl != null],
        })),
        rows: rows.map(({ lines, ...row }) => ({
          ...row,
          lines: lines.map(({ text, remark, picture }) => [text, remark, picture !== null]),
        })),
      }
    }),
    members: (await as.query<MemberView[]>('members.list')).flatMap(({ id: _, self, ...one }) =>
      self ? [] : one,
    ),
    staples: await as.query('lists.staples'),
    pantry: (await as.query<PantryPage>('pantry.read')).items.map(({ said: _, ...one }) => one),
    later: (await as.query<PlanWeek>('plan.week', { date: later })).entries.map((one) => ({
      ...{ date: one.date, title: one.title, repeat: one.repeat },
    })),
    menus: (await as.query<PlanMenu[]>('plan.menus')).map(({ id: _, ...one }) => one),
    kitchen: (await as.query<KitchenView>('kitchens.mine')).name,
    choices: await choicesOf(as),
    language: (await as.query<Person>('people.me')).language,
    aisles: await as.query('lists.aisles'),
    shops: [await as.query('lists.shops'), await as.query('lists.aisles', { shop: 'Привоз' })],
    recurring: (await as.query<RecurringGood[]>('lists.recurring')).map(({ id: _, ...one }) => one),
    bought: (await as.query<BoughtPage>('pantry.bought', {})).bought.map(
      ({ id: _, ...one }) => one,
    ),
    tray: (await as.query<{ title: string }[]>('plan.tray')).map((one) => one.title),
  }
}

async function takeWhole(as: Caller, archive: Uint8Array | string): Promise<Intake> {
  await send(as, archive)
  return takeFound(as)
}

async function takeFound(as: Caller): Promise<Intake> {
  const intake = await found(as)
  if (!intake) throw new Error('Nothing was found.')
  const positions = intake.recipes.filter((one) => !one.known).map((one) => one.position)
  await as.mutate('intakes.begin', { id: intake.id, positions, asDrafts: false, household: true })
  while (!(await as.mutate<IntakeStep>('intakes.step', { id: intake.id })).done);
  return intake
}

test('the whole archive gives a new account the same, as often as it is taken, and an undo takes it back', async () => {
  const cook = await livedIn()
  const before = await everywhere(cook)
  expect(
    before.map(([name, { recipes, bought }]) => [name, recipes.length, bought.length]),
  ).toEqual([
    ['Родинна', 6, 2],
    ['Дача', 6, 0],
  ])
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp()
  const empty = await everywhere(other)

  const intake = await takeWhole(other, archive)
  expect(intake.troubles).toEqual([])
  expect(intake.household).toMatchObject({
    ...{ settings: 1, repeats: 1, menus: 1, lists: 2, members: 2, staples: 2, tray: 1 },
    ...{
      pantry: 4,
      cookbooks: 0,
      likes: 1,
      follows: 0,
      recurring: 1,
      bought: 2,
      others: 1,
      choices: 1,
    },
  })
  expect(await everywhere(other)).toEqual(before)

  await other.mutate('intakes.undo', { id: intake.id })
  expect(await everywhere(other)).toEqual(empty)

  await takeFound(other)
  expect(await everywhere(other)).toEqual(before)
  await takeWhole(other, archive)
  expect(await everywhere(other)).toEqual(before)
})

test('a list of an archive goes on following the plan that came with it', async () => {
  const cook = await app.signedUp()
  await shopsForThePlan(cook)
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp()
  await takeWhole(other, archive)
  const rows = async () =>
    Object.fromEntries(
      (await other.query<ShoppingPage>('lists.read', {})).open?.rows.map(
        ({ name, amount, dishes }) => [name, `${amount}: ${dishes.join(', ')}`],
      ) ?? [],
    )
  expect(await rows()).toMatchObject({ Буряк: '1 кг: Суп, Запіканка', Банани: '4 шт.: Сорбет' })
  const { entries } = await other.query<PlanWeek>('plan.week', { date: nextDay })
  const soup = entries.find((one) => one.title === 'Суп')
  await other.mutate('plan.change', { id: soup?.id, servings: 2 })
  const after = await rows()
  expect(after).toMatchObject({ Буряк: '700 г: Запіканка, Суп', Банани: '4 шт.: Сорбет' })
  // Bought, taken off by hand, typed anew: none of it is asked for a second time.
  expect(Object.keys(after).filter((name) => name === 'Гречка')).toEqual([])
  expect(after).toMatchObject({ Капуста: '1 кг: Суп', Морква: '2 кг: Суп' })
})

test('a forged list claims no dish of anybody else, and a line of no food that is known stays as it reads', async () => {
  const victim = await app.signedUp()
  const theirs = await victim.compose({ title: 'Таємний пиріг' })
  const forger = await app.signedUp()
  const dishOf = { title: 'Пиріг', recipe: theirs.id, entry: 4999, key: 'beet' }
  const dishes = [{ ...dishOf, quantity: 1e12, unit: 'жменя', part: 7 }]
  const line = { text: 'буряк 1 кг', ticked: false, remark: '', dishes }
  const household = {
    ...{ format: 'komora-household', version: 1 },
    lists: [
      {
        ...{ name: 'Базар', current: true, days: [{ from: '2026-03-10', to: '2026-03-01' }] },
        lines: [
          { ...line, made: { food: 'no-such-food', quality: null, words: 'буряк' } },
          { ...line, text: 'морква', made: { food: 'carrot', quality: null, words: 'морква' } },
          {
            ...line,
            text: 'сіль',
            dishes: [],
            made: { food: 'salt', quality: null, words: 'сіль' },
          },
          { ...line, text: 'перець', gone: 'так', dishes: 'усі' },
        ],
      },
    ],
  }
  const { troubles } = await takeWhole(forger, JSON.stringify([household]))
  expect(troubles).toMatchObject([{ problem: 'besides', left: [{ name: 'lists.lines.dishes' }] }])
  const { open } = await forger.query<ShoppingPage>('lists.read', {})
  expect(open?.rows.map(({ name, amount, dishes }) => [name, amount, dishes])).toEqual([
    ['Буряк', '1 кг', ['Пиріг']],
    ['Морква', '', ['Пиріг']],
    ['Сіль', '', []],
    ['Перець чорний мелений', '', []],
  ])
  expect(open?.dishes).toEqual([{ title: 'Пиріг', dates: [], picture: null }])
})

test('a forged archive reaches nothing of anybody else, and claims nobody’s recipe', async () => {
  const victim = await app.signedUp()
  const theirs = await victim.compose({ title: 'Таємний пиріг' })
  const publicationId = await victim.publish({ title: 'Відомий пиріг' })
  const forger = await app.signedUp()
  const recipe = {
    ...{ '@type': 'Recipe', identifier: theirs.id, creativeWorkStatus: 'Published' },
    ...{ name: 'Підробка', recipeYield: 2, recipeIngredient: ['1 яйце'], recipeInstructions: [] },
    dateCreated: '2199-01-01T00:00:00Z',
    image: ['../../etc/passwd'],
    komora: {
      ...{ version: 2, rating: 99, note: 'x'.repeat(9000), lastCookedAt: 'вчора' },
      copiedFrom: { publicationId, author: 'Хтось славний', title: 'Інший' },
    },
  }
  const entry = { date, slot: 'lunch', kind: 'dish', title: 'Чуже', note: '', servings: 2 }
  const household = {
    ...{ format: 'komora-household', version: 1, tray: [theirs.id, 'rec_none'] },
    plan: [{ ...entry, recipe: 'rec_elsewhere', cookedAt: null }],
  }
  await takeWhole(forger, JSON.stringify([recipe, household]))
  const [made] = await ownRecipes(forger)
  expect(made).toMatchObject({
    title: 'Підробка',
    opinion: { rating: null, note: '' },
    lastCookedAt: null,
    copiedFrom: { publicationId: null },
  })
  expect(made?.createdAt).toBeLessThanOrEqual(app.services.now().getTime())
  const { plan, tray } = await seen(forger)
  expect(plan).toMatchObject([{ title: 'Чуже', linked: false }])
  // What the file calls by somebody’s id is the recipe of the file.
  expect(tray).toEqual(['Підробка'])
  expect((await ownRecipes(victim)).map((one) => one.title).toSorted()).toEqual([
    'Відомий пиріг',
    'Таємний пиріг',
  ])

  const named = { problem: 'fields_lost', left: [{ name: 'rating' }, { name: 'note' }, {}] }
  for (const [wrong, trouble] of [
    [{ ...household, version: 99 }, { problem: 'unreadable' }],
    [{ ...household, plan: [{ ...entry, date: '31.12.1' }] }, { problem: 'besides' }],
    [
      { ...household, plan: 'все' },
      { problem: 'besides', left: [{ name: 'plan', said: 'все' }] },
    ],
  ] as const) {
    await send(forger, JSON.stringify([recipe, wrong]))
    expect((await found(forger))?.troubles).toMatchObject([named, trouble])
  }
})

test('what no database could keep in an archive takes nothing else with it', async () => {
  const forger = await app.signedUp()
  const key = 'борщ\u0000\ud800'
  const entry = { date, slot: 'lunch', kind: 'dish', title: 'Борщ', note: '', servings: 2 }
  const household = {
    ...{ format: 'komora-household', version: 1, tray: [key] },
    plan: [{ ...entry, recipe: key, cookedAt: null }],
    staples: Array.from({ length: 150 }, (_, at) => `запас ${at}`),
  }
  const recipe = {
    ...{ id: key, title: 'Борщ', ingredients: [{ text: '500 г буряка' }], steps: [] },
    copiedFrom: { publicationId: key, author: 'Хтось', title: 'Борщ' },
  }
  const everything = { exportedAt: '2026-01-01T00:00:00Z', recipes: [recipe] }
  const intake = await takeWhole(forger, JSON.stringify([everything, household]))
  expect(intake.troubles).toEqual([])
  const { recipes, plan, tray, staples } = await seen(forger)
  expect(recipes).toMatchObject([{ title: 'Борщ', copiedFrom: { publicationId: null } }])
  expect(plan).toMatchObject([{ title: 'Борщ', linked: true }])
  expect(tray).toEqual(['Борщ'])
  // As many as the page of them takes back.
  expect(staples).toHaveLength(100)

  const before = {
    ...household,
    plan: [{ ...entry, recipe: null, cookedAt: '0000-01-01T00:00:00Z' }],
  }
  await send(forger, JSON.stringify([before]))
  const { household: rest, troubles } = (await found(forger)) ?? {}
  expect(troubles).toMatchObject([
    { problem: 'besides', left: [{ name: 'plan.cookedAt' }, { name: 'plan' }] },
  ])
  expect(rest).toMatchObject({ plan: 0, staples: 150 })
})

test('an archive says of its kitchen only what a name may be, and is taken back where it was put', async () => {
  const forger = await app.signedUp()
  const bare = { ...{ format: 'komora-household', version: 1 } }
  const named = (kitchenName: string) => [{ kitchenName, language: null, timeZone: null }]
  const said = { ...bare, settings: named('Дім\u0000\u202E'), tray: [], staples: ['сіль'] }
  const intake = await takeWhole(forger, JSON.stringify([said]))
  expect((await seen(forger)).kitchen).toBe('Дім')
  const dacha = await forger.mutate<KitchenView>('kitchens.open', { name: 'Дача' })
  await forger.mutate('lists.setStaples', { foods: ['сіль'] })
  await forger.mutate('intakes.undo', { id: intake.id })
  expect(await seen(forger)).toMatchObject({ kitchen: 'Дача', staples: [{ text: 'сіль' }] })
  const [home] = await forger.query<{ id: string }[]>('kitchens.list')
  expect(home?.id).not.toBe(dacha.id)
  await forger.mutate('kitchens.choose', { id: home?.id })
  expect(await seen(forger)).toMatchObject({ kitchen: null, staples: [] })
})

test('what somebody said under dishes of one feed is in their archive, and is not said again by a machine', async () => {
  const [author, cook, other] = [await app.signedUp(), await app.signedUp(), await app.signedUp()]
  const publicationId = await author.publish({ title: 'Чужий узвар' })
  await cook.mutate('feed.comment', { publicationId, text: 'Дуже смачно', cooked: true })
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  await takeWhole(other, archive)
  const { troubles } = await other.query<Intake>('intakes.current')
  expect(troubles).toMatchObject([
    { title: 'Чужий узвар', problem: 'said_there', left: [{ said: 'Дуже смачно' }] },
  ])
  const { items } = await other.query<CommentsPage>('feed.comments', { publicationId })
  expect(items).toHaveLength(1)
})

test('what an archive cannot bring is said: a place in the feed, and dishes and authors of another feed', async () => {
  const cook = await app.signedUp()
  await cook.publish({ title: 'Відомий пиріг' })
  const [mine, other] = [await cook.fetch('/export/account.zip'), await app.signedUp()]
  const published = await takeWhole(other, await mine.bytes())
  expect(published.troubles).toMatchObject([
    { title: 'Відомий пиріг', problem: 'fields_lost', fields: ['feed'] },
  ])
  expect((await ownRecipes(other)).map((one) => one.publicationId)).toEqual([null])

  const household = {
    ...{ format: 'komora-household', version: 1 },
    likes: [{ id: 'pub_00000000000000000000000000', title: 'Тамтешній узвар' }],
    follows: [{ id: 'per_00000000000000000000000000', title: 'Тамтешня Оля' }],
    settings: [{ language: 'xx', kitchenName: 'k'.repeat(900), timeZone: 'Місяць', aisles: ['?'] }],
  }
  await takeWhole(other, JSON.stringify([household]))
  const { troubles } = await other.query<Intake>('intakes.current')
  expect(troubles).toMatchObject([
    { title: 'Тамтешній узвар', problem: 'not_here' },
    { title: 'Тамтешня Оля', problem: 'not_here' },
  ])
})

test('a list that is here under the same name stays, and what the file had on it is said', async () => {
  const cook = await app.signedUp()
  const lines = ['молоко 2 л', 'сірники']
  const { id: listId } = await cook.mutate<{ id: string }>('lists.create', { name: 'Базар' })
  await cook.mutate('lists.addLines', { listId, lines })
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp()
  const mine = await other.mutate<{ id: string }>('lists.create', { name: 'Базар' })
  await other.mutate('lists.addLines', { listId: mine.id, lines: ['молоко'] })
  await takeWhole(other, archive)
  const told = [{ title: 'Базар', problem: 'list_here', left: [{ said: 'сірники' }] }]
  expect((await other.query<Intake>('intakes.current')).troubles).toMatchObject(told)
  // What stands there as the file says it is no news.
  await other.mutate('lists.addLines', { listId: mine.id, lines: ['сірники'] })
  await takeWhole(other, archive)
  const { troubles } = await other.query<Intake>('intakes.current')
  expect(troubles).toEqual([])
})

test('a kitchen more than somebody may have is not opened, and it is said what stood in it', async () => {
  const mover = await app.signedUp()
  const kitchen = (name: string) => ({
    settings: [{ kitchenName: name, language: null, timeZone: null, aisles: [], shopOrders: {} }],
    staples: ['сіль'],
  })
  const others = Array.from({ length: 10 }, (_, at) => kitchen(`Кухня ${at + 2}`))
  const household = { format: 'komora-household', version: 1, ...kitchen('Кухня 1'), others }
  await takeWhole(mover, JSON.stringify([household]))
  expect(await mover.query('kitchens.list')).toHaveLength(10)
  const { troubles } = await mover.query<Intake>('intakes.current')
  expect(troubles).toMatchObject([
    { title: 'Кухня 11', problem: 'no_room', left: [{ name: 'settings' }, { name: 'staples' }] },
  ])
})

test('of more days than a file holds the newest come along, and it is said how many did not', async () => {
  const cook = await app.signedUp()
  await cook.mutate('plan.add', { date, slot: 'dinner', kind: 'note', title: 'Найновіше' })
  await app.services.sql`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, title, note, servings)
    SELECT 'ple_' || lpad(n::text, 26, '0'), k.id, date '2026-03-08' - (n / 2), 'lunch', n % 2, 'note',
      'Давнє ' || n, '', 1
    FROM generate_series(1, 5001) AS n, (SELECT kitchen_id AS id FROM plan_entries WHERE title = 'Найновіше') k`
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp()
  await send(other, archive)
  const intake = await found(other)
  expect(intake?.household).toMatchObject({ plan: 5000 })
  expect(intake?.troubles).toMatchObject([
    { problem: 'not_in_file', left: [{ name: 'plan', said: '2' }] },
  ])
  const { id } = intake ?? { id: '' }
  await other.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  while (!(await other.mutate<IntakeStep>('intakes.step', { id })).done);
  const { entries } = await other.query<PlanWeek>('plan.week', { date })
  expect(entries.map((one) => one.title)).toContain('Найновіше')
})
