import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { ZipFile } from '../../../server/archives/zip/write.ts'

const deflate = promisify<Uint8Array, Buffer>(deflateRaw)
const version = 20
const utf8Names = 0x0800
// 1980-01-01, where the format's calendar begins: an archive of the same files is the same archive.
const date = 0x0021

/** An archive to the letter of what it is given, which no honest writer would make of every name. */
export async function* plainZip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, content, packed } of files) {
    const label = Buffer.from(name)
    const body = packed ? content : await deflate(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(version, 0)
    facts.writeUInt16LE(utf8Names, 2)
    facts.writeUInt16LE(packed ? 0 : 8, 4)
    facts.writeUInt16LE(date, 8)
    facts.writeUInt32LE(Bun.hash.crc32(content), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(label.length, 22)
    yield Buffer.concat([Buffer.from('PK\x03\x04'), facts, label])
    yield body
    directory.push(entryOf(facts, at), label)
    at += 30 + label.length + body.length
  }
  const list = Buffer.concat(directory)
  yield list
  yield endOf(directory.length / 2, list.length, at)
}

function entryOf(facts: Buffer, at: number): Buffer {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(at, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([version, 0]), facts, tail])
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}
