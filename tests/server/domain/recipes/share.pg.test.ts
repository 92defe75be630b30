import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { OpenShare, SharedRecipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const share = async (who: Caller, id: string) =>
  (await who.mutate<{ url: string }>('recipes.share', { id })).url
const open = (url: string, who = app.caller()) =>
  who.query<SharedRecipe>('recipes.readShared', {
    key: new URL(url).searchParams.get('key') ?? '',
  })

test('a link opens one recipe to a guest, and is the same however often it is asked for', async () => {
  const author = await app.signedUp('Олена')
  const { id } = await author.compose({ title: 'Борщ', status: 'draft' })
  const url = await share(author, id)
  expect(url).toContain('/shared/recipe?key=rl_')
  expect(await share(author, id)).toBe(url)
  expect(await author.query<unknown>('recipes.shareHeld', { id })).toEqual({ url })
  const shared = await open(url)
  expect(shared).toMatchObject({ title: 'Борщ', author: 'Олена', servings: 4 })
  expect(shared.names).toHaveLength(1)
  expect(JSON.stringify(shared)).not.toContain(id)
  // Wrong or right, the page itself is kept by nobody.
  const robots = await (await app.fetch('/robots.txt')).text()
  expect(robots).toContain('Disallow: /shared/')
})

test('the link ends when its author says so, and when the recipe or the account goes', async () => {
  const author = await app.signedUp('Олена')
  const { id } = await author.compose()
  const first = await share(author, id)
  await author.mutate('recipes.shareEnd', { id })
  expect(await refusal(open(first))).toBe('link_closed')
  const next = await share(author, id)
  expect(next).not.toBe(first)
  await author.mutate('recipes.remove', { id })
  expect(await refusal(open(next))).toBe('link_closed')
  const { id: other } = await author.compose()
  const last = await share(author, other)
  await author.mutate('people.remove', { password: 'тиха вода греблю рве' })
  expect(await refusal(open(last))).toBe('link_closed')
  expect(await refusal(open('http://localhost/?key=rl_none'))).toBe('link_closed')
})

test('all that are open are listed for their author, until they end or the recipe goes', async () => {
  const author = await app.signedUp('Олена')
  const made = [await author.compose({ title: 'Борщ' }), await author.compose({ title: 'Узвар' })]
  for (const { id } of made) await share(author, id)
  const open = async (who = author) =>
    (await who.query<OpenShare[]>('recipes.shares')).map((one) => one.title).sort()
  expect(await open()).toEqual(['Борщ', 'Узвар'])
  expect(await open(await joinedBy(app, author))).toEqual([])
  await author.mutate('recipes.shareEnd', { id: made[0]?.id })
  expect(await open()).toEqual(['Узвар'])
  await author.mutate('recipes.remove', { id: made[1]?.id })
  expect(await open()).toEqual([])
})

test('nobody but the author makes, sees or ends it', async () => {
  const author = await app.signedUp('Олена')
  const yurko = await joinedBy(app, author)
  const { id } = await author.compose()
  await share(author, id)
  for (const who of [yurko, await app.signedUp('Чужа')]) {
    expect(await refusal(share(who, id))).toBe('recipe_unknown')
    expect(await refusal(who.query('recipes.shareHeld', { id }))).toBe('recipe_unknown')
    expect(await refusal(who.mutate('recipes.shareEnd', { id }))).toBe('recipe_unknown')
  }
})

test('what the recipe takes of one’s own is told to the guest, and of somebody else’s only the name', async () => {
  const author = await app.signedUp('Олена')
  const yurko = await joinedBy(app, author)
  const own = await author.compose({ title: 'Тісто', ingredients: [{ text: '500 г борошна' }] })
  const theirs = await yurko.compose({
    title: 'Юрків соус',
    ingredients: [{ text: '300 г сметани' }],
    steps: [{ text: 'Таємно збийте.' }],
  })
  const { id } = await author.compose({
    title: 'Вареники',
    ingredients: [
      { text: '1 рецепт тіста', recipeId: own.id },
      { text: '2 порції соусу', recipeId: theirs.id },
    ],
  })
  const shared = await open(await share(author, id))
  const told = JSON.stringify(shared)
  expect(told).toContain('борошна')
  expect(told).toContain('Юрків соус')
  expect(told).not.toContain('сметан')
  expect(told).not.toContain('Таємно')
  expect(shared.allergensComplete).toBe(false)
  expect(told).not.toContain('rec_')
})

test('nor is it told through one’s own recipe that takes it in turn', async () => {
  const author = await app.signedUp('Олена')
  const yurko = await joinedBy(app, author)
  const theirs = await yurko.compose({
    title: 'Юрків соус',
    ingredients: [{ text: '300 г сметани' }],
    steps: [{ text: 'Таємно збийте.' }],
  })
  const between = await author.compose({
    title: 'Начинка',
    ingredients: [{ text: '400 г картоплі' }, { text: '1 порція соусу', recipeId: theirs.id }],
  })
  const { id } = await author.compose({
    title: 'Вареники',
    ingredients: [{ text: '1 рецепт начинки', recipeId: between.id }],
  })
  const shared = await open(await share(author, id))
  const told = JSON.stringify(shared)
  expect(told).toContain('картопл')
  expect(told).not.toContain('сметан')
  expect(told).not.toContain('Таємно')
  expect(shared.allergensComplete).toBe(false)
  expect(told).not.toContain('rec_')
})
