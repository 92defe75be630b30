/** Which of the three threads crosses here; null leaves the cloth bare. */
export type Stitch = 0 | 1 | 2 | null
/** An endless cloth, seen from its centre. */
export type Pattern = (x: number, y: number) => Stitch

/** The first pattern that has a stitch here wins. */
export function layers(...patterns: Pattern[]): Pattern {
  return (x, y) => {
    for (const pattern of patterns) {
      const stitch = pattern(x, y)
      if (stitch !== null) return stitch
    }
    return null
  }
}

/** Repeats a motif every so many stitches; `brick` shifts every second row by half. */
export function tiled(motif: Pattern, width: number, height: number, brick = false): Pattern {
  return (x, y) => {
    const row = Math.round(y / height)
    const shift = brick && row % 2 !== 0 ? width / 2 : 0
    return motif(centred(x - shift, width), y - row * height)
  }
}

export function moved(motif: Pattern, dx: number, dy: number): Pattern {
  return (x, y) => motif(x - dx, y - dy)
}

/** Mirrors a pattern that knows only one quarter, so that the cloth is the same from every side. */
export function mirrored(quarter: Pattern): Pattern {
  return (x, y) => quarter(Math.abs(x), Math.abs(y))
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

function centred(value: number, period: number): number {
  return value - Math.round(value / period) * period
}
