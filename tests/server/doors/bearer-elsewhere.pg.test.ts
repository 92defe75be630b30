import { afterAll, beforeAll, expect, test } from 'bun:test'
import { appRouter } from '../../../server/doors/trpc/router.ts'
import { connectAgent } from '../../support/agent.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { bearer } from '../../support/mcp.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  const person = app.caller()
  await person.signUp()
  const { access_token } = await connectAgent(app, person)
  headers = { ...bearer(access_token), 'content-type': 'application/json' }
})
afterAll(() => app.stop())

const id = 'none_1'
const place = { date: '2027-03-08', slot: 'dinner' }
const token = 'a'.repeat(43)
const untray = { kind: 'untrayDish', trayId: id }
const dish = { title: 'Борщ', ingredients: [{ text: '1 буряк' }], servings: 2 }
const none = { entryIds: [], recipeIds: [], lineIds: [] }

/** Everything that a person does in a kitchen, with what is theirs there, asked for as it should be. */
const acts: Record<string, object> = {
  'plan.week': {},
  'plan.add': { ...place, recipeId: id },
  'plan.change': { id },
  'plan.copy': { ...place, id },
  'plan.cook': { id, cooked: true },
  'plan.cookDish': { ...place, recipeId: id, servings: 2 },
  'plan.remove': { id },
  'plan.restore': { id },
  'plan.sample': { from: place.date, servings: 2 },
  'plan.clearSample': {},
  'plan.restoreSample': none,
  'plan.fill': { from: place.date, to: place.date },
  'plan.accept': { entries: [{ ...place, recipeId: id, servings: 2 }] },
  'plan.replace': { id, choices: [{ was: 'молоко', by: 'oat-milk' }] },
  'plan.replaceBack': { id, recipeId: id, copyId: id },
  'plan.cookNote': { id, note: 'Солоно' },
  'plan.history': { recipeId: id },
  'plan.leftovers': { ...place, id },
  'plan.copyWeek': { from: place.date, to: '2027-03-15' },
  'plan.takeBack': { ids: [id] },
  'plan.repeat': { id, weekdays: [1], every: 1 },
  'plan.repeatEnd': { id },
  'plan.repeatResume': { repeatId: null, until: null, ids: [] },
  'plan.menus': {},
  'plan.menuSave': { from: place.date, name: 'Будні' },
  'plan.menuPlace': { id, from: place.date },
  'plan.menuRemove': { id },
  'plan.menuRestore': { id },
  'plan.calendar': {},
  'plan.calendarHeld': {},
  'plan.calendarEnd': {},
  'plan.tray': {},
  'plan.trayAdd': { recipeId: id },
  'plan.trayPlace': { ...place, id },
  'plan.trayRemove': { id },
  'lists.staples': {},
  'lists.setStaples': { foods: ['salt'] },
  'members.list': {},
  'members.add': { name: 'Іринка' },
  'members.update': { id },
  'members.remove': { id },
  'members.concerns': { publicationIds: [id], recipeIds: [] },
  'members.replacing': { recipeId: id },
  'members.replace': { dish: { recipeId: id }, choices: [{ was: 'молоко', by: 'oat-milk' }] },
  'webhooks.list': {},
  'webhooks.add': { url: 'https://home.example/hook', events: ['list.changed'] },
  'webhooks.remove': { id },
  'webhooks.resume': { id },
  'webhooks.test': { id },
  'lists.read': {},
  'lists.whose': { id },
  'lists.create': { name: 'Базар' },
  'lists.seeChanges': { id },
  'lists.rename': { id, name: 'Базар' },
  'lists.makeCurrent': { id },
  'lists.remove': { id },
  'lists.restore': { id },
  'lists.buyAnyway': { id, key: 'milk', on: true },
  'lists.recurring': {},
  'lists.repeatGood': { text: 'молоко', everyWeeks: 1 },
  'lists.takeGood': { id },
  'lists.skipGood': { id },
  'lists.stopGood': { id, stopped: true },
  'lists.fromPlan': { from: place.date, to: place.date },
  'lists.addDish': { recipeId: id, servings: 2 },
  'lists.takeBackDish': { listId: id, added: 0, origins: [] },
  'lists.addLines': { lines: ['сіль'] },
  'lists.editLine': { id, version: 1, text: 'сіль' },
  'lists.setPicture': { id, pictureId: null },
  'lists.tickLines': { ids: [id], ticked: true },
  'lists.removeLines': { ids: [id] },
  'lists.restoreLines': { ids: [id] },
  'lists.share': { id },
  'lists.shareHeld': { id },
  'lists.shareEnd': { id },
  'lists.aisles': {},
  'lists.setAisles': { aisles: [] },
  'lists.shops': {},
  'lists.chooseShop': { id, shop: 'АТБ' },
  'lists.removeShop': { shop: 'АТБ' },
  'pantry.read': {},
  'pantry.bought': {},
  'pantry.goods': {},
  'pantry.say': { lines: ['сіль'] },
  'pantry.correct': { key: 'salt', text: 'сіль' },
  'pantry.still': { keys: ['salt'] },
  'pantry.takeOut': { keys: ['salt'] },
  'pantry.putBack': { keys: ['salt'] },
  'kitchens.mine': {},
  'kitchens.list': {},
  'kitchens.open': { name: 'Дача' },
  'kitchens.choose': { id },
  'kitchens.rename': { name: 'Дача' },
  'kitchens.setTimeZone': { timeZone: 'Europe/Kyiv' },
  'kitchens.noticeTimeZone': { timeZone: 'Europe/Kyiv' },
  'kitchens.invite': {},
  'kitchens.join': { token },
  'kitchens.leave': {},
  'kitchens.removeInvitation': { id },
  'cookbooks.list': {},
  'cookbooks.read': { id },
  'cookbooks.add': { name: 'Свято' },
  'cookbooks.rename': { id, name: 'Свято' },
  'cookbooks.move': { id, to: 0 },
  'cookbooks.remove': { id },
  'cookbooks.restore': { id },
  'cookbooks.put': { id, recipeId: id },
  'cookbooks.takeOut': { id, recipeId: id },
  'recipes.create': dish,
  'recipes.update': { ...dish, id, version: 1 },
  'recipes.readDraft': {
    lines: [{ text: 'сіль' }],
    steps: [],
    servings: 2,
    language: 'uk',
    seed: '',
  },
  'recipes.readLines': { lines: ['сіль'], language: 'uk' },
  'recipes.list': {},
  'recipes.tags': {},
  'recipes.matching': { q: 'борщ' },
  'recipes.get': { id },
  'recipes.remove': { id },
  'recipes.restore': { id },
  'recipes.publish': { id },
  'recipes.unpublish': { id },
  'recipes.think': { id, opinion: null },
  'recipes.importUrl': { url: 'https://kitchen.example/borshch' },
  'recipes.importText': { text: 'Борщ' },
  'recipes.share': { id },
  'recipes.shareHeld': { id },
  'recipes.shareEnd': { id },
  'recipes.shares': {},
  'recipes.letKitchenEdit': { id, allowed: true },
  'recipes.versions': { id },
  'recipes.version': { id, number: 1 },
  'recipes.takeBack': { id, number: 1, version: 1 },
  'recipes.copyOurs': { id },
  'recipes.copy': { publicationId: id },
  'changes.send': { changes: [{ id: crypto.randomUUID(), kitchenId: id, change: untray }] },
  'intakes.current': {},
  'intakes.begin': { id, positions: [], asDrafts: false },
  'intakes.step': { id },
  'intakes.photos': { id },
  'intakes.undo': { id },
  'intakes.drop': { id },
  'proposals.list': { limit: 30 },
  'proposals.get': { id },
  'proposals.confirm': { id, version: 1 },
  'proposals.reject': { id },
  'proposals.reconsider': { id },
  'stores.list': {},
  'stores.connect': { store: 'silpo' },
  'stores.delivery': { store: 'silpo' },
  'stores.slots': { store: 'silpo', wayId: 'way_1' },
  'stores.deliver': {
    store: 'silpo',
    wayId: 'way_1',
    slot: { start: '2027-03-08T10:00:00Z', end: '2027-03-08T12:00:00Z' },
  },
  'stores.rowPrices': { listId: id },
  'stores.cardPrices': { publicationIds: [id] },
  'stores.disconnect': { store: 'silpo' },
  'stores.match': { listId: id, store: 'silpo' },
  'stores.search': { listId: id, store: 'silpo', key: 'milk', query: 'молоко' },
  'stores.fill': { listId: id, store: 'silpo', runKey: 'one-of-mine' },
  'stores.fillState': { fillId: id },
  'stores.stopFill': { fillId: id },
  'stores.baskets': { of: { listId: id } },
  'stores.lookUp': { store: 'silpo', of: { listId: id } },
  'stores.fills': {},
}

const types = Object.entries<unknown>(appRouter._def.procedures).map(
  ([path, procedure]) => [path, (procedure as { _def: { type: string } })._def.type] as const,
)
const typeOf = new Map(types)

test('the token of a program opens nothing of the application: plan, lists, files, stores, proposals', async () => {
  const answers = Object.entries(acts).map(async ([path, input]) => {
    const body = JSON.stringify(input)
    const response =
      typeOf.get(path) === 'mutation'
        ? await app.fetch(`/trpc/${path}`, { method: 'POST', headers, body })
        : await app.fetch(`/trpc/${path}?input=${encodeURIComponent(body)}`, { headers })
    return [path, response.status]
  })
  expect(await Promise.all(answers)).toEqual(Object.keys(acts).map((path) => [path, 401]))
})

/** What is opened by the secret of its link, whoever asks. */
const byLink = ['kitchens.invitation', 'recipes.readShared', 'lists.readShared', 'lists.tickShared']
/** Its ticket is in the cookie of the browser that was sent away, which a program has not. */
const byTicket = 'stores.paste'

test('and none of these was forgotten: what counts proposals counts nobody’s', async () => {
  const ours =
    /^(?:kitchens|recipes|cookbooks|plan|lists|pantry|changes|members|webhooks|intakes|proposals|stores)\./
  const all = types.map(([path]) => path).filter((path) => ours.test(path))
  const open = [...byLink, byTicket, 'proposals.count']
  expect(all.filter((path) => !(path in acts)).sort()).toEqual(open.sort())
  const body = JSON.stringify({ store: 'silpo', address: 'http://localhost:53682/?code=1&state=2' })
  const pasted = await app.fetch('/trpc/stores.paste', { method: 'POST', headers, body })
  expect(pasted.status).toBe(404)
  const counted = await app.fetch('/trpc/proposals.count', { headers })
  expect(await counted.json()).toEqual({ result: { data: { waiting: 0 } } })
})

test('nor does it open what takes or gives files', async () => {
  const paths = ['/imports', '/photos']
  const sent = paths.map((path) => app.fetch(path, { method: 'POST', headers, body: '{}' }))
  const asked = ['/export/recipes.json', '/export/recipes.zip', '/export/recipes/rec_1.json']
  const answers = await Promise.all([...sent, ...asked.map((path) => app.fetch(path, { headers }))])
  expect(answers.map((one) => one.status)).toEqual([401, 401, 401, 401, 401])
})
