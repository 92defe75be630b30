import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { notModified } from '../caching.ts'

// High enough to be small, low enough to be quick: the page is made anew for every reader.
const brotliQuality = 4

/**
 * A body made for one answer, compressed as the browser accepts. With a tag it is not sent to whoever has
 * it already; the policy then stays the one that came with it, for its nonce is in the kept page.
 */
export function compressed(
  request: Request,
  body: string,
  { headers, status = 200, tag }: { headers: Headers; status?: number; tag?: string | undefined },
): Response {
  headers.append('vary', 'Accept-Encoding')
  if (tag) headers.set('etag', tag)
  if (tag && notModified(request, tag)) {
    headers.delete('content-security-policy')
    return new Response(null, { status: 304, headers })
  }
  return new Response(encoded(body, request.headers.get('accept-encoding'), headers), {
    status,
    headers,
  })
}

function encoded(body: string, accepts: string | null, headers: Headers): BodyInit {
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
