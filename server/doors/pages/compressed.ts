import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// High enough to be small, low enough to be quick: the page is made anew for every reader.
const brotliQuality = 4

/** A body made for one answer, compressed as the browser accepts. */
export function compressed(body: string, accepts: string | null, headers: Headers): BodyInit {
  headers.append('vary', 'Accept-Encoding')
  if (accepts?.includes('br')) {
    headers.set('content-encoding', 'br')
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    return Uint8Array.from(brotliCompressSync(body, { params }))
  }
  if (accepts?.includes('gzip')) {
    headers.set('content-encoding', 'gzip')
    return Uint8Array.from(gzipSync(body))
  }
  return body
}
