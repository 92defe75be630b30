export interface Counted {
  stream: AsyncIterable<Uint8Array>
  bytes: number
}

/** The same stream, with a count of what has been read of it. */
export function counted(source: ReadableStream<Uint8Array>): Counted {
  const state: Counted = { stream: pass(), bytes: 0 }
  return state

  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      state.bytes += chunk.byteLength
      yield chunk
    }
  }
}
