import { join } from 'node:path'
import sharp from 'sharp'

// Phones and old browsers want pixels; all of them are drawn from the one sign.
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** Draws the icons of the site into a folder. */
export async function drawIcons(sign: string, folder: string): Promise<void> {
  const svg = await Bun.file(sign).bytes()
  const draw = (size: number) => sharp(svg, { density: 1200 }).resize(size, size).png().toBuffer()
  for (const [name, size] of Object.entries(sizes))
    await Bun.write(join(folder, name), await draw(size))
  await Bun.write(join(folder, 'favicon.ico'), ico(await draw(32), 32))
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
