import type { Bytes } from '../bytes.ts'
import { ArchiveRefusal } from '../refusal.ts'

/** One file of an archive, as its directory tells it. The name is a label: no path is ever made of it. */
export interface ZipEntry {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packed: number
  size: number
  at: number
}

export interface ZipLimits {
  entries: number
  /** Of all entries together, unpacked. */
  total: number
}

// APPNOTE.TXT, 4.3.16: the end record has 22 bytes and a comment of 65,535 at most.
const endSize = 22
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const entrySize = 46
/** JSON packs twenty or thirty times; what packs far better was made to fill a disk. */
const highestRatio = 250
const freeOfRatio = 1024 * 1024

export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

/** What is in the archive. Refuses, before anything is unpacked, what says that it would be too much. */
export async function readDirectory(bytes: Bytes, limits: ZipLimits): Promise<ZipEntry[]> {
  const { count, size, at } = await findEnd(bytes)
  if (count > limits.entries) throw new ArchiveRefusal('unpacks')
  if (at + size > bytes.size) throw new ArchiveRefusal('broken')
  const entries = readEntries(await bytes.read(at, size), count)
  const sum = (of: 'packed' | 'size') => entries.reduce((all, entry) => all + entry[of], 0)
  // Entries that overlap share their packed bytes: many large files out of one small one.
  if (sum('packed') > bytes.size || sum('size') > limits.total) throw new ArchiveRefusal('unpacks')
  if (entries.some((one) => one.size > freeOfRatio && one.size > one.packed * highestRatio))
    throw new ArchiveRefusal('unpacks')
  return entries
}

async function findEnd(bytes: Bytes): Promise<{ count: number; size: number; at: number }> {
  const length = Math.min(bytes.size, endSize + 0xffff)
  const tail = await bytes.read(bytes.size - length, length)
  for (let at = tail.length - endSize; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue
    if (at + endSize + tail.readUInt16LE(at + 20) !== tail.length) continue
    return {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    }
  }
  throw new ArchiveRefusal('broken')
}

function readEntries(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + entrySize > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new ArchiveRefusal('broken')
    const flags = directory.readUInt16LE(at + 8)
    const nameEnd = at + entrySize + directory.readUInt16LE(at + 28)
    entries.push({
      name: nameOf(directory.subarray(at + entrySize, nameEnd)),
      method: directory.readUInt16LE(at + 10),
      encrypted: (flags & 1) === 1,
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Most archivers write UTF-8, also where they forget to say so. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
