import type { ZipFile } from '../../../server/archives/zip/write.ts'
import { twoColours } from '../pictures.ts'
import { plainZip } from './plain-zip.ts'

export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const entries: ZipFile[] = Object.entries(files).map(([name, content]) => ({
    name,
    content: typeof content === 'string' ? Buffer.from(content) : content,
    packed: typeof content !== 'string',
  }))
  return Buffer.concat(await Array.fromAsync(plainZip(entries)))
}

export function photo(): Promise<Buffer> {
  return twoColours(600, 300).jpeg().toBuffer()
}
