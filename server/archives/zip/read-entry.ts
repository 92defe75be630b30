import { promisify } from 'node:util'
import { inflateRaw, type ZlibOptions } from 'node:zlib'
import type { Bytes } from '../bytes.ts'
import { ArchiveRefusal } from '../refusal.ts'
import type { ZipEntry } from './directory.ts'

const inflate = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw)
const headerSize = 30
const headerSignature = 0x04034b50
const stored = 0
const deflated = 8

/** The content of one entry: exactly as long, and with the same checksum, as the directory says. */
export async function readEntry(bytes: Bytes, entry: ZipEntry): Promise<Buffer> {
  if (entry.encrypted) throw new ArchiveRefusal('encrypted')
  const header = await bytes.read(entry.at, headerSize)
  if (header.length < headerSize || header.readUInt32LE(0) !== headerSignature)
    throw new ArchiveRefusal('broken')
  const from = entry.at + headerSize + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await bytes.read(from, entry.packed)
  const content = await unpacked(packed, entry)
  if (content.length !== entry.size || Bun.hash.crc32(content) !== entry.crc)
    throw new ArchiveRefusal('broken')
  return content
}

async function unpacked(packed: Buffer, { method, size }: ZipEntry): Promise<Buffer> {
  if (method === stored) return packed
  if (method !== deflated) throw new ArchiveRefusal('broken')
  try {
    // One byte more than promised is enough to know that the promise was a lie.
    return await inflate(packed, { maxOutputLength: size + 1 })
  } catch (error) {
    throw new ArchiveRefusal('broken', { cause: error })
  }
}
