import { afterAll, beforeAll, describe, expect, jest, setDefaultTimeout, test } from 'bun:test'
import { connect, type Socket } from 'node:net'
import { setRequestFacts } from '../../../server/doors/facts.ts'
import { arriving, onSlowLine, onSlowReader } from '../../../server/doors/slow-line.ts'
import { readConfig } from '../../../server/kernel/config.ts'
import { type Listener, listen } from '../../../server/listen.ts'

/** Real lines, slower than the listener has patience: it hangs up after a few seconds here. */
setDefaultTimeout(120_000)
const drips = 16
const pause = 500

let listener: Listener
beforeAll(async () => {
  const config = readConfig({ PORT: '0' })
  const app = async (request: Request, peer?: { slowLine?: (slow: boolean) => void }) => {
    const slowLine = peer?.slowLine
    setRequestFacts(request, { id: '', address: '', ...(slowLine && { slowLine }) })
    if (request.method === 'GET') return new Response(onSlowReader(request, dripping()))
    let size = 0
    const late = () => new Error('late')
    await onSlowLine(request, async () => {
      for await (const part of arriving(request, 60_000, late)) size += part.byteLength
    })
    return new Response(`${size} bytes came`)
  }
  listener = await listen(config, app, 1)
})
afterAll(() => listener.stop())

async function* dripping(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < drips; at += 1) {
    await Bun.sleep(pause)
    yield Buffer.from('drop ')
  }
}

function line(): { socket: Socket; heard: Promise<string> } {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1')
  let heard = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    heard += bytes
  })
  return { socket, heard: new Promise((resolve) => socket.on('close', () => resolve(heard))) }
}

describe('the listener', () => {
  test.concurrent('hears a slow body to its end, and hangs up on the line that is silent afterwards', async () => {
    const { socket, heard } = line()
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${drips * 5}\r\n\r\n`)
    for await (const drop of dripping()) socket.write(drop)
    expect(await heard).toContain(`${drips * 5} bytes came`)
  })

  test.concurrent('lets a slow answer leave to its end, and hangs up afterwards', async () => {
    const { socket, heard } = line()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect((await heard).split('drop').length - 1).toBe(drips)
  })
})

test('a body whose line falls silent is given up, and so is an answer that nobody reads', async () => {
  jest.useFakeTimers()
  const silent = new Request('http://localhost/', {
    method: 'POST',
    body: new ReadableStream({ pull: () => new Promise(() => {}) }),
  })
  const parts = Array.fromAsync(arriving(silent, 600_000, () => new Error('late')))
  const told = parts.catch((error: Error) => error.message)
  let stopped = false
  const answer = onSlowReader(
    new Request('http://localhost/'),
    (async function* () {
      try {
        for (;;) yield new Uint8Array(1)
      } finally {
        stopped = true
      }
    })(),
  )
  const reader = answer.getReader()
  await reader.read()
  for (let turn = 0; turn < 20; turn += 1) await null
  jest.advanceTimersByTime(5 * 60_000)
  jest.useRealTimers()
  expect(await told).toBe('late')
  await reader.read().catch(() => {})
  await expect(reader.read()).rejects.toThrow('Nobody reads on.')
  expect(stopped).toBe(true)
})
