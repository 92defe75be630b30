import type { Log } from '../../kernel/log.ts'

const encoder = new TextEncoder()

/**
 * `start`, one `result` for each in the order of rank, `complete`. An event is made when the client has
 * taken the one before it; when the client leaves, the results that it did not take are never read.
 */
export function eventStream(
  log: Log,
  meta: Record<string, unknown>,
  results: AsyncGenerator<Record<string, unknown>>,
): Response {
  const events = eventsOf(meta, results)
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await events.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          log.error('ask.stream-broken', { error })
          controller.error(error)
        }
      },
      async cancel() {
        await results.return(undefined)
        await events.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

async function* eventsOf(
  meta: Record<string, unknown>,
  results: AsyncGenerator<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield event('start', { _meta: meta })
  let index = 0
  for await (const item of results) {
    yield event('result', { index, item })
    index += 1
  }
  yield event('complete', { _meta: meta })
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
