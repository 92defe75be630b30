import { read } from 'node:fs'
import { promisify } from 'node:util'

const readAt = promisify(read)

/** Bytes that are read from where they lie, so that a large file is never in memory as a whole. */
export interface Bytes {
  size: number
  /** What is there of it: past the end there is nothing. */
  read(from: number, length: number): Promise<Buffer>
}

export function bytesOf(held: Uint8Array): Bytes {
  const buffer = Buffer.from(held.buffer, held.byteOffset, held.byteLength)
  return {
    size: buffer.length,
    read: async (from, length) => buffer.subarray(from, from + length),
  }
}

export function bytesOfFile(fd: number, size: number): Bytes {
  return {
    size,
    async read(from, length) {
      const wanted = Math.max(0, Math.min(length, size - from))
      const buffer = Buffer.allocUnsafe(wanted)
      const { bytesRead } = await readAt(fd, buffer, 0, wanted, from)
      return buffer.subarray(0, bytesRead)
    },
  }
}
