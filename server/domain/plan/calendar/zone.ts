import { contentLine } from './lines.ts'

const minute = 60_000
const step = 7 * 24 * 60 * minute

/** RFC 5545 §3.6.5: the clocks of a zone between two moments, each change of them by itself. */
export function timeZoneLines(zone: string, from: number, to: number): string {
  const offset = offsetsOf(zone)
  const changes = changesBetween(offset, from, to)
  const first = offset(from)
  const lines = [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', zone),
    // Up to the first change it is as it was.
    observance('STANDARD', '19700101T000000', first, first),
    ...changes.map((at) => {
      const [before, after] = [offset(at - minute), offset(at)]
      const wall = new Date(at + before * minute).toISOString().slice(0, 19).replace(/[-:]/g, '')
      return observance(after > before ? 'DAYLIGHT' : 'STANDARD', wall, before, after)
    }),
    contentLine('END', 'VTIMEZONE'),
  ]
  return lines.join('')
}

function observance(kind: string, start: string, before: number, after: number): string {
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', start),
    contentLine('TZOFFSETFROM', written(before)),
    contentLine('TZOFFSETTO', written(after)),
    contentLine('END', kind),
  ].join('')
}

function changesBetween(offset: (ms: number) => number, from: number, to: number): number[] {
  const found: number[] = []
  for (let at = from; at < to; at += step) {
    const end = Math.min(at + step, to)
    if (offset(at) !== offset(end)) found.push(firstAfter(offset, at, end))
  }
  return found
}

/** The minute in which the clocks are changed, between two moments that differ. */
function firstAfter(offset: (ms: number) => number, from: number, to: number): number {
  let [before, after] = [Math.floor(from / minute), Math.ceil(to / minute)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offset(middle * minute) === offset(from)) before = middle
    else after = middle
  }
  return after * minute
}

/** How many minutes a zone's clocks are ahead of UTC at a moment. */
function offsetsOf(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (ms) => {
    const parts = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute: at = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, at) / minute - Math.floor(ms / minute)
  }
}

/** `+0300` */
function written(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(hours)}${two(minutes)}`
}
