import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Publication } from '../../../../shared/wire/feed.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

function publish(id: string): Promise<{ publicationId: string }> {
  return cook.mutate('recipes.publish', { id })
}

async function inFeed(publicationId: string): Promise<Publication | null> {
  const response = await app.fetch(`/api/social/${publicationId}`)
  return response.status === 200 ? ((await response.json()) as Publication) : null
}

describe('what may be published', () => {
  test('not a draft, and not a recipe without ingredients or steps', async () => {
    const refusals = [
      [{ status: 'draft' }, 'recipe_is_draft'],
      [{ ingredients: [] }, 'recipe_needs_ingredients'],
      [{ steps: [] }, 'recipe_needs_steps'],
    ] as const
    for (const [recipe, reason] of refusals) {
      const { id } = await cook.compose(recipe)
      await expect(publish(id)).rejects.toMatchObject({ status: 400, reason })
    }
  })

  test('a recipe is published once, however often it is asked', async () => {
    const { id } = await cook.compose()
    const answers = await Promise.all([publish(id), publish(id), publish(id)])
    expect(new Set(answers.map((one) => one.publicationId)).size).toBe(1)
  })
})

describe('what is published', () => {
  test('follows its recipe', async () => {
    const { id, version } = await cook.compose({ title: 'Борщ' })
    const { publicationId } = await publish(id)
    const changed = await cook.mutate<Recipe>('recipes.update', {
      id,
      version,
      title: 'Борщ з грибами',
    })
    expect(changed.publicationId).toBe(publicationId)
    expect((await inFeed(publicationId))?.title).toBe('Борщ з грибами')
  })

  test('leaves the feed when its recipe becomes a draft again', async () => {
    const { id, version } = await cook.compose()
    const { publicationId } = await publish(id)
    const draft = await cook.mutate<Recipe>('recipes.update', { id, version, status: 'draft' })
    expect(draft.publicationId).toBeNull()
    expect(await inFeed(publicationId)).toBeNull()
  })

  test('cannot lose all its ingredients or steps', async () => {
    const { id, version } = await cook.compose()
    const { publicationId } = await publish(id)
    const empty = cook.mutate('recipes.update', { id, version, ingredients: [] })
    await expect(empty).rejects.toMatchObject({ reason: 'recipe_needs_ingredients' })
    const stepless = cook.mutate('recipes.update', { id, version, steps: [] })
    await expect(stepless).rejects.toMatchObject({ reason: 'recipe_needs_steps' })
    expect((await inFeed(publicationId))?.ingredients).toHaveLength(1)
  })

  test('is withdrawn and published again under its id, with its likes', async () => {
    const { id } = await cook.compose()
    const { publicationId } = await publish(id)
    await cook.mutate('feed.like', { publicationId })
    await cook.mutate('recipes.unpublish', { id })
    expect(await inFeed(publicationId)).toBeNull()
    expect((await cook.query<Recipe>('recipes.get', { id })).publicationId).toBeNull()
    expect(await publish(id)).toEqual({ publicationId })
    expect((await inFeed(publicationId))?.likes).toBe(1)
  })
})

describe('a removed recipe', () => {
  test('is gone from the shelf and from the feed, and an undo brings both back', async () => {
    const { id } = await cook.compose({ title: 'Повернений' })
    const { publicationId } = await publish(id)
    const published = (await inFeed(publicationId))?.publishedAt
    await cook.mutate('recipes.remove', { id })
    expect(await inFeed(publicationId)).toBeNull()
    await expect(cook.query('recipes.get', { id })).rejects.toMatchObject({ status: 404 })
    const restored = await cook.mutate<Recipe>('recipes.restore', { id })
    expect(restored).toMatchObject({ title: 'Повернений', publicationId })
    expect((await inFeed(publicationId))?.publishedAt).toBe(published ?? 0)
  })

  test('that was withdrawn before does not come back into the feed', async () => {
    const { id } = await cook.compose()
    const { publicationId } = await publish(id)
    await cook.mutate('recipes.unpublish', { id })
    app.travel(1000)
    await cook.mutate('recipes.remove', { id })
    expect((await cook.mutate<Recipe>('recipes.restore', { id })).publicationId).toBeNull()
    expect(await inFeed(publicationId)).toBeNull()
  })

  test('cannot be removed, changed or restored twice', async () => {
    const { id, version } = await cook.compose()
    await cook.mutate('recipes.remove', { id })
    const unknown = { status: 404, reason: 'recipe_unknown' }
    await expect(cook.mutate('recipes.remove', { id })).rejects.toMatchObject(unknown)
    const update = cook.mutate('recipes.update', { id, version, title: 'Тінь' })
    await expect(update).rejects.toMatchObject(unknown)
    await cook.mutate('recipes.restore', { id })
    await expect(cook.mutate('recipes.restore', { id })).rejects.toMatchObject(unknown)
  })
})
