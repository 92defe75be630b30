import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../server/app.ts'
import { type Listener, listen } from '../../../server/listen.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let listener: Listener
let port: number
beforeAll(async () => {
  app = await startTestApp()
  const config = { ...app.services.config, port: 0, host: '127.0.0.1' }
  listener = await listen(config, createApp(app.services))
  port = Number(new URL(listener.url).port)
})
afterAll(async () => {
  await listener.stop()
  await app.stop()
})

const host = 'Host: localhost:3000'
const smuggled = `GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`

describe('a request whose end two readers would see in two places is refused, and nothing after it is read', () => {
  test('with a length and chunks', async () => {
    expect(await post('Content-Length: 4', 'Transfer-Encoding: chunked')).toEqual([400])
    expect(await post('Transfer-Encoding: chunked', 'Content-Length: 4')).toEqual([400])
  })

  test('with two lengths', async () => {
    expect(await post('Content-Length: 5', 'Content-Length: 99')).toEqual([400])
    expect(await post('Content-Length: 5, 99')).toEqual([400])
  })

  test('with a length that is no number', async () => {
    expect(await post('Content-Length: +5')).toEqual([400])
    expect(await post('Content-Length: -5')).toEqual([400])
    expect(await post('Content-Length: 99999999999999999999')).toEqual([400])
  })

  test('with chunks under a name that only some readers know', async () => {
    expect(await post('Transfer-Encoding: xchunked')).toEqual([400])
    expect(await post('Transfer-Encoding : chunked')).toEqual([400])
    expect(await post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')).toEqual([400])
  })

  test('with a header that is folded, or holds a bare line break', async () => {
    expect(await post('X-A: b', '  Content-Length: 5')).toEqual([400])
    expect(await post('X-A: b\rContent-Length: 5')).toEqual([400])
  })

  test('with a chunk of a size that cannot be', async () => {
    const chunked = ['POST /ask HTTP/1.1', host, 'Transfer-Encoding: chunked', '', '']
    expect(await wire(`${chunked.join('\r\n')}-5\r\nhello\r\n0\r\n\r\n`)).toEqual([400])
    expect(await wire(`${chunked.join('\r\n')}${'F'.repeat(17)}\r\nhello\r\n0\r\n\r\n`)).toEqual([
      400,
    ])
  })
})

describe('a Host that names nothing', () => {
  test('is a mistake of the caller, and no way around the limits of a door', async () => {
    for (const name of ['', 'a b<>@/?#', 'evil/healthz?', 'a:99999'])
      expect([
        name,
        await wire(`GET /api/social/feed?before=1 HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
      ]).toEqual([name, [400]])
  })

  test('is never where our own addresses come from', async () => {
    const text = await said(
      'GET http://evil.example/.well-known/oauth-authorization-server HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    )
    expect(text).toContain('200 OK')
    expect(text).not.toContain('evil.example')
  })
})

test('who asks whether to go on with the body is told to, and then answered', async () => {
  const asked = ['POST /ask HTTP/1.1', host, 'Expect: 100-continue', 'Content-Length: 2', '', '{}']
  expect(await wire(asked.join('\r\n'))).toEqual([100, 200])
})

test('headers without an end are refused', async () => {
  expect(
    await wire(`GET /healthz HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`),
  ).toEqual([431])
})

function post(...headers: string[]): Promise<number[]> {
  return wire(['POST /ask HTTP/1.1', host, ...headers, '', `0\r\n\r\n${smuggled}`].join('\r\n'))
}

/** The statuses of all answers to these very bytes. */
async function wire(bytes: string): Promise<number[]> {
  return [...(await said(bytes)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
    Number(status),
  )
}

/** What the server is asked last: its answer comes after all others, if the line is still open then. */
const lastly = `GET /readyz HTTP/1.1\r\n${host}\r\n\r\n`

/** Everything that comes back before the last answer, or until the server closes. */
async function said(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let text = ''
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (opened) => void opened.write(bytes + lastly),
      data(_, part) {
        text += part.toString('latin1')
        if (text.includes('"ready"')) resolve()
      },
      close: () => resolve(),
      error: () => resolve(),
    },
  })
  await promise
  socket.end()
  return text.includes('"ready"') ? text.slice(0, text.lastIndexOf('HTTP/1.1')) : text
}
