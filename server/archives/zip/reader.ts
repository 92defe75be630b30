import { RandomAccessReader } from 'yauzl'
import type { Bytes } from '../bytes.ts'

type Done = (error: Error | null, read?: number) => void

/** A directory is read a few bytes at a time: so much is fetched at once. */
const ahead = 64 * 1024

/** How the library that knows the format reads from where an archive lies. */
export function reader(bytes: Bytes): RandomAccessReader {
  return new (class extends RandomAccessReader {
    private from = 0
    private window: Buffer = Buffer.alloc(0)

    override read(into: Buffer, offset: number, length: number, position: number, done: Done) {
      this.part(position, length).then(
        (part) => done(null, part.copy(into, offset)),
        (error) => done(error),
      )
    }

    private async part(position: number, length: number): Promise<Buffer> {
      const start = position - this.from
      if (start < 0 || start + length > this.window.length) {
        this.window = await bytes.read(position, Math.max(length, ahead))
        this.from = position
      }
      return this.window.subarray(position - this.from, position - this.from + length)
    }
  })()
}
