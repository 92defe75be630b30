import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Cookbook } from '../../../../shared/wire/cookbooks.ts'
import type { Person, TrialLeft } from '../../../../shared/wire/people.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { add, week } from '../../../support/planning.ts'
import { me } from '../../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const left = (caller: Caller) => caller.query<TrialLeft | null>('people.trialLeft')
const choose = (caller: Caller, choice: 'bring' | 'leave') =>
  caller.fetch('/trial', {
    method: 'POST',
    body: new URLSearchParams({ choice, return_to: '/plan' }),
  })

/** A guest with a recipe, a planned dish, a line on the list and a heart. */
async function guestWithThings(publicationId: string) {
  const guest = app.caller()
  const { id } = await guest.mutate<Person>('people.tryDemo')
  const recipe: Recipe = await guest.compose({ title: 'Деруни' })
  await add(guest, { recipeId: recipe.id, servings: 2 })
  await guest.mutate('lists.addLines', { lines: ['2 кг картоплі'] })
  await guest.mutate('feed.like', { publicationId })
  return { guest, id, recipe }
}

async function owner() {
  const caller = app.caller()
  const { email } = await caller.signUp('Олена')
  return { caller, email: email ?? '', publicationId: await caller.publish() }
}

const signIn = (guest: Caller, email: string) => guest.mutate('people.signIn', { email, password })

async function likesOf(publicationId: string): Promise<number> {
  const [row] = await app.services.sql<{ likes: number }[]>`
    SELECT likes FROM publications WHERE id = ${publicationId}`
  return row?.likes ?? -1
}

async function isThere(personId: string): Promise<boolean> {
  return (await app.services.sql`SELECT 1 FROM people WHERE id = ${personId}`).count > 0
}

describe('Signing in from a trial to an account that was there before', () => {
  test('offers what was made in it, and says how much that is', async () => {
    const { email, publicationId } = await owner()
    const { guest } = await guestWithThings(publicationId)
    expect(await left(guest)).toBeNull()
    await signIn(guest, email)
    expect((await me(guest))?.trialWaits).toBe(true)
    expect(await left(guest)).toEqual({ recipes: 1, planned: 1, lines: 1, likes: 1 })
  })

  test('brings its cookbooks and what was put by; one of the same name joins that', async () => {
    const { caller, email, publicationId } = await owner()
    const cookbook = async (who: Caller, name: string, dish: object) => {
      const { id } = await who.mutate<{ id: string }>('cookbooks.add', { name })
      await who.mutate('cookbooks.put', { id, ...dish })
      return id
    }
    const author = await app.signedUp('Авторка')
    const both = { publicationId: await author.publish({ title: 'Спільна' }) }
    await cookbook(caller, 'Святкове', both)
    const { guest, recipe } = await guestWithThings(publicationId)
    const feast = await cookbook(guest, 'святкове', { recipeId: recipe.id })
    await guest.mutate('cookbooks.put', { id: feast, ...both })
    await cookbook(guest, 'На дачу', { recipeId: recipe.id })
    await guest.mutate('plan.trayAdd', both)
    await signIn(guest, email)
    await choose(guest, 'bring')
    const books = await caller.query<Cookbook[]>('cookbooks.list', {})
    expect(books.map((one) => [one.name, one.count])).toEqual([
      ['Святкове', 2],
      ['На дачу', 1],
    ])
    const tray = await caller.query<{ title: string }[]>('plan.tray')
    expect(tray.map((one) => one.title)).toEqual(['Спільна'])
  })

  test('brings recipes, plan, list and hearts along when it is chosen, and the trial is over', async () => {
    const { caller, email, publicationId } = await owner()
    await caller.mutate('lists.addLines', { lines: ['сіль'] })
    const { guest, id, recipe } = await guestWithThings(publicationId)
    await signIn(guest, email)
    const response = await choose(guest, 'bring')
    expect(response.headers.get('location')).toBe('/plan')
    expect((await caller.query<Recipe>('recipes.get', { id: recipe.id })).title).toBe('Деруни')
    const dishes = (await week(caller)).entries.map((one) => one.title)
    expect(dishes).toEqual(['Деруни'])
    const page = await caller.query<ShoppingPage>('lists.read', {})
    expect(page.lists.length).toBe(1)
    expect(page.open?.rows.map((row) => row.name).toSorted()).toEqual(['Картопля', 'Сіль'])
    expect(await likesOf(publicationId)).toBe(1)
    expect(await isThere(id)).toBe(false)
    expect(await left(guest)).toBeNull()
    expect((await me(guest))?.trialWaits).toBe(false)
  })

  test('keeps once what both keep from the feed, and counts once what both like', async () => {
    const author = await app.signedUp('Авторка')
    const publicationId = await author.publish({ title: 'Борщ' })
    const { caller, email } = await owner()
    const kept = await caller.mutate<Recipe>('recipes.copy', { publicationId })
    await caller.mutate('feed.like', { publicationId })
    const { guest } = await guestWithThings(publicationId)
    const twice = await guest.mutate<Recipe>('recipes.copy', { publicationId })
    await add(guest, { date: '2027-03-11', slot: 'dinner', recipeId: twice.id, servings: 2 })
    await signIn(guest, email)
    await choose(guest, 'bring')
    const entries = (await week(caller)).entries
    expect(entries.map((one) => one.recipeId)).toContain(kept.id)
    expect(entries.map((one) => one.recipeId)).not.toContain(twice.id)
    expect(await likesOf(publicationId)).toBe(1)
  })

  test('leaves it behind for good when that is chosen', async () => {
    const { email, publicationId } = await owner()
    const { guest, id } = await guestWithThings(publicationId)
    await signIn(guest, email)
    await choose(guest, 'leave')
    expect(await isThere(id)).toBe(false)
    expect(await likesOf(publicationId)).toBe(0)
    expect(await left(guest)).toBeNull()
  })

  test('takes nothing of it, nor ends it, when its person has registered meanwhile', async () => {
    const { email, publicationId } = await owner()
    const { guest, id } = await guestWithThings(publicationId)
    await signIn(guest, email)
    await app.services.sql`
      UPDATE people SET demo_until = NULL, email = ${`meanwhile-${id}@example.org`} WHERE id = ${id}`
    expect(await left(guest)).toBeNull()
    for (const choice of ['bring', 'leave'] as const) await choose(guest, choice)
    expect(await isThere(id)).toBe(true)
    expect((await week(guest)).entries).toEqual([])
  })

  test('offers nothing of an empty trial, nor to anybody else', async () => {
    const { caller, email, publicationId } = await owner()
    const empty = app.caller()
    await empty.mutate('people.tryDemo')
    await signIn(empty, email)
    expect(await left(empty)).toBeNull()
    const { guest } = await guestWithThings(publicationId)
    await signIn(guest, email)
    expect(await left(caller)).toBeNull()
    // Another person at the same browser is not asked about it either.
    const other = await owner()
    await signIn(guest, other.email)
    expect(await left(guest)).toBeNull()
  })

  test('still offers it after signing in anew in the same browser', async () => {
    const { email, publicationId } = await owner()
    const { guest } = await guestWithThings(publicationId)
    await signIn(guest, email)
    await signIn(guest, email)
    expect((await left(guest))?.recipes).toBe(1)
  })

  test('brings everything once, even when it is pressed ten times at the same moment', async () => {
    const { caller, email, publicationId } = await owner()
    const { guest } = await guestWithThings(publicationId)
    await signIn(guest, email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => choose(guest, 'bring')))
    expect(answers.map((one) => one.headers.get('location'))).toEqual(Array(10).fill('/plan'))
    const entries = (await week(caller)).entries
    expect(entries.length).toBe(1)
  })

  test('leaves the untouched sample week behind', async () => {
    const { caller, email } = await owner()
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const recipe = await guest.compose({ title: 'Зразок' })
    await add(guest, { recipeId: recipe.id, servings: 2 })
    await app.services.sql`UPDATE recipes SET sample = true WHERE id = ${recipe.id}`
    await app.services.sql`UPDATE plan_entries SET sample = true WHERE recipe_id = ${recipe.id}`
    await guest.compose({ title: 'Свій' })
    await signIn(guest, email)
    expect(await left(guest)).toMatchObject({ recipes: 1, planned: 0 })
    await choose(guest, 'bring')
    expect((await week(caller)).entries).toEqual([])
  })
})
