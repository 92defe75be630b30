import { type Bytes, bytesOf } from '../../../archives/bytes.ts'
import { isGzip, readGzip } from '../../../archives/gzip.ts'
import { isZip } from '../../../archives/zip/read.ts'
import type { Found } from './found.ts'
import { largestText } from './limits.ts'
import { readText } from './read-text.ts'
import { readZip } from './read-zip.ts'

/** The recipes of a file that somebody brought, recognised by what is in it. Null when it is nothing known. */
export async function readFile(
  bytes: Bytes,
  unpacked: number,
  name = '',
): Promise<AsyncIterable<Found> | null> {
  const start = await bytes.read(0, 4)
  if (isZip(start)) {
    return readZip(bytes, { texts: { left: unpacked }, pictures: { left: unpacked } })
  }
  if (!isGzip(start)) return readText(bytes, name)
  const packed = await bytes.read(0, largestText)
  const text = bytesOf(await readGzip(packed, Math.min(largestText, unpacked)))
  return readText(text, name.replace(/\.gz$/i, ''))
}
