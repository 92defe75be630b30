/** How a server answered under load: its throughput and the latencies that people feel. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

export interface LoadPlan {
  port: number
  /** Called for every request, so that each can ask for something else. */
  path: (n: number) => string
  connections: number
  seconds: number
  headers?: string
}

const lengthName = 'Content-Length: '

/**
 * Keeps every connection busy with one request after another over plain sockets: a full HTTP
 * client would take more of the processor than the server it measures.
 */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const latencies: number[] = []
  let failures = 0
  let sent = 0
  const until = performance.now() + plan.seconds * 1000
  await Promise.all(Array.from({ length: plan.connections }, () => oneConnection()))
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { perSecond: latencies.length / plan.seconds, p50: at(0.5), p99: at(0.99), failures }

  function oneConnection(): Promise<void> {
    const done = Promise.withResolvers<void>()
    let begun = 0
    let pending: Buffer = Buffer.alloc(0)
    void Bun.connect({
      hostname: '127.0.0.1',
      port: plan.port,
      socket: {
        open: ask,
        data(socket, chunk) {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
          const size = answerSize(pending)
          if (size === null || pending.length < size) return
          latencies.push(performance.now() - begun)
          if (pending[9] !== 0x32) failures += 1 // the 2 of «HTTP/1.1 2xx»
          pending = Buffer.alloc(0)
          if (performance.now() < until) ask(socket)
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

    function ask(socket: { write(text: string): number }): void {
      begun = performance.now()
      sent += 1
      socket.write(
        `GET ${plan.path(sent)} HTTP/1.1\r\nHost: localhost:${plan.port}\r\n${plan.headers ?? ''}\r\n`,
      )
    }
  }
}

/** Looks at bytes alone: the generator shares the processor with what it measures. */
function answerSize(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const at = bytes.indexOf(lengthName)
  if (at < 0 || at > end) return end + 4
  let length = 0
  for (let digit = at + lengthName.length; ; digit += 1) {
    const value = (bytes[digit] ?? 0) - 0x30
    if (value < 0 || value > 9) return end + 4 + length
    length = length * 10 + value
  }
}
