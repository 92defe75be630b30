import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { bytesOf } from '../../../server/archives/bytes.ts'
import { readGzip } from '../../../server/archives/gzip.ts'
import type { ArchiveFault } from '../../../server/archives/refusal.ts'
import { readDirectory } from '../../../server/archives/zip/directory.ts'
import { readEntry } from '../../../server/archives/zip/read-entry.ts'
import { writeZip, type ZipFile } from '../../../server/archives/zip/write.ts'

const limits = { entries: 100, total: 50 * 1024 * 1024 }
const text = (content: string) => new TextEncoder().encode(content)

async function zipOf(files: ZipFile[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeZip(files)))
}

async function unzip(zip: Uint8Array, most = limits): Promise<Record<string, string>> {
  const bytes = bytesOf(zip)
  const files: Record<string, string> = {}
  for (const entry of await readDirectory(bytes, most))
    files[entry.name] = String(await readEntry(bytes, entry))
  return files
}

async function faultOf(work: Promise<unknown>): Promise<ArchiveFault> {
  return work.then(
    () => {
      throw new Error('It was read.')
    },
    (refusal: { fault: ArchiveFault }) => refusal.fault,
  )
}

describe('a ZIP archive', () => {
  test('gives back what was put in, packed and stored, with names in any letters', async () => {
    const zip = await zipOf([
      { name: 'рецепти/борщ.json', content: text('{"name":"Борщ"}') },
      { name: 'photo.webp', content: text('RIFF'), packed: true },
      { name: 'empty', content: text('') },
    ])
    expect(await unzip(zip)).toEqual({
      'рецепти/борщ.json': '{"name":"Борщ"}',
      'photo.webp': 'RIFF',
      empty: '',
    })
  })

  test('that was cut off is broken, and so is a text that says it is one', async () => {
    const zip = await zipOf([{ name: 'a', content: text('something') }])
    expect(await faultOf(unzip(zip.subarray(0, -30)))).toBe('broken')
    expect(await faultOf(unzip(text('PK\x03\x04 and nothing else')))).toBe('broken')
    expect(await faultOf(unzip(text('')))).toBe('broken')
  })

  test('whose content was changed on the way is broken', async () => {
    const zip = await zipOf([{ name: 'a', content: text('something'), packed: true }])
    zip[35] = 0x58
    expect(await faultOf(unzip(zip))).toBe('broken')
  })

  test('with a password is told from a broken one', async () => {
    const zip = await zipOf([{ name: 'a', content: text('something') }])
    zip.writeUInt16LE(1, zip.lastIndexOf('PK\x01\x02') + 8)
    expect(await faultOf(unzip(zip))).toBe('encrypted')
  })

  test('that unpacks to far more than it weighs is refused before it is unpacked', async () => {
    const bomb = await zipOf([{ name: 'zeros', content: new Uint8Array(20 * 1024 * 1024) }])
    expect(bomb.length).toBeLessThan(50_000)
    expect(await faultOf(unzip(bomb))).toBe('unpacks')
  })

  test('with more files, or more bytes, than anybody needs is refused', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ name: `${at}`, content: text('x') }))
    expect(await faultOf(unzip(await zipOf(many)))).toBe('unpacks')
    const two = many.slice(0, 2)
    expect(await faultOf(unzip(await zipOf(two), { entries: 9, total: 1 }))).toBe('unpacks')
  })

  test('whose entries share their bytes is refused', async () => {
    const content = crypto.getRandomValues(new Uint8Array(5000))
    const zip = await zipOf([
      { name: 'a', content, packed: true },
      { name: 'b', content: text('b') },
    ])
    const second = zip.lastIndexOf('PK\x01\x02')
    zip.writeUInt32LE(5000, second + 20)
    zip.writeUInt32LE(0, second + 42)
    expect(await faultOf(unzip(zip))).toBe('unpacks')
  })

  test('that lies about a size is broken, however much is behind it', async () => {
    const zip = await zipOf([{ name: 'a', content: new Uint8Array(900_000) }])
    zip.writeUInt32LE(10, zip.lastIndexOf('PK\x01\x02') + 24)
    expect(await faultOf(unzip(zip))).toBe('broken')
  })
})

describe('gzip', () => {
  test('is read up to the limit and no further', async () => {
    expect(String(await readGzip(gzipSync('борщ'), 100))).toBe('борщ')
    expect(await faultOf(readGzip(gzipSync(new Uint8Array(5_000_000)), 1000))).toBe('unpacks')
    expect(await faultOf(readGzip(text('\x1f\x8b no'), 1000))).toBe('broken')
  })
})
