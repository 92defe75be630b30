import sharp from 'sharp'

/**
 * Pictures with as much in them as a photograph has: detail of every size, rims and the grain of a sensor, so that they
 * pack and unpack as a camera's do. Flat colours would flatter whatever works with them.
 */
export async function photograph(width: number, height: number, seed: number): Promise<Buffer> {
  const random = randomFrom(seed)
  const light = new Float32Array(width * height * 3)
  // From shadows over the whole plate to what is two pixels wide, each finer and fainter.
  for (let cells = 5; cells < width / 2; cells *= 2.2) {
    const octave = await noise(Math.round(cells), width, height, random)
    const weight = 0.55 * (5 / cells) ** 0.42
    for (let at = 0; at < light.length; at += 1)
      light[at] = (light[at] ?? 0) + ((octave[at] ?? 128) - 128) * weight
  }
  const rims = await things(width, height, random)
  const grain = Float32Array.from({ length: 65_521 }, () => (random() + random() - 1) * 14)
  const pixels = new Uint8ClampedArray(light.length)
  for (let at = 0; at < light.length; at += 1)
    pixels[at] =
      128 + (light[at] ?? 0) + ((rims[at] ?? 128) - 128) * 0.5 + (grain[at % grain.length] ?? 0)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function noise(cells: number, width: number, height: number, random: () => number) {
  const rows = Math.max(2, Math.round((cells * height) / width))
  const few = Uint8Array.from({ length: cells * rows * 3 }, () => random() * 255)
  return sharp(few, { raw: { width: cells, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

/** Plates, leaves and shadows: shapes with sharp rims. */
function things(width: number, height: number, random: () => number): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * width, random() * height, (random() * width) / 9]
    const colour = `rgb(${[0, 1, 2].map(() => Math.floor(random() * 255)).join()})`
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * (0.3 + random())}" fill="${colour}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#808080"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** The same numbers each time (mulberry32), so that two runs measure the same pictures. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
