import type { Ratio } from './address.ts'
import { layouts } from './layouts.ts'
import type { Pattern } from './pattern.ts'
import { pick, randomFrom } from './random.ts'
import { type Spool, windSpool } from './spool.ts'

const cell = 10
// Odd counts, so that one stitch stands in the very middle.
const frames: Record<Ratio, readonly [columns: number, rows: number]> = {
  '4x3': [61, 45],
  '1x1': [47, 47],
  '16x9': [77, 43],
}

/**
 * The woven picture: cross-stitch from a recipe's ingredients, as SVG text. The same seed and
 * colours give the same cloth, and every ratio is a cut of it around its centre.
 */
export function weave(seed: string, colours: readonly string[], ratio: Ratio): string {
  const random = randomFrom(seed)
  const spool = windSpool(random, colours)
  const pattern = pick(random, layouts)(random)
  return svg(pattern, spool, ratio)
}

function svg(pattern: Pattern, spool: Spool, ratio: Ratio): string {
  const [columns, rows] = frames[ratio]
  const [width, height] = [columns * cell, rows * cell]
  const all = `width="${width}" height="${height}"`
  const sewn = spool.colours.map((colour, thread) => {
    const runs = runsOf(pattern, thread, columns, rows)
    return runs ? `<path fill="${colour}" d="${runs}"/>` : ''
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${all}>`,
    `<defs><pattern id="c" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">`,
    '<path d="M2 2l6 6M8 2L2 8" stroke="#fff" stroke-width="3" stroke-linecap="round"/></pattern>',
    `<pattern id="w" width="5" height="5" patternUnits="userSpaceOnUse">`,
    '<path d="M0 4.5h5M4.5 0v5" stroke="#000" stroke-opacity=".07"/></pattern>',
    `<mask id="m"><rect ${all} fill="url(#c)"/></mask></defs>`,
    `<rect ${all} fill="${spool.ground}"/><rect ${all} fill="url(#w)"/>`,
    `<g mask="url(#m)">${sewn.join('')}</g></svg>`,
  ].join('')
}

/** Stitches of one thread that stand side by side, each such row as one rectangle. */
function runsOf(pattern: Pattern, thread: number, columns: number, rows: number): string {
  const [left, top] = [(columns - 1) / 2, (rows - 1) / 2]
  const is = (column: number, row: number) => pattern(column - left, row - top) === thread
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const start = column
      while (column < columns && is(column, row)) column++
      const length = (column - start) * cell
      if (length > 0) path += `M${start * cell} ${row * cell}h${length}v${cell}h-${length}z`
    }
  return path
}
