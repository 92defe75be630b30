import { drawn, field, rings, star, stripe, teeth, wave } from './motifs.ts'
import { layers, mirrored, modulo, moved, type Pattern, type Stitch, tiled } from './pattern.ts'
import { pick } from './random.ts'

export type Layout = (random: () => number) => Pattern

/** A towel: a row of stars through the middle, and the same bands above and below it. */
const rushnyk: Layout = (random) => {
  const size = pick(random, [4, 5, 6])
  const period = size * 4 + 4
  const between = random() < 0.5 ? field(size, 1, 2, 0) : star(2, 1, 2)
  const middle = layers(
    tiled(star(size, 0, random() < 0.5 ? 0 : 2), period, 1_000),
    moved(tiled(between, period, 1_000), period / 2, 0),
  )
  const start = size * 2 + 3
  const bands = mirrored((x, y) =>
    layers(
      moved(stripe(2, 0), 0, start),
      moved(wave(period / 2, 4, 1, 2), 0, start + 4),
      moved(stripe(1, 0), 0, start + 11),
      moved(teeth(8, 2), 0, start + 13),
      moved(stripe(2, 0), 0, start + 18),
      moved(tiled(field(3, 1, 2, 0), 8, 1_000), 0, start + 25),
    )(x, y),
  )
  return layers(middle, bands)
}

/** A net laid over the cloth, with a star or a sown field in every opening. */
const lattice: Layout = (random) => {
  const step = pick(random, [12, 14, 16])
  const net: Pattern = (x, y) => {
    const near = (value: number) => {
      const rest = modulo(value, step * 2)
      return Math.min(rest, step * 2 - rest)
    }
    const off = Math.min(near(x + y - step), near(x - y - step))
    if (off === 0) return 0
    return off === 2 && modulo(x, 2) === 0 ? 1 : null
  }
  const size = Math.floor(step / 4)
  const opening = random() < 0.5 ? star(size, 2, 1) : field(size * 2 - 1, 2, 1, 0)
  const other = random() < 0.5 ? field(size * 2 - 1, 1, 2, 0) : star(size, 0, 2)
  const openings = layers(
    tiled(opening, step * 2, step * 2),
    moved(tiled(other, step * 2, step * 2), step, step),
  )
  return layers(openings, net)
}

/** One great star in a frame, and small ones that keep it company to the edge of the cloth. */
const ruzha: Layout = (random) => {
  const size = pick(random, [7, 8, 9])
  const reach = size * 2 + 4
  const frame: Pattern = (x, y) => {
    const ring = Math.abs(x) + Math.abs(y) - reach
    if (ring === 0 || ring === 5) return 0
    if (ring === 2 || ring === 3) return modulo(x - y, 4) < 2 ? 1 : 2
    return null
  }
  const inside = (x: number, y: number) => Math.abs(x) + Math.abs(y) < reach
  const heart = layers(rings([2, 1, 1]), star(size, 0, 1), star(Math.ceil(size / 2), 2, 2))
  const sparks = tiled(star(2, 1, 2), 16, 16, true)
  const around: Pattern = (x, y) =>
    Math.abs(x) + Math.abs(y) > reach + 8 ? moved(sparks, 8, 8)(x, y) : null
  return (x, y) => (inside(x, y) ? heart(x, y) : layers(frame, around)(x, y))
}

const trees = [
  [
    '2',
    '12',
    '1',
    '0.2',
    '0011',
    '0..12',
    '0.2',
    '00.2',
    '0.011',
    '0...12',
    '0.2',
    '0011',
    '0..1',
    '0',
    '00',
    '000',
    '1111',
  ],
  [
    '1',
    '211',
    '12',
    '0',
    '0..22',
    '00.12',
    '0.01',
    '0',
    '0...22',
    '00..12',
    '0.001',
    '0',
    '0',
    '00',
    '1.1',
    '11111',
  ],
  [
    '22',
    '122',
    '22',
    '0',
    '0.1',
    '0011',
    '0.1',
    '0',
    '0..1',
    '00011',
    '0..1',
    '0',
    '0',
    '111',
    '1.1',
    '111',
  ],
] as const

/** Trees of life side by side, flowers between them, in rows that have no end. */
const garden: Layout = (random) => {
  const period = pick(random, [18, 20, 22])
  const tree = drawn(pick<readonly string[]>(random, trees))
  const flower = drawn(['.1', '121', '02', '121', '.1', '0', '0.1', '011', '0'])
  const rows = 22
  const ground: Pattern = (x, y) => {
    const row = modulo(y + rows / 2, rows)
    if (row === 0) return 0
    return row === 2 ? (modulo(x, 4) === 0 ? 2 : null) : null
  }
  return layers(
    tiled(tree, period, rows, true),
    moved(tiled(flower, period, rows, true), period / 2, 2),
    ground,
  )
}

/** Stepped rhombs, ring in ring, as on a woven rug. */
const kilim: Layout = (random) => {
  const order = pick<readonly Stitch[]>(random, [
    [2, 2, null, 0, 0, 0, null, 1, null, 2, 2, null, 0, 0],
    [0, null, 1, 1, null, 2, null, 0, 0, 0, null, 1, null, 2],
    [1, 1, null, 2, 2, null, 0, 0, null, 0, 0, null, 1, 1],
  ])
  const steep = pick(random, [1, 2])
  const rhomb: Pattern = mirrored((x, y) => order[x + y * steep] ?? null)
  const width = order.length * 2
  const height = Math.ceil((order.length * 2) / steep)
  const between = star(2, 2, 1)
  return layers(
    tiled(rhomb, width, height),
    moved(tiled(between, width, height), width / 2, Math.floor(height / 2)),
  )
}

export const layouts = [rushnyk, lattice, ruzha, garden, kilim] as const
