import { mirrored, modulo, type Pattern, type Stitch } from './pattern.ts'

type Thread = 0 | 1 | 2

/** The eight-pointed star: a slanted petal in each eighth of the turn, its edge in another thread. */
export function star(size: number, edge: Thread, fill: Thread): Pattern {
  return mirrored((x, y) => {
    const near = Math.min(x, y)
    const far = Math.max(x, y)
    if (x === 0 && y === 0) return fill
    if (near < 1 || near > size || far <= near || far > near + size) return null
    return near === 1 || near === size || far === near + 1 || far === near + size ? edge : fill
  })
}

/** A field sown in four: a rhombus with a cross of paths and a seed in every part. */
export function field(size: number, edge: Thread, fill: Thread, seed: Thread): Pattern {
  return mirrored((x, y) => {
    const ring = x + y
    if (ring > size || ring === size - 1) return null
    if (ring === size) return edge
    if (x === 0 || y === 0) return edge
    return x === y && ring < size / 2 + 1 ? seed : fill
  })
}

/** Rings of a rhombus, told outward from the middle. */
export function rings(threads: readonly Stitch[]): Pattern {
  return mirrored((x, y) => threads[x + y] ?? null)
}

/** Draws a motif from lines of text; `.` is bare, 0 to 2 a thread. Only its right half is written. */
export function drawn(lines: readonly string[]): Pattern {
  const top = Math.floor(lines.length / 2)
  return (x, y) => {
    const letter = lines[y + top]?.[Math.abs(x)]
    return letter === '0' || letter === '1' || letter === '2' ? (Number(letter) as Thread) : null
  }
}

/** A band of waves that runs across the cloth. */
export function wave(period: number, height: number, thread: Thread, fruit: Thread): Pattern {
  return (x, y) => {
    const along = modulo(x, period)
    const up = Math.round((Math.abs(along - period / 2) / (period / 2)) * height)
    if (y === up || y === up - 1) return thread
    const low = along === period / 2 && y === height - 1
    const high = along === 0 && y === 0
    return low || high ? fruit : null
  }
}

/** A row of teeth, wide at the bottom. */
export function teeth(period: number, thread: Thread): Pattern {
  return (x, y) => {
    const along = Math.abs(modulo(x, period) - period / 2)
    return y >= 0 && along <= y && y < period / 2 ? thread : null
  }
}

export function stripe(thickness: number, thread: Thread): Pattern {
  return (_, y) => (y >= 0 && y < thickness ? thread : null)
}
