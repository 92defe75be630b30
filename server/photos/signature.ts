export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heif'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/**
 * What a file says it is in its very first bytes. Only the four formats that people take photos in
 * ever reach the decoder: no SVG, no PDF, nothing that begins as something else.
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, jpeg)) return 'jpeg'
  if (startsWith(bytes, png)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12))) return 'heif'
  return null
}

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
