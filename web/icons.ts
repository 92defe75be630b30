import { join } from 'node:path'
import sharp from 'sharp'

// Phones and old browsers want pixels; all of them are drawn from the one sign.
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** Draws the icons of the site into a folder. */
export async function drawIcons(sign: string, folder: string): Promise<void> {
  const svg = await Bun.file(sign).bytes()
  const draw = (size: number, of: Uint8Array = svg) =>
    sharp(of, { density: 1200 }).resize(size, size).png().toBuffer()
  for (const [name, size] of Object.entries(sizes))
    await Bun.write(join(folder, name), await draw(size))
  // Phones cut a maskable icon to their own shape: it has no corners of its own.
  await Bun.write(join(folder, 'icon-maskable.png'), await draw(512, wholly(svg)))
  await Bun.write(join(folder, 'favicon.ico'), ico(await draw(32), 32))
}

/** The sign with its ground to the very edge; what is drawn on it stands well inside. */
function wholly(svg: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(svg)
      .toString()
      .replace(/ rx="\d+"/, ''),
  )
}

/** An ICO file that holds one PNG: a header, one entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
