import { afterAll, beforeAll, expect, test } from 'bun:test'
import { drawAllWaiting } from '../../../../server/domain/photos/waiting.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo, zipOf } from '../../../support/archives/zip.ts'
import { dish, ownRecipes, send, takeAll } from '../../../support/intake.ts'
import { untilWaiting } from '../../../support/waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // Photos wait until a test draws them.
  app.services.background.run = () => {}
})
afterAll(() => app.stop())

/** An import of one recipe whose photo waits. */
async function taken(file: Uint8Array) {
  const cook = await app.signedUp()
  const files = { 'a/recipe.json': JSON.stringify(dish('Банош')), 'a/full.jpg': file }
  const { id } = await send(cook, await zipOf(files))
  const [banosh] = await takeAll(cook)
  return { cook, id, recipeId: banosh?.id ?? '', photoId: banosh?.photo?.id ?? '' }
}

test('an import is taken back at the moment in which its photo is drawn, and neither refuses the other', async () => {
  const { sql, photos } = app.services
  const { cook, photoId } = await taken(await photo())
  const drawn = await sql.begin(async (tx) => {
    // As far as whoever takes it back has come: the photo is theirs, what waits is not gone yet.
    await tx`SELECT 1 FROM photos WHERE id = ${photoId} FOR UPDATE`
    const drawing = drawAllWaiting(app.services)
    await untilWaiting(sql)
    await tx`DELETE FROM photos WHERE id = ${photoId}`
    return [drawing]
  })
  expect(await drawn[0]).toBe(1)
  expect(await photos.get(photoId, 'small')).toBeNull()
  expect((await ownRecipes(cook))[0]?.photo).toBeNull()
})

test('an import is taken back at the moment in which a photo that cannot be read is left', async () => {
  const { sql } = app.services
  const { cook, id, recipeId, photoId } = await taken((await photo()).subarray(0, 700))
  const undone = await sql.begin(async (tx) => {
    // As far as whoever leaves it has come: its recipes are told next.
    await tx`SELECT 1 FROM photos WHERE id = ${photoId} FOR UPDATE`
    const undoing = cook.mutate('intakes.undo', { id })
    await untilWaiting(sql)
    await tx`UPDATE recipes SET photo_id = NULL WHERE id = ${recipeId}`
    await tx`DELETE FROM photos WHERE id = ${photoId}`
    return [undoing]
  })
  await undone[0]
  expect(await ownRecipes(cook)).toEqual([])
})
