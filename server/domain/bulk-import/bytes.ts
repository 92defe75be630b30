/** What is written piece by piece and handed over whole. Numbers stand as PostgreSQL sends them, the highest byte first. */
export class Bytes {
  private bytes: Buffer
  private at = 0

  constructor(size = 256 * 1024) {
    this.bytes = Buffer.from(new ArrayBuffer(size))
  }

  int16(value: number): void {
    this.need(2)
    this.at = this.bytes.writeInt16BE(value, this.at)
  }

  int32(value: number): void {
    this.need(4)
    this.at = this.bytes.writeInt32BE(value, this.at)
  }

  /** As far as a number is exact. */
  int64(value: number): void {
    this.int32(Math.floor(value / 2 ** 32))
    this.need(4)
    this.at = this.bytes.writeUInt32BE(((value % 2 ** 32) + 2 ** 32) % 2 ** 32, this.at)
  }

  /** Characters that are bytes already. */
  raw(value: string): void {
    this.need(value.length)
    this.at += this.bytes.write(value, this.at, 'latin1')
  }

  text(value: string): void {
    // No letter of a string takes more.
    this.need(value.length * 3)
    this.at += this.bytes.write(value, this.at, 'utf8')
  }

  /** Whatever is written, after its length. */
  sized(write: () => void): void {
    const from = this.at
    this.int32(0)
    write()
    this.bytes.writeInt32BE(this.at - from - 4, from)
  }

  /** All of it in a buffer of its own; what is written next begins anew. */
  taken(): Uint8Array {
    const all = new Uint8Array(this.bytes.subarray(0, this.at))
    this.at = 0
    return all
  }

  private need(more: number): void {
    if (this.at + more <= this.bytes.length) return
    const larger = Buffer.from(new ArrayBuffer(Math.max(2 * this.bytes.length, this.at + more)))
    this.bytes.copy(larger, 0, 0, this.at)
    this.bytes = larger
  }
}
