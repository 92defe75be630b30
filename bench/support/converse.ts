import type { LoadResult } from './load.ts'

export interface Post {
  path: string
  headers: string
  body: string
}

/**
 * POST after POST on each connection, over plain sockets, where the next may depend on what was
 * answered: a refresh needs the token that the refresh before it returned.
 */
export async function converse(plan: {
  port: number
  connections: number
  seconds: number
  /** The next request of a connection. */
  next(connection: number): Post
  /** The body of every answer, the last one included. */
  heard?(connection: number, answer: string): void
}): Promise<LoadResult> {
  const latencies: number[] = []
  let failures = 0
  const begun = performance.now()
  const until = begun + plan.seconds * 1000
  const all = Array.from({ length: plan.connections }, (_, index) => oneConnection(index))
  await Promise.all(all)
  const seconds = (performance.now() - begun) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failures }

  function oneConnection(index: number): Promise<void> {
    const done = Promise.withResolvers<void>()
    let asked = 0
    let pending: Buffer = Buffer.alloc(0)
    const ask = (socket: { write(text: string): number }) => {
      const { path, headers, body } = plan.next(index)
      asked = performance.now()
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${plan.port}\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    }
    void Bun.connect({
      hostname: '127.0.0.1',
      port: plan.port,
      socket: {
        open: ask,
        data(socket, chunk) {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
          const answer = wholeAnswer(pending)
          if (answer === null) return
          latencies.push(performance.now() - asked)
          if (pending[9] !== 0x32) failures += 1 // the 2 of «HTTP/1.1 2xx»
          pending = Buffer.alloc(0)
          plan.heard?.(index, answer)
          if (performance.now() < until && failures === 0) ask(socket)
          else {
            socket.end()
            done.resolve()
          }
        },
        close: () => done.resolve(),
        error: (_, error) => done.reject(error),
      },
    })
    return done.promise
  }
}

/** The body, once all of it is there. */
function wholeAnswer(bytes: Buffer): string | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (length !== undefined) {
    const size = end + 4 + Number(length)
    return bytes.length < size ? null : bytes.toString('utf8', end + 4, size)
  }
  // A chunked answer ends with an empty chunk.
  const text = bytes.toString('utf8', end + 4)
  if (!text.endsWith('0\r\n\r\n')) return null
  return text.replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '')
}
