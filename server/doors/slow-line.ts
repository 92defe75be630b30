import { withTimeout } from '../kernel/with-timeout.ts'
import { requestFacts } from './facts.ts'

/** A line that says nothing for so long is dead. */
const silence = 30_000
/** A reader whose line stands still that long will not come back. */
const patience = 5 * 60_000

/** The work on a body that may be a long time on its way; its parts come from `arriving`. */
export async function onSlowLine<T>(request: Request, work: () => Promise<T>): Promise<T> {
  const { slowLine } = requestFacts(request)
  slowLine?.(true)
  try {
    return await work()
  } finally {
    slowLine?.(false)
  }
}

/** The parts of a body, as long as it is no longer silent than a living line, and not too long in all. */
export async function* arriving(
  request: Request,
  longest: number,
  late: () => Error,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const until = performance.now() + longest
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await withTimeout(silence, reader.read(), late)
      if (done) return
      if (performance.now() > until) throw late()
      yield value
    }
  } finally {
    // What is still on its way is nobody's.
    reader.cancel().catch(() => {})
  }
}

/** An answer that is written while it is being read, until nobody reads on. */
export function onSlowReader(
  request: Request,
  pieces: AsyncGenerator<Uint8Array>,
): ReadableStream<Uint8Array> {
  const { slowLine } = requestFacts(request)
  let gone: ReturnType<typeof setTimeout> | undefined
  const over = () => {
    clearTimeout(gone)
    slowLine?.(false)
  }
  slowLine?.(true)
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(gone)
      try {
        const { done, value } = await pieces.next()
        if (done) {
          over()
          controller.close()
          return
        }
        controller.enqueue(value)
        // Whoever takes nothing more for so long has left without a word.
        gone = setTimeout(() => {
          over()
          controller.error(new Error('Nobody reads on.'))
          pieces.return(undefined).catch(() => {})
        }, patience)
      } catch (error) {
        over()
        throw error
      }
    },
    async cancel() {
      over()
      await pieces.return(undefined)
    },
  })
}
