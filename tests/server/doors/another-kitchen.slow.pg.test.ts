import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ChangeOutcome } from '../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { ShoppingPage } from '../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { joinedBy } from '../../support/kitchen.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const date = '2027-03-08'
const id = async (made: Promise<{ id: string }>) => (await made).id

/** One of everything that a kitchen has. */
async function furnished(who: Caller) {
  const recipe = await id(who.compose())
  const { listId, ids } = await who.mutate<{ listId: string; ids: string[] }>('lists.addLines', {
    lines: ['чай'],
  })
  await who.mutate('pantry.say', { lines: ['кзюмпель'] })
  const book = await id(who.mutate('cookbooks.add', { name: 'Свято' }))
  await who.mutate('cookbooks.put', { id: book, recipeId: recipe })
  return {
    ...{ recipe, book, listId, line: ids[0] ?? '' },
    good: await id(who.mutate('lists.repeatGood', { text: 'губки', everyWeeks: 2 })),
    entry: await id(who.mutate('plan.add', { date, slot: 'dinner', recipeId: recipe })),
    tray: await id(who.mutate('plan.trayAdd', { recipeId: recipe })),
    member: (await who.mutate<{ id: string }[]>('members.add', { name: 'Марко' })).at(-1)?.id,
  }
}

const all = async (who: Caller) =>
  JSON.stringify([
    (await who.query<ShoppingPage>('lists.read', {})).open?.rows,
    await who.query('lists.recurring'),
    await who.query('pantry.read'),
    await who.query('cookbooks.list', {}),
    await who.query('plan.week', { date }),
    await who.query('plan.tray'),
    await who.query('members.list'),
  ])

test('by their ids nothing of another kitchen is changed: neither a stranger’s nor another of one’s own', async () => {
  const owner = await app.signedUp('Олена')
  const home = await owner.mutate<KitchenView>('kitchens.rename', { name: 'Дім' })
  const of = await furnished(owner)
  const before = await all(owner)
  const stranger = await app.signedUp('Чужа')
  await owner.mutate('kitchens.open', { name: 'Дача' })
  const choices = [{ was: '500 г буряка', by: 'carrot' }]
  const calls: readonly (readonly [string, object])[] = [
    ['lists.buyAnyway', { id: of.listId, key: 'чай', on: true }],
    ['lists.takeGood', { id: of.good }],
    ['lists.skipGood', { id: of.good }],
    ['lists.stopGood', { id: of.good, stopped: true }],
    ['lists.share', { id: of.listId }],
    ['lists.addLines', { listId: of.listId, lines: ['сіль'] }],
    ['pantry.takeOut', { keys: ['кзюмпель'] }],
    ['pantry.still', { keys: ['кзюмпель'] }],
    ['pantry.correct', { key: 'кзюмпель', text: 'сіль' }],
    ['cookbooks.rename', { id: of.book, name: 'Моє' }],
    ['cookbooks.move', { id: of.book, to: 0 }],
    ['cookbooks.remove', { id: of.book }],
    ['cookbooks.restore', { id: of.book }],
    ['cookbooks.put', { id: of.book, recipeId: of.recipe }],
    ['cookbooks.takeOut', { id: of.book, recipeId: of.recipe }],
    ['plan.replace', { id: of.entry, choices }],
    ['plan.replaceBack', { id: of.entry, recipeId: of.recipe, copyId: of.recipe }],
    ['plan.cook', { id: of.entry, cooked: true }],
    ['plan.copy', { id: of.entry, date, slot: 'lunch' }],
    ['plan.trayPlace', { id: of.tray, date, slot: 'lunch' }],
    ['members.update', { id: of.member, name: 'Чужий' }],
    ['members.replace', { dish: { recipeId: of.recipe }, choices }],
  ]
  for (const who of [stranger, owner])
    for (const [path, input] of calls) {
      const reason = await refusal(who.mutate(path, input))
      expect([path, reason ?? 'done']).not.toEqual([path, 'done'])
      expect([path, reason]).not.toEqual([path, 'internal'])
    }
  // Taking off who is not there is no mistake, and takes nobody off elsewhere.
  for (const who of [stranger, owner]) await who.mutate('members.remove', { id: of.member })
  const more = { allowed: true, number: 1, version: 1 }
  for (const path of 'share shareEnd copyOurs publish remove letKitchenEdit takeBack'.split(' '))
    expect(await refusal(stranger.mutate(`recipes.${path}`, { id: of.recipe, ...more }))).toBe(
      'recipe_unknown',
    )
  // A link to a list says in which of one's own kitchens it is, and of others' nothing.
  const whose = (who: Caller) => who.query<unknown>('lists.whose', { id: of.listId })
  expect(await whose(owner)).toEqual({ kitchenId: home.id })
  expect(await whose(stranger)).toEqual({ kitchenId: null })
  expect(await refusal(owner.query('cookbooks.read', { id: of.book }))).toBe('cookbook_unknown')
  expect(await refusal(stranger.mutate('kitchens.choose', { id: home.id }))).toBe('kitchen_unknown')
  await owner.mutate('kitchens.choose', { id: home.id })
  expect(await all(owner)).toBe(before)
})

test('what was taken off comes back by nobody’s hand but theirs, and what was put there goes by no other', async () => {
  const owner = await app.signedUp('Олена')
  const housemate = await joinedBy(app, owner)
  const of = await furnished(owner)
  const menu = await id(owner.mutate('plan.menuSave', { from: date, name: 'Тиждень' }))
  const stranger = await app.signedUp('Чужа')
  const taken = await stranger.mutate<{ ids: string[] }>('plan.takeBack', { ids: [of.entry] })
  expect(taken.ids).toEqual([])
  const gone: readonly (readonly [string, string, object])[] = [
    ['plan.remove', 'plan.restore', { id: of.entry }],
    ['plan.menuRemove', 'plan.menuRestore', { id: menu }],
    ['cookbooks.remove', 'cookbooks.restore', { id: of.book }],
    ['lists.removeLines', 'lists.restoreLines', { ids: [of.line] }],
    ['lists.remove', 'lists.restore', { id: of.listId }],
    ['recipes.remove', 'recipes.restore', { id: of.recipe }],
  ]
  const before = await all(owner)
  for (const [away, , input] of gone) await owner.mutate(away, input)
  const without = await all(owner)
  expect(without).not.toBe(before)
  const told = await Promise.all(
    gone.map(async ([, back, input]) => [back, await refusal(stranger.mutate(back, input))]),
  )
  expect(told.filter(([, reason]) => reason === null)).toEqual([])
  // Who cooks with them brings back nothing of theirs but what is the kitchen's.
  expect(await refusal(housemate.mutate('recipes.restore', { id: of.recipe }))).toBe(
    'recipe_unknown',
  )
  expect(await all(owner)).toBe(without)
})

test('what a device brings goes into no kitchen of others, and takes no id that is somebody’s', async () => {
  const owner = await app.signedUp('Олена')
  const home = (await owner.query<KitchenView>('kitchens.mine')).id
  const of = await furnished(owner)
  const before = await all(owner)
  const stranger = await app.signedUp('Чужа')
  const theirs = (await stranger.query<KitchenView>('kitchens.mine')).id
  const recipeId = await id(stranger.compose())
  const place = { date, slot: 'lunch' }
  const changes = [
    { kind: 'addLine', lineId: of.line, text: 'сіль' },
    { kind: 'addLine', listId: of.listId, lineId: `lin_${'7'.repeat(26)}`, text: 'сіль' },
    { kind: 'removeLines', lines: [{ id: of.line, seen: 'чай' }] },
    { kind: 'addEntry', entryId: of.entry, ...place, dish: { recipeId } },
    { kind: 'copyEntry', entryId: `ple_${'7'.repeat(26)}`, of: of.entry, ...place },
    { kind: 'moveEntry', entryId: of.entry, ...place },
    { kind: 'cookEntry', entryId: of.entry, cooked: true },
    { kind: 'trayDish', trayId: of.tray, recipeId },
    { kind: 'untrayDish', trayId: of.tray },
  ]
  for (const kitchenId of [home, theirs]) {
    const sent = changes.map((change) => ({ id: crypto.randomUUID(), kitchenId, change }))
    const outcomes = await stranger.mutate<ChangeOutcome[]>('changes.send', { changes: sent })
    const made = outcomes.flatMap((one, at) => (one.refused ? [] : changes[at]?.kind))
    // Taking away what is not there changes nothing.
    expect(made.filter((kind) => !/^(?:removeLines|untrayDish)$/.test(kind ?? ''))).toEqual([])
  }
  expect(await all(owner)).toBe(before)
})

test('a page that shows a kitchen which is not one’s own gets neither data nor files, and puts none in', async () => {
  const who = await app.signedUp()
  const other = await app.signedUp()
  for (const shown of [(await other.query<KitchenView>('kitchens.mine')).id, 'kit_none', '%00']) {
    who.shows = shown
    expect(await refusal(who.query('lists.read', {}))).toBe('kitchen_left')
    for (const path of ['/export/recipes.json', '/export/account.zip'])
      expect((await who.fetch(path)).status, path).toBeWithin(400, 500)
    for (const path of ['/photos', '/imports?name=a'])
      expect((await who.fetch(path, { method: 'POST', body: '{}' })).status, path).toBeWithin(
        400,
        500,
      )
  }
})
