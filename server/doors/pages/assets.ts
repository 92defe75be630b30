import { join } from 'node:path'
import { notModified } from '../caching.ts'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

const forever = 'public, max-age=31536000, immutable'

/** A file of the build, precompressed as the browser accepts; null when there is none. */
export async function asset(
  folder: string,
  name: string,
  request: Request,
  caching = forever,
): Promise<Response | null> {
  // Longer than a file system takes, it is nobody's name.
  if (!/^[\w.-]{1,200}$/.test(name)) return null
  const path = join(folder, name)
  const encoding = await bestEncoding(path, request.headers.get('accept-encoding') ?? '')
  const file = Bun.file(encoding ? `${path}.${suffixes[encoding]}` : path)
  if (!(await file.exists())) return null
  const headers = new Headers({
    'content-type': types[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('content-encoding', encoding)
  // The name of a file of the build holds its hash; of the others the size and the time tell.
  const etag = `W/"${file.size.toString(36)}-${file.lastModified.toString(36)}"`
  headers.set('etag', etag)
  return notModified(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(file, { headers })
}

const suffixes = { br: 'br', gzip: 'gz' } as const

async function bestEncoding(
  path: string,
  accepts: string,
): Promise<keyof typeof suffixes | undefined> {
  for (const encoding of ['br', 'gzip'] as const) {
    const accepted = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts)
    if (accepted && (await Bun.file(`${path}.${suffixes[encoding]}`).exists())) return encoding
  }
  return undefined
}
