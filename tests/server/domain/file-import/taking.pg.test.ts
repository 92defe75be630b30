import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { householdFormat, householdVersion } from '../../../../shared/wire/household.ts'
import type { Intake } from '../../../../shared/wire/intakes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { zipOf } from '../../../support/archives/zip.ts'
import { bring, dish, found, ownRecipes, send, takeAll } from '../../../support/intake.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { colourAt, twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'
import { type Site, startSite } from '../../../support/site.ts'
import { untilWaiting } from '../../../support/waiting.ts'

let app: TestApp
let site: Site
beforeAll(async () => {
  const picture = await twoColours(600, 300).jpeg().toBuffer()
  site = startSite(({ url }) =>
    url.endsWith('/pie.jpg')
      ? new Response(Uint8Array.from(picture), { headers: { 'content-type': 'image/jpeg' } })
      : new Response('gone', { status: 404 }),
  )
  app = await startTestApp({}, { safeFetch: site.fetch })
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})

describe('taking', () => {
  test('takes what was ticked, as drafts when asked, in the order of the file', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Перше'), dish('Друге'), dish('Третє'))
    const [first, , third] = (await found(person))?.recipes ?? []
    const positions = [first?.position, third?.position]
    const begun = await person.mutate<Intake>('intakes.begin', { id, positions, asDrafts: true })
    expect(begun).toMatchObject({ status: 'taking', asDrafts: true })
    expect(begun.recipes.map((one) => one.state)).toEqual(['chosen', 'left', 'chosen'])
    expect(await person.mutate<unknown>('intakes.step', { id })).toEqual({ done: true, left: 0 })
    const { items } = await person.query<{ items: { title: string; status: string }[] }>(
      'recipes.list',
    )
    expect(items.map((one) => [one.title, one.status])).toContainEqual(['Перше', 'draft'])
    expect(items).toHaveLength(2)
    const after = await found(person)
    expect(after?.status).toBe('done')
    expect(after?.recipes.map((one) => one.state)).toEqual(['taken', 'left', 'taken'])
  })

  test('stands by the first yes: a second window changes nothing of it', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Перше'), dish('Друге'))
    const [first, second] = (await found(person))?.recipes ?? []
    const begin = (position: number | undefined, asDrafts: boolean) =>
      person.mutate<Intake>('intakes.begin', { id, positions: [position], asDrafts })
    await begin(first?.position, true)
    const again = await begin(second?.position, false)
    expect([again.asDrafts, again.recipes.map((one) => one.state)]).toEqual([
      true,
      ['chosen', 'left'],
    ])
  })

  test('asked for twice at once takes each recipe once', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, ...Array.from({ length: 30 }, (_, at) => dish(`№ ${at}`)))
    const positions = (await found(person))?.recipes.map((one) => one.position)
    await person.mutate('intakes.begin', { id, positions, asDrafts: false })
    await Promise.all([1, 2, 3].map(() => person.mutate('intakes.step', { id })))
    expect(await ownRecipes(person)).toHaveLength(30)
  })

  test('is taken back as a whole, but for what was changed or published since', async () => {
    const person = await app.signedUp()
    const { id } = await bring(person, dish('Борщ'), dish('Куліш'), dish('Узвар'))
    const [uzvar] = (await takeAll(person)).filter((one) => one.title === 'Узвар')
    const [kulish] = (await ownRecipes(person)).filter((one) => one.title === 'Куліш')
    await person.mutate('recipes.publish', { id: uzvar?.id })
    await person.mutate('recipes.update', { id: kulish?.id, version: 1, title: 'Мій куліш' })
    const intake = await person.mutate<Intake>('intakes.undo', { id })
    expect((await ownRecipes(person)).map((one) => one.title)).toEqual(['Мій куліш', 'Узвар'])
    expect(intake.status).toBe('found')
    expect(intake.recipes.map((one) => [one.state, one.known])).toEqual([
      ['found', false],
      ['found', true],
      ['found', true],
    ])
    await takeAll(person)
    expect(await ownRecipes(person)).toHaveLength(3)
  })

  test('fetches a photo that is only an address, and says when it could not', async () => {
    const person = await app.signedUp()
    const address = (file: string) => `http://recipes.example:${site.port}/${file}`
    await bring(
      person,
      dish('Пиріг', { image: [address('pie.jpg')] }),
      dish('Без фото', { image: address('gone.jpg') }),
      dish('Усередині', { image: 'http://inside.example/photo.jpg' }),
    )
    const [, pie] = [null, (await takeAll(person)).find((one) => one.title === 'Пиріг')]
    const picture = await app.fetch(pie?.photo?.small ?? '/none')
    expect(await colourAt(await picture.bytes(), 0.1, 0.5)).toBe('red')
    expect((await found(person))?.recipes.map((one) => one.photoLeft)).toEqual([
      null,
      'away',
      'away',
    ])
  })

  test('a photo that is none does not keep its recipe out', async () => {
    const person = await app.signedUp()
    await send(
      person,
      await zipOf({
        'a/recipe.json': JSON.stringify(dish('Борщ', { image: 'full.jpg' })),
        'a/full.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not a photo')]),
      }),
    )
    const [borsch] = await takeAll(person)
    expect(borsch?.photo).toBeNull()
    expect((await found(person))?.recipes[0]?.photoLeft).toBe('unreadable')
  })

  test('puts nothing into a kitchen that its person leaves while the last recipe is taken', async () => {
    const owner = await app.signedUp('Олена')
    const person = await joinedBy(app, owner)
    const { id: kitchenId } = await person.query<KitchenView>('kitchens.mine')
    const file = { format: householdFormat, version: householdVersion, staples: ['сіль'] }
    const { id } = await send(person, JSON.stringify({ ...file, recipes: [dish('Борщ')] }))
    const taken = { id, positions: [], asDrafts: false, household: true }
    await person.mutate('intakes.begin', taken)
    const { sql } = app.services
    const [step] = await sql.begin(async (tx) => {
      await tx`DELETE FROM kitchen_members WHERE kitchen_id = ${kitchenId} AND person_id =
        (SELECT id FROM people WHERE display_name = 'Юрко')`
      const step = refusal(person.mutate('intakes.step', { id }))
      await Promise.race([untilWaiting(sql), step])
      return [step]
    })
    expect(await step).toBe('kitchen_left')
    expect(await owner.query<unknown>('lists.staples')).toEqual([])
  })

  test('puts a plan and lists into the kitchen that was named, into nobody else’s, and takes them back there', async () => {
    const person = await app.signedUp('Ганна')
    const { id: home } = await person.query<KitchenView>('kitchens.mine')
    const { id: dacha } = await person.mutate<KitchenView>('kitchens.open', { name: 'Дача' })
    const file = { format: householdFormat, version: householdVersion, staples: ['сіль'] }
    const { id } = await send(person, JSON.stringify({ ...file, recipes: [dish('Борщ')] }))
    const yes = { id, positions: [], asDrafts: false, household: true }
    const stranger = await (await app.signedUp()).query<KitchenView>('kitchens.mine')
    const into = (kitchenId: string) => person.mutate('intakes.begin', { ...yes, kitchenId })
    expect(await refusal(into(stranger.id))).toBe('kitchen_unknown')
    expect((await found(person))?.status).toBe('found')
    await into(home)
    await person.mutate('intakes.step', { id })
    const staples = () => person.query<{ id: string }[]>('lists.staples')
    expect(await staples()).toHaveLength(0)
    await person.mutate('kitchens.choose', { id: home })
    expect(await staples()).toHaveLength(1)
    await person.mutate('kitchens.choose', { id: dacha })
    await person.mutate('intakes.undo', { id })
    await person.mutate('kitchens.choose', { id: home })
    expect(await staples()).toHaveLength(0)
  })

  test('whoever has left the kitchen that was named is told, and then goes on in the one that they see', async () => {
    const person = await joinedBy(app, await app.signedUp())
    const { id: left } = await person.query<KitchenView>('kitchens.mine')
    await person.mutate('kitchens.open', { name: 'Своя' })
    const file = { format: householdFormat, version: householdVersion, staples: ['сіль'] }
    const { id } = await send(person, JSON.stringify({ ...file, recipes: [dish('Борщ')] }))
    const yes = { id, positions: [], asDrafts: false, household: true, kitchenId: left }
    await person.mutate('intakes.begin', yes)
    await app.services.sql`DELETE FROM kitchen_members WHERE kitchen_id = ${left}`
    expect(await refusal(person.mutate('intakes.step', { id }))).toBe('kitchen_left')
    expect(await person.query<unknown>('lists.staples')).toEqual([])
    await person.mutate('intakes.step', { id })
    expect(await person.query<unknown[]>('lists.staples')).toHaveLength(1)
    expect((await found(person))?.status).toBe('done')
  })
})
