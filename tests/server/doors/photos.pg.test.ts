import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Photo, Recipe } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { colourAt, twoColours } from '../../support/pictures.ts'

let app: TestApp
let cook: Caller
let picture: Blob

beforeAll(async () => {
  app = await startTestApp()
  cook = app.caller()
  await cook.signUp()
  picture = new Blob([await twoColours(1800, 900).jpeg().toBuffer()], { type: 'image/jpeg' })
})
afterAll(() => app.stop())

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

async function send(body: BodyInit, from: Caller = cook, init: RequestInit = {}) {
  const response = await from.fetch('/photos', { method: 'POST', body, ...init })
  const answer = (await response.json()) as { photo?: Photo; error?: string; reason?: string }
  return { status: response.status, ...answer }
}

async function stored(): Promise<Photo> {
  const { photo } = await send(form({ photo: picture }))
  if (!photo) throw new Error('The photo was not taken.')
  return photo
}

describe('POST /photos', () => {
  test('a form with a photo is answered with its three addresses', async () => {
    const { status, photo } = await send(form({ photo: picture }))
    expect(status).toBe(201)
    expect(photo).toEqual({
      id: expect.stringMatching(/^pho_[0-9a-z]{26}$/),
      small: `/photos/${photo?.id}/small.webp`,
      medium: `/photos/${photo?.id}/medium.webp`,
      large: `/photos/${photo?.id}/large.webp`,
    })
  })

  test('the image may be the body itself, with the crop in the address', async () => {
    const response = await cook.fetch('/photos?x=0.5&y=0&width=0.5&height=1', {
      method: 'POST',
      body: picture,
      headers: { 'content-type': 'image/jpeg' },
    })
    const { photo } = (await response.json()) as { photo: Photo }
    expect(await colourAt(await bytesAt(photo.small), 0.1, 0.5)).toBe('blue')
  })

  test('the crop may come with the form', async () => {
    const { photo } = await send(
      form({ photo: picture, x: '0', y: '0', width: '0.25', height: '1' }),
    )
    expect(await colourAt(await bytesAt(photo?.large ?? ''), 0.9, 0.5)).toBe('red')
  })

  test('half a crop, or one outside the picture, is refused', async () => {
    const half = await send(form({ photo: picture, x: '0.1' }))
    expect([half.status, half.reason]).toEqual([400, 'input_invalid'])
    const outside = await send(form({ photo: picture, x: '0', y: '0', width: '2', height: 'NaN' }))
    expect([outside.status, outside.reason]).toEqual([400, 'input_invalid'])
  })

  test('without a session nothing is taken', async () => {
    const answer = await send(form({ photo: picture }), app.caller())
    expect([answer.status, answer.reason]).toEqual([401, 'sign_in_needed'])
  })

  test('another site cannot send one with the session of its visitor', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await send(form({ photo: picture }), cook, { headers })
    expect([answer.status, answer.reason]).toEqual([403, 'origin_refused'])
  })

  test('what is no photo is refused in the language of the person', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
    const answer = await send(form({ photo: svg }), cook, {
      headers: { 'accept-language': 'en' },
    })
    expect([answer.status, answer.reason]).toEqual([415, 'photo_unreadable'])
    expect(answer.error).toStartWith('This file could not be read as a photo')
  })

  test('a form without a photo, an empty body and a broken form ask for a file', async () => {
    const none = await send(form({ picture: 'x' }))
    const empty = await send('', cook, { headers: { 'content-type': 'image/jpeg' } })
    const broken = await send('--x', cook, {
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
    })
    expect([none, empty, broken].map((one) => [one.status, one.reason])).toEqual([
      [400, 'photo_missing'],
      [400, 'photo_missing'],
      [400, 'photo_missing'],
    ])
  })

  test('more than 15 MB is refused, in a form and as a body without a length', async () => {
    const large = new Uint8Array(15 * 1024 * 1024 + 1)
    const inForm = await send(form({ photo: new Blob([large]) }))
    expect([inForm.status, inForm.reason]).toEqual([413, 'photo_too_large'])
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const streamed = await send(endless, cook, { headers: { 'content-type': 'image/png' } })
    expect([streamed.status, streamed.reason]).toEqual([413, 'photo_too_large'])
  })
})

describe('GET /photos/{id}/{size}.webp', () => {
  test('is kept for ever by whoever read it, and may run nothing', async () => {
    const { medium } = await stored()
    const response = await app.fetch(medium)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const etag = response.headers.get('etag') ?? ''
    const again = await app.fetch(medium, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('only the three sizes of photos that are there are served', async () => {
    const { id } = await stored()
    const unknown = [
      `/photos/${id}/original.webp`,
      `/photos/${id}/small.png`,
      `/photos/${id}/small.webp.part`,
      `/photos/${id}/__proto__.webp`,
      `/photos/pho_00000000000000000000000000/small.webp`,
      `/photos/${id.toUpperCase()}/small.webp`,
    ]
    for (const path of unknown) expect((await app.fetch(path)).status).toBe(404)
  })

  test('no address leads out of the folder', async () => {
    await Bun.write(`${app.services.config.photosDir}/secret/small.webp`, 'secret')
    const paths = [
      '/photos/secret/small.webp',
      '/photos/..%2Fsecret/small.webp',
      '/photos/..%5csecret/small.webp',
      '/photos/secret%00/small.webp',
      '/photos/x/..%2f..%2fsecret%2fsmall.webp',
    ]
    for (const path of paths) {
      const response = await app.fetch(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret"')
    }
  })
})

test('one person sends three hundred photos an hour at most, of recipes and of lines together', async () => {
  const person = app.caller()
  const { id } = await person.signUp()
  await app.services.sql`
    INSERT INTO rate_limits (key, window_start, used)
    VALUES (${`photo ${id}`}, date_trunc('hour', ${app.services.now()}::timestamptz), 300)`
  for (const path of ['/photos', '/photos/of-line/lin_0']) {
    const answer = await person.fetch(path, { method: 'POST', body: 'x' })
    expect([answer.status, await answer.json()]).toMatchObject([429, { reason: 'rate_limited' }])
  }
})

describe('whose photo it is', () => {
  test('a recipe takes a photo of its own person', async () => {
    const { id } = await stored()
    const recipe = await cook.compose({ photoId: id })
    expect(recipe.photo?.id).toBe(id)
  })

  test('somebody else’s photo is as unknown as one that never was', async () => {
    const { id } = await stored()
    const other = app.caller()
    await other.signUp()
    const recipe = await other.compose()
    for (const photoId of [id, 'pho_00000000000000000000000000']) {
      await expect(other.compose({ photoId })).rejects.toMatchObject({ reason: 'photo_unknown' })
      const update = other.mutate<Recipe>('recipes.update', {
        id: recipe.id,
        version: recipe.version,
        photoId,
      })
      await expect(update).rejects.toMatchObject({ status: 404, reason: 'photo_unknown' })
    }
  })
})

async function bytesAt(path: string): Promise<Uint8Array> {
  return (await app.fetch(path)).bytes()
}
