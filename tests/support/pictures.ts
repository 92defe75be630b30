import sharp from 'sharp'

/** Red on the left, blue on the right: what was turned or cut shows in its colours. */
export function twoColours(width = 2000, height = 1000) {
  const right = {
    create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

/** The colour of one pixel, by its place in fractions of the picture. */
export async function colourAt(
  image: Uint8Array,
  x: number,
  y: number,
): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}
