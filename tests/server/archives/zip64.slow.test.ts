import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Bytes } from '../../../server/archives/bytes.ts'
import { openZip } from '../../../server/archives/zip/read.ts'
import { writeZip } from '../../../server/archives/zip/write.ts'

// Gigabytes of zeros are counted, and seventy thousand files written.
setDefaultTimeout(180_000)

const block = 64 * 1024
const zeros = Buffer.alloc(8 * 1024 * 1024)

/** An archive too large for the memory: of its zeros only their number is kept. */
async function held(parts: AsyncIterable<Uint8Array>): Promise<Bytes> {
  const pieces: { at: number; bytes: Uint8Array }[] = []
  let size = 0
  for await (const part of parts)
    for (let from = 0; from < part.length; from += block) {
      const bytes = part.subarray(from, from + block)
      const same = zeros.subarray(0, bytes.length)
      pieces.push({ at: size, bytes: same.equals(bytes) ? same : Buffer.from(bytes) })
      size += bytes.length
    }
  return {
    size,
    async read(from, length) {
      const to = Math.min(from + length, size)
      const touched = pieces.filter(({ at, bytes }) => at < to && at + bytes.length > from)
      return Buffer.concat(
        touched.map(({ at, bytes }) => bytes.subarray(Math.max(0, from - at), to - at)),
      )
    },
  }
}

test('an archive of more than four gigabytes is written to its end and read back, the last file too', async () => {
  const last = Buffer.from('{"name":"Борщ"}')
  const files = [
    ...Array.from({ length: 560 }, (_, at) => ({ name: `${at}`, content: zeros, packed: true })),
    { name: 'last.json', content: last },
  ]
  const bytes = await held(writeZip(files))
  expect(bytes.size).toBeGreaterThan(4.3 * 1024 ** 3)
  const entries = await openZip(bytes, { entries: 600, total: bytes.size })
  expect(entries.map(({ name, size }) => [name, size])).toEqual(
    files.map(({ name, content }) => [name, content.length]),
  )
  expect(String(await entries.at(-1)?.read())).toBe(String(last))
})

test('an archive of more than 65,535 files is written and read back whole', async () => {
  const many = 70_000
  const files = function* () {
    for (let at = 0; at < many; at += 1)
      yield { name: `recipes/${at}.json`, content: Buffer.from(`${at}`), packed: true }
  }
  const bytes = await held(writeZip(files()))
  const entries = await openZip(bytes, { entries: many, total: bytes.size })
  expect(entries).toHaveLength(many)
  expect(entries.at(-1)?.name).toBe('recipes/69999.json')
  for (const at of [0, 65_534, 65_535, 65_536, many - 1])
    expect(String(await entries[at]?.read())).toBe(`${at}`)
})
