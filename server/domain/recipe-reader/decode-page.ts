import type { Fetched } from '../../net/safe-fetch.ts'

/** The page as text: by its byte order mark, its Content-Type, its own meta tag, or by what fits. */
export function decodePage({ bytes, charset }: Pick<Fetched, 'bytes' | 'charset'>): string {
  const label = markedCharset(bytes) ?? charset ?? metaCharset(bytes)
  if (label) return decoderFor(label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // An old Ukrainian page that says nothing of itself.
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function markedCharset(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The HTML standard looks for it in the first kilobyte. */
function metaCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return /charset\s{0,9}=\s{0,9}["']?([\w-]{2,40})/i.exec(head)?.[1] ?? null
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
