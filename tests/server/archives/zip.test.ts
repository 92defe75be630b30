import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import ZipStream from 'zip-stream'
import { bytesOf } from '../../../server/archives/bytes.ts'
import { readGzip } from '../../../server/archives/gzip.ts'
import type { ArchiveFault } from '../../../server/archives/refusal.ts'
import { openZip } from '../../../server/archives/zip/read.ts'
import { writeZip, type ZipFile } from '../../../server/archives/zip/write.ts'
import { plainZip } from '../../support/archives/plain-zip.ts'

const limits = { entries: 100, total: 50 * 1024 * 1024 }
const text = (content: string) => new TextEncoder().encode(content)

async function zipOf(files: ZipFile[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(plainZip(files)))
}

async function unzip(zip: Uint8Array, most = limits): Promise<Record<string, string>> {
  const bytes = bytesOf(zip)
  const files: Record<string, string> = {}
  for (const entry of await openZip(bytes, most)) files[entry.name] = String(await entry.read())
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
  for (const write of [writeZip, plainZip])
    test(`by ${write.name} gives back what was put in, packed and stored, with names in any letters`, async () => {
      const zip = write([
        { name: 'рецепти/борщ.json', content: text('{"name":"Борщ"}') },
        { name: 'photo.webp', content: text('RIFF'), packed: true },
        { name: 'empty', content: text('') },
      ])
      expect(await unzip(Buffer.concat(await Array.fromAsync(zip)))).toEqual({
        'рецепти/борщ.json': '{"name":"Борщ"}',
        'photo.webp': 'RIFF',
        empty: '',
      })
    })

  test('of the same files is the same archive, and its texts are packed well', async () => {
    const files = [{ name: 'a.json', content: text('{"name":"Борщ"}'.repeat(1000)) }]
    const [one, two] = await Promise.all(
      [1, 2].map(async () => Buffer.concat(await Array.fromAsync(writeZip(files)))),
    )
    expect(one?.equals(two as Buffer)).toBe(true)
    expect(one?.length).toBeLessThan(1000)
  })

  test('is written no faster than it is read, and leaves its files alone once nobody reads on', async () => {
    const [photo, made] = [
      crypto.getRandomValues(new Uint8Array(65_536)),
      { count: 0, closed: false },
    ]
    const files = async function* () {
      try {
        for (;;) {
          made.count += 1
          yield { name: `${made.count}.webp`, content: photo, packed: true }
        }
      } finally {
        made.closed = true
      }
    }
    let read = 0
    for await (const part of writeZip(files())) {
      read += part.length
      if (read > 20 * photo.length) break
    }
    expect(made.count).toBeLessThan(40)
    expect(made.closed).toBe(true)
  })

  test('that fails while it is written says so, instead of ending as if it were whole', async () => {
    const files = async function* () {
      yield { name: 'a', content: text('a') }
      throw new Error('The photo is gone.')
    }
    await expect(Array.fromAsync(writeZip(files()))).rejects.toThrow('The photo is gone.')
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
    // What is behind it was not unpacked to find that out.
    const cause = unzip(zip).catch((error: Error) => error.cause)
    expect(await cause).toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' })
  })

  test('with a link in it gives the link’s text, as of any other file, and follows nothing', async () => {
    const zip = await zipOf([{ name: 'link', content: text('/etc/passwd'), packed: true }])
    // Unix, and the mode of a symbolic link.
    const entry = zip.lastIndexOf('PK\x01\x02')
    zip.writeUInt8(3, entry + 5)
    zip.writeUInt32LE(0o120777 * 0x10000, entry + 38)
    expect(await unzip(zip)).toEqual({ link: '/etc/passwd' })
  })

  test('takes a name for a label: up, from the root, with a drive or a null, it is only text', async () => {
    const names = ['../../up', '/etc/passwd', 'C:\\boot', 'a\0b', '']
    const zip = await zipOf(names.map((name) => ({ name, content: text('x') })))
    expect(Object.keys(await unzip(zip)).sort()).toEqual(names.sort())
  })

  test('that says it has more files than it has, or a directory elsewhere, is broken', async () => {
    const made = () => zipOf([{ name: 'a', content: text('something') }])
    const [more, beyond, disks] = await Promise.all([made(), made(), made()])
    more.writeUInt16LE(2, more.length - 12)
    beyond.writeUInt32LE(0xfffffff0, beyond.length - 6)
    disks.writeUInt16LE(1, disks.length - 18)
    for (const zip of [more, beyond, disks]) expect(await faultOf(unzip(zip))).toBe('broken')
  })

  describe('in the format for large ones, ZIP64', () => {
    const zip64 = async (files: ZipFile[]) => {
      const zip = new ZipStream({ forceZip64: true })
      const parts = Array.fromAsync(zip)
      for (const { name, content } of files)
        await new Promise((done) => zip.entry(Buffer.from(content), { name }, done))
      zip.finalize()
      return Buffer.concat((await parts) as Buffer[])
    }

    test('is read as any other', async () => {
      const zip = await zip64([
        { name: 'рецепт.json', content: text('{"name":"Борщ"}') },
        { name: 'b', content: text('b') },
      ])
      expect(zip.includes('PK\x06\x06')).toBe(true)
      expect(await unzip(zip)).toEqual({ 'рецепт.json': '{"name":"Борщ"}', b: 'b' })
    })

    test('that says it has billions of files, or lies beyond its end, is refused', async () => {
      const made = () => zip64([{ name: 'a', content: text('a') }])
      const [many, beyond] = await Promise.all([made(), made()])
      many.writeBigUInt64LE(4_000_000_000n, many.lastIndexOf('PK\x06\x06') + 32)
      expect(await faultOf(unzip(many))).toBe('unpacks')
      beyond.writeBigUInt64LE(2n ** 52n, beyond.lastIndexOf('PK\x06\x06') + 48)
      expect(await faultOf(unzip(beyond))).toBe('broken')
      beyond.writeBigUInt64LE(2n ** 63n, beyond.lastIndexOf('PK\x06\x06') + 48)
      expect(await faultOf(unzip(beyond))).toBe('broken')
    })
  })
})

describe('gzip', () => {
  test('is read up to the limit and no further', async () => {
    expect(String(await readGzip(gzipSync('борщ'), 100))).toBe('борщ')
    expect(await faultOf(readGzip(gzipSync(new Uint8Array(5_000_000)), 1000))).toBe('unpacks')
    expect(await faultOf(readGzip(text('\x1f\x8b no'), 1000))).toBe('broken')
  })
})
