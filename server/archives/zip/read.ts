import { promisify } from 'node:util'
import { inflateRaw, type ZlibOptions } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import type { Bytes } from '../bytes.ts'
import { ArchiveRefusal } from '../refusal.ts'
import { reader } from './reader.ts'

/** One file of an archive, as its directory tells it. The name is a label: no path is ever made of it. */
export interface ZipEntry {
  name: string
  packed: number
  size: number
  /** The content: exactly as long, and with the same checksum, as the directory says. */
  read(): Promise<Buffer>
}

export interface ZipLimits {
  entries: number
  /** Of all entries together, unpacked. */
  total: number
}

const inflate = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw)
const stored = 0
const deflated = 8
/** JSON packs twenty or thirty times; what packs far better was made to fill a disk. */
const highestRatio = 250
const freeOfRatio = 1024 * 1024

export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

/** What is in the archive. Refuses, before anything is unpacked, what says that it would be too much. */
export async function openZip(bytes: Bytes, limits: ZipLimits): Promise<ZipEntry[]> {
  const entries = await listed(bytes, limits.entries)
  const sum = (of: 'packed' | 'size') => entries.reduce((all, entry) => all + entry[of], 0)
  // Entries that overlap share their packed bytes: many large files out of one small one.
  if (sum('packed') > bytes.size || sum('size') > limits.total) throw new ArchiveRefusal('unpacks')
  if (entries.some((one) => one.size > freeOfRatio && one.size > one.packed * highestRatio))
    throw new ArchiveRefusal('unpacks')
  return entries
}

async function listed(bytes: Bytes, most: number): Promise<ZipEntry[]> {
  try {
    const zip = await fromRandomAccessReaderPromise(reader(bytes), bytes.size, {
      autoClose: false,
      // Names are ours to judge, and one entry that lies about its size spoils no other.
      decodeStrings: false,
      validateEntrySizes: false,
    })
    if (zip.entryCount > most) throw new ArchiveRefusal('unpacks')
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entryOf(bytes, zip, entry))
    return entries
  } catch (error) {
    throw refusal(error)
  }
}

function entryOf(bytes: Bytes, zip: ZipFile, entry: Entry): ZipEntry {
  return {
    name: nameOf(entry.fileNameRaw),
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    async read() {
      if (entry.isEncrypted()) throw new ArchiveRefusal('encrypted')
      try {
        const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
        const content = await unpacked(await bytes.read(fileDataStart, entry.compressedSize), entry)
        if (content.length === entry.uncompressedSize && Bun.hash.crc32(content) === entry.crc32)
          return content
      } catch (error) {
        throw refusal(error)
      }
      throw new ArchiveRefusal('broken')
    },
  }
}

async function unpacked(
  packed: Buffer,
  { compressionMethod, uncompressedSize }: Entry,
): Promise<Buffer> {
  if (compressionMethod === stored) return packed
  if (compressionMethod !== deflated) throw new ArchiveRefusal('broken')
  // One byte more than promised is enough to know that the promise was a lie.
  return inflate(packed, { maxOutputLength: uncompressedSize + 1 })
}

function refusal(error: unknown): unknown {
  if (error instanceof ArchiveRefusal) return error
  const locked = error instanceof Error && /strong encryption/.test(error.message)
  return new ArchiveRefusal(locked ? 'encrypted' : 'broken', { cause: error })
}

/** Most archivers write UTF-8, also where they forget to say so. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
