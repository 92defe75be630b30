import { type LiveTopic, livePlaceInput } from '../../../shared/wire/live.ts'
import { openStream, whoIsHere } from '../../domain/live/streams.ts'
import type { LiveStream } from '../../kernel/live.ts'
import { requestFacts } from '../facts.ts'
import { procedure, router } from './trpc.ts'

export const liveRouter = router({
  /** Says that something has changed and not what: the page asks for it as it always does. */
  changes: procedure.input(livePlaceInput).subscription(async ({ ctx, input, signal }) => {
    const stream = await openStream(ctx, input)
    // Also where the reader has gone before the first word.
    signal?.addEventListener('abort', stream.end, { once: true })
    if (signal?.aborted) stream.end()
    requestFacts(ctx.request).slowLine?.(true)
    return told(stream)
  }),
  here: procedure.input(livePlaceInput).query(({ ctx, input }) => whoIsHere(ctx, input)),
})

async function* told(stream: LiveStream): AsyncGenerator<LiveTopic[]> {
  try {
    // What happened before the stream was open is for the page to find out.
    yield ['all']
    for (;;) {
      const changed = await stream.next()
      if (changed === null) return
      yield changed as LiveTopic[]
    }
  } finally {
    stream.end()
  }
}
