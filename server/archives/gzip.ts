import { promisify } from 'node:util'
import { gunzip, type ZlibOptions } from 'node:zlib'
import { ArchiveRefusal } from './refusal.ts'

const unpack = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Stops at the limit, however much more there would be. */
export async function readGzip(bytes: Uint8Array, most: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: most })
  } catch (error) {
    const { code } = error as { code?: unknown }
    const fault = code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacks' : 'broken'
    throw new ArchiveRefusal(fault, { cause: error })
  }
}
