import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Concerns } from '../../../../shared/wire/members.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import type { PlanReplaced, ReplacingView } from '../../../../shared/wire/replacing.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let mother: Caller
beforeAll(async () => {
  app = await startTestApp()
  mother = await app.signedUp('Оля')
})
afterAll(() => app.stop())

const pancakes = {
  title: 'Млинці',
  ingredients: [
    { text: '500 мл молока' },
    { text: '2 яйця' },
    { text: '200 г борошна' },
    { text: 'сіль' },
  ],
}
const child = (allergies: string[], more: object = {}) =>
  mother.mutate<{ id: string; name: string }[]>('members.add', {
    name: 'Іринка',
    allergies,
    ...more,
  })
const alone = async () => {
  for (const one of await mother.query<{ id: string; account: boolean }[]>('members.list'))
    if (!one.account) await mother.mutate('members.remove', { id: one.id })
}
const replacing = (dish: object, who = mother) =>
  who.query<ReplacingView>('members.replacing', dish)
const first = (view: ReplacingView) =>
  view.lines.map((line) => ({ was: line.was, by: line.options[0]?.by }))

test('a dish that is not for a child is told what all may have instead, the closest first', async () => {
  await alone()
  await child(['milk', 'eggs'])
  const { id } = await mother.compose(pancakes)
  const view = await replacing({ recipeId: id })
  expect(view.lines.map((line) => [line.was, line.options[0]?.text])).toEqual([
    ['500 мл молока', '500 мл вівсяного молока'],
    ['2 яйця', '2 замінники яйця'],
  ])
  expect(view.lines[0]?.options[0]).toMatchObject({
    name: 'вівсяне молоко',
    effect: 'майже як було',
  })
  expect(view.left).toEqual([])
})

test('what somebody else at the table may not have is not offered, nor what only perhaps they may', async () => {
  await alone()
  await child(['milk'])
  await child(['soya', 'nuts'], { name: 'Степан', dislikes: ['рис', 'кокос'] })
  const { id } = await mother.compose({ title: 'Тісто', ingredients: [{ text: '100 г масла' }] })
  const [butter] = (await replacing({ recipeId: id })).lines
  expect(butter?.options.map((one) => one.by)).toEqual(['sunflower-oil'])
})

test('nothing is offered where nobody is warned, and nothing for what nobody knows', async () => {
  await alone()
  const { id } = await mother.compose(pancakes)
  expect(await replacing({ recipeId: id })).toEqual({ lines: [], left: [] })
  await child(['fish'])
  const fish = await mother.compose({ title: 'Юшка', ingredients: [{ text: '1 кг коропа' }] })
  expect(await replacing({ recipeId: fish.id })).toEqual({ lines: [], left: [] })
})

test('one tap changes the planned dish alone; list and warnings follow, and it can be taken back', async () => {
  await alone()
  await child(['milk'])
  const recipe = await mother.compose(pancakes)
  const on = (date: string) =>
    mother.mutate<{ id: string }>('plan.add', { recipeId: recipe.id, date, slot: 'dinner' })
  const { id } = await on('2027-03-10')
  await on('2027-03-12')
  await mother.mutate('lists.fromPlan', { from: '2027-03-10', to: '2027-03-10', name: 'Середа' })
  const choices = first(await replacing({ recipeId: recipe.id }))
  const done = await mother.mutate<PlanReplaced>('plan.replace', { id, choices })
  const week = await mother.query<PlanWeek>('plan.week', { date: '2027-03-10' })
  expect(week.entries.map((one) => [one.title, one.recipeId])).toEqual([
    ['Млинці (вівсяне молоко)', done.copyId],
    ['Млинці', recipe.id],
  ])
  const about = { recipeIds: [recipe.id, done.copyId] }
  const concerns = await mother.query<Concerns>('members.concerns', about)
  expect(Object.keys(concerns)).toEqual([recipe.id])
  const names = async () =>
    (await mother.query<ShoppingPage>('lists.read', {})).open?.rows.map((row) => row.name)
  expect(await names()).toContain('Вівсяне молоко')
  expect(await names()).not.toContain('Молоко')
  const copy = await mother.query<RecipeView>('recipes.get', { id: done.copyId })
  const replaced = [{ was: '500 мл молока', by: '500 мл вівсяного молока' }]
  // Said above the steps, which still speak of milk; the dish is one's own, so nobody is named.
  expect(copy).toMatchObject({ replaced, notes: '', copiedFrom: null })
  expect(copy.estimatedPrice).not.toBe(recipe.estimatedPrice)

  await mother.mutate('plan.replaceBack', { id, recipeId: done.recipeId, copyId: done.copyId })
  expect(await names()).toContain('Молоко')
  const after = await mother.query<PlanWeek>('plan.week', { date: '2027-03-10' })
  expect(after.entries.map((one) => one.title)).toEqual(['Млинці', 'Млинці'])
  expect(await refusal(mother.query('recipes.get', { id: done.copyId }))).toBe('recipe_unknown')
})

test('a dish of the feed is kept as a recipe of one’s own that says where it is from; what was not offered is refused', async () => {
  await alone()
  await child(['milk'])
  const author = await app.signedUp('Авторка')
  const publicationId = await author.publish(pancakes)
  const dish = { publicationId }
  const choices = first(await replacing(dish))
  const made = await mother.mutate<{ id: string }>('members.replace', { dish, choices })
  const recipe = await mother.query<RecipeView>('recipes.get', { id: made.id })
  const copiedFrom = { publicationId: null, author: 'Авторка', title: 'Млинці' }
  expect(recipe).toMatchObject({ sourceAuthor: 'Авторка', copiedFrom, status: 'ready' })
  expect(recipe.sourceUrl).toEndWith(`/r/${publicationId}`)
  const wrong = [{ was: '500 мл молока', by: 'milk' }]
  const refused = mother.mutate('members.replace', { dish, choices: wrong })
  expect(await refusal(refused)).toBe('replacement_unknown')
})

test('a stranger learns nothing of a recipe and changes nothing in another kitchen’s plan', async () => {
  await alone()
  await child(['milk'])
  const recipe = await mother.compose(pancakes)
  const { id } = await mother.mutate<{ id: string }>('plan.add', {
    recipeId: recipe.id,
    date: '2027-03-15',
    slot: 'lunch',
  })
  const choices = first(await replacing({ recipeId: recipe.id }))
  const stranger = await app.signedUp('Чужа')
  expect(await refusal(replacing({ recipeId: recipe.id }, stranger))).toBe('recipe_unknown')
  expect(await refusal(stranger.mutate('plan.replace', { id, choices }))).toBe('plan_entry_unknown')
  const father = await joinedBy(app, mother, 'Марко')
  expect(await refusal(father.mutate('plan.replace', { id, choices }))).toBeNull()
})

test('what its author promised of a dish by a tag is not promised of it with other foods', async () => {
  await alone()
  await child(['milk'])
  const tags = ['без глютену', 'на свято', 'bez lepku', 'без цукру']
  const { id } = await mother.compose({ ...pancakes, tags })
  const choices = first(await replacing({ recipeId: id }))
  const made = await mother.mutate<{ id: string }>('members.replace', {
    dish: { recipeId: id },
    choices,
  })
  const copy = await mother.query<RecipeView>('recipes.get', { id: made.id })
  expect(copy.tags).toEqual(['на свято'])
})

test('a tag that names a food goes with it, and the word above the steps goes when they are written anew', async () => {
  await alone()
  await child(['milk'])
  const tags = ['молоко', 'млинці', 'яйця']
  const { id } = await mother.compose({ ...pancakes, tags, steps: [{ text: 'Влийте молоко.' }] })
  const choices = first(await replacing({ recipeId: id }))
  const made = await mother.mutate<{ id: string }>('members.replace', {
    dish: { recipeId: id },
    choices,
  })
  const get = () => mother.query<RecipeView>('recipes.get', { id: made.id })
  const { version, replaced, steps, ...copy } = await get()
  expect([copy.tags, replaced.length]).toEqual([['млинці', 'яйця'], 1])
  const same = steps.map(({ text }) => ({ text }))
  await mother.mutate('recipes.update', { id: made.id, version, title: 'Млинці', steps: same })
  expect((await get()).replaced).toHaveLength(1)
  const anew = [{ text: 'Влийте вівсяне молоко.' }]
  await mother.mutate('recipes.update', { id: made.id, version: version + 1, steps: anew })
  expect((await get()).replaced).toEqual([])
})
