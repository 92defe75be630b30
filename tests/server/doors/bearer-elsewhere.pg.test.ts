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
const none = { entryIds: [], recipeIds: [], lineIds: [] }

/** Everything that a person does with plan, lists, files, stores and proposals, asked for as it should be. */
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
  'webhooks.list': {},
  'webhooks.add': { url: 'https://home.example/hook', events: ['list.changed'] },
  'webhooks.remove': { id },
  'webhooks.resume': { id },
  'webhooks.test': { id },
  'lists.read': {},
  'lists.create': { name: 'Базар' },
  'lists.seeChanges': { id },
  'lists.rename': { id, name: 'Базар' },
  'lists.makeCurrent': { id },
  'lists.remove': { id },
  'lists.restore': { id },
  'lists.fromPlan': { from: place.date, to: place.date },
  'lists.addDish': { recipeId: id, servings: 2 },
  'lists.takeBackDish': { listId: id, added: 0, origins: [] },
  'lists.addLines': { lines: ['сіль'] },
  'lists.editLine': { id, version: 1, text: 'сіль' },
  'lists.tickLines': { ids: [id], ticked: true },
  'lists.removeLines': { ids: [id] },
  'lists.restoreLines': { ids: [id] },
  'lists.share': { id },
  'lists.shareHeld': { id },
  'lists.shareEnd': { id },
  'lists.aisles': {},
  'lists.setAisles': { aisles: [] },
  'intakes.current': {},
  'intakes.begin': { id, positions: [], asDrafts: false },
  'intakes.step': { id },
  'intakes.undo': { id },
  'intakes.drop': { id },
  'proposals.list': { limit: 30 },
  'proposals.get': { id },
  'proposals.confirm': { id, version: 1 },
  'proposals.reject': { id },
  'proposals.reconsider': { id },
  'stores.list': {},
  'stores.connect': { store: 'silpo' },
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

/** Shared lists are opened by the secret of their link, whoever asks. */
const byLink = ['lists.readShared', 'lists.tickShared']

test('and none of these was forgotten: what counts proposals counts nobody’s', async () => {
  const ours = /^(?:plan|lists|members|webhooks|intakes|proposals|stores)\./
  const all = types.map(([path]) => path).filter((path) => ours.test(path))
  expect(all.filter((path) => !(path in acts))).toEqual([...byLink, 'proposals.count'])
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
