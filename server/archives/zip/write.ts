import { once } from 'node:events'
import ZipStream from 'zip-stream'

export interface ZipFile {
  name: string
  content: Uint8Array
  /** Pictures are packed already. */
  packed?: boolean
}

// Where the format's calendar begins: an archive of the same files is the same archive.
const date = new Date('1980-01-01T00:00:00Z')

/** An archive, file by file, so that only one of them is in memory; past four gigabytes it is a ZIP64. */
export async function* writeZip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream({ level: 6 })
  const leaving = new AbortController()
  const filled = fill(zip, files, leaving.signal).catch((error) => {
    zip.destroy(error)
  })
  try {
    for await (const part of zip) yield part as Uint8Array
  } finally {
    leaving.abort()
    await filled
  }
}

/** As fast as it is taken on the other side. */
async function fill(
  zip: ZipStream,
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content, packed } of files) {
    const source = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    await new Promise<void>((resolve, reject) => {
      const leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave)
      zip.entry(source, { name, date, store: packed === true }, (error) => {
        signal.removeEventListener('abort', leave)
        if (error) reject(error)
        else resolve()
      })
    })
    if (zip.writableNeedDrain) await once(zip, 'drain', { signal })
    signal.throwIfAborted()
  }
  zip.finalize()
}
