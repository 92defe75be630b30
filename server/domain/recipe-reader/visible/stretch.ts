import { isUnit } from './words.ts'

/** No list or method is longer in its page's own markup. */
const longest = 60_000
const mostPlaces = 12
const before = 6000

/** A tag that may name a part. */
const naming =
  /<(?:h[2-6]|strong|b|dt|th|em|u)[\s>]|(?:head|title|label|group|section)[\w-]{0,30}["'\s]/i

/**
 * The stretch of a page that shows these lines and steps, where names of parts may stand among them: so much
 * less to be read than the whole page. Null where the page does not show them, or shows them in one piece.
 */
export function stretchOf(
  html: string,
  lines: readonly string[],
  steps: readonly string[],
): string | null {
  const list = shownAt(html, lines, 0)
  const method = shownAt(html, steps, list?.end ?? 0)
  const parted = [list, method].filter((one) => one !== null).filter((one) => one.parted)
  if (parted.length === 0) return null
  const all = [list, method].filter((one) => one !== null)
  const from = Math.min(...all.map((one) => one.from))
  const end = Math.max(...all.map((one) => one.end))
  if (end - from > 2 * longest) return null
  // Whole from the heading above it, that is never in the middle of a script.
  const headings = [...html.slice(Math.max(0, from - before), from).matchAll(/<h[1-6][\s>]/gi)]
  const [heading] = headings.slice(-3)
  const start = heading ? Math.max(0, from - before) + heading.index : html.lastIndexOf('<', from)
  const after = html.indexOf('>', html.indexOf('</', end))
  return html.slice(Math.max(0, start), after < 0 ? undefined : after + 1)
}

interface Shown {
  from: number
  end: number
  parted: boolean
}

/** Where the first and the last of them stand in markup near each other, and not in a script's data. */
function shownAt(html: string, texts: readonly string[], least: number): Shown | null {
  const [first, last] = [keyOf(texts[0]), keyOf(texts.at(-1))]
  if (texts.length < 2 || first === null || last === null) return null
  let from = html.indexOf(first, least)
  for (let place = 0; from >= 0 && place < mostPlaces; place += 1) {
    const end = html.indexOf(last, from + 1)
    if (end < 0) return null
    const between = end - from <= longest ? html.slice(from, end) : ''
    const tags = between.split('</', texts.length + 1).length - 1
    if (tags >= texts.length - 1) {
      // The name of the first part stands before the first line.
      const above = html.slice(Math.max(0, from - 400), from)
      return {
        from,
        end,
        parted: naming.test(between) || naming.test(above.slice(above.lastIndexOf('</h'))),
      }
    }
    from = html.indexOf(first, from + 1)
  }
  return null
}

/** The longest run of plain words of a line: what stands around them may be marked up, or written otherwise. */
function keyOf(text: string | undefined): string | null {
  const runs = (text ?? '').slice(0, 300).match(/\p{L}+(?: \p{L}+)*/gu) ?? []
  const longestRun = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  // The unit may stand in a box with its amount, apart from the food.
  const [unit = '', ...food] = longestRun.split(' ')
  const own = food.length > 0 && isUnit(unit) ? food.join(' ') : longestRun
  return own.length >= 3 ? own : null
}
