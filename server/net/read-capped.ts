import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib'
import { FetchRefusal } from './refusal.ts'

type Decode = (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>

const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify<Uint8Array, ZlibOptions, Uint8Array>(gunzip),
  'x-gzip': promisify<Uint8Array, ZlibOptions, Uint8Array>(gunzip),
  deflate: promisify<Uint8Array, ZlibOptions, Uint8Array>(inflate),
  br: promisify<Uint8Array, ZlibOptions, Uint8Array>(brotliDecompress),
}

/**
 * The body of an answer that was fetched without decompression. The cap holds before and after it:
 * a few kilobytes may unfold to gigabytes.
 */
export async function readCapped(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw new FetchRefusal('too_large')
  }
  const bytes = await readBody(response, maxBytes)
  const encoding = (response.headers.get('content-encoding') ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return bytes
  const decode = decoders[encoding]
  if (!decode) throw new FetchRefusal('unreachable')
  try {
    return await decode(bytes, { maxOutputLength: maxBytes })
  } catch (cause) {
    const { code } = cause as { code?: string }
    const reason = code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'unreachable'
    throw new FetchRefusal(reason, { cause })
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream, and with it the transfer.
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new FetchRefusal('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
