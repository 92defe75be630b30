import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweep } from '../../../../server/sweep/sweep.ts'
import type { Intake } from '../../../../shared/wire/intakes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { bring, dish, found, ownRecipes, send, takeAll } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const known = (intake: Intake | null) => intake?.recipes.map((one) => one.known)

describe('what a person has already', () => {
  test('is told by its name and lines, and is left out unless they want it', async () => {
    const person = await app.signedUp()
    await bring(person, dish('Борщ'), dish('Борщ', { recipeIngredient: ['1 капустина'] }))
    await takeAll(person)
    await bring(person, dish('Борщ'), dish('Борщ', { recipeIngredient: ['2 капустини'] }))
    const intake = await found(person)
    expect(known(intake)).toEqual([true, false])
    expect(await takeAll(person)).toHaveLength(3)
  })

  test('is told by the page it came from, but not by the front page of a site', async () => {
    const person = await app.signedUp()
    await bring(
      person,
      dish('Куліш', { url: 'https://recipes.example/kulish' }),
      dish('Банош', { url: 'https://recipes.example/' }),
    )
    await takeAll(person)
    await bring(
      person,
      dish('Куліш по-новому', { url: 'https://recipes.example/kulish' }),
      dish('Бограч', { url: 'https://recipes.example/' }),
    )
    expect(known(await found(person))).toEqual([true, false])
  })

  test('is told within the files too, so that the same file twice does no harm', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Борщ'), dish('Борщ'))
    await send(person, JSON.stringify([dish('Борщ')]), { into: id ?? '' })
    expect(known(await found(person))).toEqual([false, true, true])
  })

  test('is not what they deleted', async () => {
    const person = await app.signedUp()
    const { id } = await person.compose({
      title: 'Борщ',
      ingredients: [{ text: '500 г буряка' }, { text: '1 цибуля' }],
    })
    await person.mutate('recipes.remove', { id })
    await bring(person, dish('Борщ'))
    expect(known(await found(person))).toEqual([false])
  })
})

describe('what was found', () => {
  test('is nobody else’s: another person’s import is not there', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Борщ'))
    const stranger = await app.signedUp()
    expect(await found(stranger)).toBeNull()
    const asked = (procedure: string, input: object) =>
      stranger.mutate(procedure, input).catch((error) => [error.status, error.reason])
    const unknown = [404, 'intake_unknown']
    expect(await asked('intakes.begin', { id, positions: [], asDrafts: false })).toEqual(unknown)
    expect(await asked('intakes.step', { id })).toEqual(unknown)
    expect(await asked('intakes.undo', { id })).toEqual(unknown)
    expect(await asked('intakes.drop', { id })).toEqual(unknown)
    const sent = await send(stranger, JSON.stringify([dish('Чуже')]), { into: id ?? '' })
    expect(sent).toMatchObject({ status: 404, reason: 'intake_unknown' })
    expect((await found(person))?.recipes).toHaveLength(1)
  })

  test('waits for an hour, and is swept then; what was taken stays', async () => {
    const person = await app.signedUp()
    await bring(person, dish('Борщ'))
    await takeAll(person)
    await sweep(app.services)
    expect(await found(person)).not.toBeNull()
    app.travel(61 * 60 * 1000)
    await sweep(app.services)
    expect(await found(person)).toBeNull()
    expect(await ownRecipes(person)).toHaveLength(1)
  })

  test('is forgotten when the person says so, and gives way to the next', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Борщ'))
    await person.mutate('intakes.drop', { id })
    expect(await found(person)).toBeNull()
    await bring(person, dish('Куліш'))
    await bring(person, dish('Банош'))
    expect((await found(person))?.recipes.map((one) => one.title)).toEqual(['Банош'])
    const [row] = await app.services.sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM intakes WHERE id = ${id ?? ''}`
    expect(row?.count).toBe(0)
  })
})

test('a rating is its reader’s own, and for how many is asked about once, not for each recipe', async () => {
  const person = await app.signedUp()
  await send(
    person,
    'title,servings,ingredients,instructions,rating\nЧай,2,1 ч. л. чаю,Залити.,5\nКава,,1 ч. л. кави,Залити.,\n',
  )
  const intake = await found(person)
  expect(intake).toMatchObject({ troubles: [], servingsUnsaid: 1 })
  expect((await takeAll(person)).map((one) => one.opinion.rating)).toEqual([null, 5])
})
