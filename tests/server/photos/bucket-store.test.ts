import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createBucketStore } from '../../../server/photos/bucket-store.ts'
import type { PhotoStore } from '../../../server/photos/store.ts'

/** As much of S3 as a photo needs: signed PUT, GET and DELETE of one object. */
const objects = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string | null }>()
let server: ReturnType<typeof Bun.serve>
let store: PhotoStore
let broken = false

const files = {
  small: new Uint8Array([1]),
  medium: new Uint8Array([2, 2]),
  large: new Uint8Array([3, 3, 3]),
}

beforeAll(() => {
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (broken) return new Response(null, { status: 500 })
      if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
        return new Response(null, { status: 403 })
      const { pathname } = new URL(request.url)
      if (request.method === 'PUT') {
        const type = request.headers.get('content-type')
        objects.set(pathname, { bytes: await request.bytes(), type })
        return new Response(null, { headers: { etag: '"1"' } })
      }
      const object = objects.get(pathname)
      if (request.method === 'DELETE') {
        objects.delete(pathname)
        return new Response(null, { status: 204 })
      }
      if (object) return new Response(object.bytes)
      return new Response('<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>', {
        status: 404,
        headers: { 'content-type': 'application/xml' },
      })
    },
  })
  store = createBucketStore({
    bucket: 'komora',
    endpoint: `http://127.0.0.1:${server.port}`,
    region: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'word',
  })
})
afterAll(() => server.stop(true))

test('a photo is put in the bucket in three sizes, typed as WebP', async () => {
  await store.put('pho_1', files)
  expect([...objects.keys()].sort()).toEqual([
    '/komora/photos/pho_1/large.webp',
    '/komora/photos/pho_1/medium.webp',
    '/komora/photos/pho_1/small.webp',
  ])
  expect(new Set([...objects.values()].map((one) => one.type))).toEqual(new Set(['image/webp']))
})

test('what was put comes back, and what was not is null', async () => {
  await store.put('pho_2', files)
  expect(await (await store.get('pho_2', 'medium'))?.bytes()).toEqual(files.medium)
  expect(await store.get('pho_3', 'medium')).toBeNull()
})

test('a shape that is kept later lies beside the sizes, and goes with them', async () => {
  await store.put('pho_5', files)
  await store.keep('pho_5', 'og', new Uint8Array([4]))
  expect(objects.get('/komora/photos/pho_5/og.jpg')?.type).toBe('image/jpeg')
  expect(await (await store.get('pho_5', 'og'))?.bytes()).toEqual(new Uint8Array([4]))
  await store.drop('pho_5')
  expect([...objects.keys()].filter((key) => key.includes('pho_5'))).toEqual([])
})

test('a dropped photo is gone in all sizes, and may be dropped again', async () => {
  await store.put('pho_4', files)
  await store.drop('pho_4')
  await store.drop('pho_4')
  expect([...objects.keys()].filter((key) => key.includes('pho_4'))).toEqual([])
})

test('a storage that fails is not taken for one that has no such photo', async () => {
  broken = true
  await expect(store.get('pho_2', 'small')).rejects.toThrow()
  broken = false
})
