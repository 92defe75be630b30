/** One object of the file, still as text, and where it stood: a line, or a place in the array. */
export interface RawRecord {
  number: number
  text: string
}

const newline = 0x0a
const longest = 8 * 1024 * 1024

/** The records of a JSONL file or of one JSON array, read piece by piece. */
export async function* readRecords(stream: AsyncIterable<Uint8Array>): AsyncGenerator<RawRecord> {
  let split: Splitter | null = null
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    split ??= splitterFor(bytes)
    if (split) yield* split(bytes, false)
  }
  if (split) yield* split(Buffer.alloc(0), true)
}

type Splitter = (bytes: Buffer, last: boolean) => Generator<RawRecord>

function splitterFor(bytes: Buffer): Splitter | null {
  const start = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (start === '') return null
  return start.startsWith('[') ? arraySplitter() : lineSplitter()
}

function lineSplitter(): Splitter {
  let pending: Buffer[] = []
  let size = 0
  let number = 0
  const take = (rest: Buffer): RawRecord | null => {
    const text = size > longest ? '' : Buffer.concat([...pending, rest]).toString('utf8')
    const tooLong = size + rest.length > longest
    pending = []
    size = 0
    number += 1
    if (tooLong) return { number, text: 'too long' }
    return text.trim() === '' ? null : { number, text: text.replace(/^\ufeff/, '') }
  }
  return function* split(bytes, last) {
    let from = 0
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
      const record = take(bytes.subarray(from, at))
      if (record) yield record
      from = at + 1
    }
    const rest = bytes.subarray(from)
    size += rest.length
    // What will be refused for its length is not kept either.
    if (rest.length > 0 && size <= longest) pending.push(Buffer.from(rest))
    if (last) {
      const record = take(Buffer.alloc(0))
      if (record) yield record
    }
  }
}

/** Finds where each element of the outer array ends, looking at brackets and strings alone. */
function arraySplitter(): Splitter {
  let pending: Buffer[] = []
  let depth = 0
  let inString = false
  let escaped = false
  let number = 0
  const take = (rest: Buffer): RawRecord | null => {
    const text = Buffer.concat([...pending, rest])
      .toString('utf8')
      .trim()
    pending = []
    if (text === '') return null
    number += 1
    return { number, text: text.length > longest ? 'too long' : text }
  }
  return function* split(bytes, last) {
    let from = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === 0x5c) escaped = true
        else if (byte === 0x22) inString = false
        continue
      }
      if (byte === 0x22) inString = true
      else if (byte === 0x5b || byte === 0x7b) {
        depth += 1
        if (depth === 1) from = at + 1
      } else if (byte === 0x5d || byte === 0x7d) depth -= 1
      const ends = (byte === 0x2c && depth === 1) || (byte === 0x5d && depth === 0)
      if (!ends) continue
      const record = take(bytes.subarray(from, at))
      if (record) yield record
      from = at + 1
    }
    const rest = bytes.subarray(from)
    if (depth > 0 && rest.length > 0) pending.push(Buffer.from(rest))
    if (last && depth > 0) {
      const record = take(Buffer.alloc(0))
      if (record) yield record
    }
  }
}
