import type { OwnRow } from '../export.ts'
import { authorOf, totalMinutes } from '../rows.ts'
import { type LineParts, partsOf } from './line-parts.ts'

/**
 * A recipe in Cooklang. A food is marked where the method first names it in the same words; those that it
 * names otherwise, or not at all, stand before it as they were written.
 */
export function asCooklang(row: OwnRow, pictures: readonly string[]): string {
  const oneLine = !row.description.includes('\n')
  const facts: [string, string | number | null][] = [
    ['title', quoted(row.title)],
    ['servings', row.servings],
    ['prep time', minutes(row.prep_minutes)],
    ['cook time', minutes(row.cook_minutes)],
    ['description', oneLine && row.description ? quoted(row.description) : null],
    ['author', quotedOr(authorOf(row))],
    ['source', row.source_url],
    ['time', minutes(totalMinutes(row))],
    ['yield', quotedOr(row.yield_text)],
    ['language', row.language],
    ['video', row.video_url],
    ['rest time', minutes(row.rest_minutes)],
    ['image', pictures[0] ?? null],
    ['rating', row.rating],
    ['own note', quotedOr(row.own_note?.replace(/\n+/g, ' ') ?? null)],
    ['last cooked', row.last_cooked_at?.toISOString() ?? null],
    ['created', row.created_at.toISOString()],
  ]
  const front = facts.flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
  const tags = listed('tags', row.tags)
  const tools = listed('equipment', row.equipment)
  const images = listed('images', pictures.slice(1))
  const steps = row.steps.map((step) => plain(step.text.replaceAll('\n', ' ')))
  const inParts = row.steps.some((step) => step.part)
  const apart: string[] = []
  const places: Place[] = []
  for (const [place, line] of row.ingredients.entries()) {
    if (line.heading) {
      apart.push(`== ${line.text.replace(/[:=]+$/, '')} ==`)
      continue
    }
    const parts = partsOf(line)
    const at = steps.findIndex((step) => placeIn(step, parts.words) >= 0)
    const step = steps[at]
    const from = step === undefined ? -1 : placeIn(step, parts.words)
    // Under the name of a part the order matters, and an amount must not be lost among the words.
    const named = inParts || apart.some((one) => one.startsWith('=='))
    if (step === undefined || named) {
      places.push({ place, at: -1, mark: '' })
      apart.push(mark(parts))
    } else {
      const words = step.slice(from, from + parts.words.length)
      const marked = mark({ ...parts, words })
      places.push({ place, at, mark: marked })
      steps[at] = step.slice(0, from) + marked + step.slice(from + words.length)
    }
  }
  // What follows belongs to no part.
  if (apart.some((one) => one.startsWith('=='))) apart.push('== ==')
  const order = orderOf(places, steps)
  const method = steps.flatMap((step, at) => {
    const part = row.steps[at]?.part
    const minutes = row.steps[at]?.minutes
    // Behind the sentence: in it the time may stand in other words, or not at all.
    const timed = minutes ? `${step} ~{${minutes}%min}` : step
    return part ? [`== ${part.replace(/[:=]+$/, '')} ==`, timed] : [timed]
  })
  const told = [oneLine ? '' : row.description, row.notes].filter(Boolean).join('\n\n')
  const note = told.replace(/^/gm, '> ')
  return `${['---', ...front, ...order, ...tags, ...tools, ...images, '---'].join('\n')}\n\n${[note, ...apart, ...method].filter(Boolean).join('\n\n')}\n`
}

interface Place {
  /** In the list as it was written. */
  place: number
  /** In which step it stands now; -1 before all of them. */
  at: number
  mark: string
}

/** The list is read from the method, in its order: where that is another, our own reader puts it back. */
function orderOf(places: readonly Place[], steps: readonly string[]): string[] {
  const found = places
    .map((one) => ({ ...one, from: one.at < 0 ? 0 : (steps[one.at]?.indexOf(one.mark) ?? 0) }))
    .toSorted((a, b) => a.at - b.at || a.from - b.from)
    .map((one) => one.place)
  const moved = found.some((place, at) => place < (found[at - 1] ?? -1))
  return moved ? [`line order: ${found.map((place) => place + 1).join(' ')}`] : []
}

function listed(name: string, all: readonly string[]): string[] {
  return all.length > 0 ? [`${name}:`, ...all.map((one) => `  - ${quoted(one)}`)] : []
}

function mark({ quantity, said, unit, words }: LineParts): string {
  // Its readers know 1/2, but not ½.
  const fraction = said.length === 1 ? said.normalize('NFKC').replace('\u2044', '/') : said
  const counted = /^\d+(?:\/\d+)?$/.test(fraction) ? fraction : String(Number(quantity?.toFixed(3)))
  const measure = plain(unit).replaceAll('%', '')
  const amount = [quantity === null ? '' : counted, measure].filter(Boolean)
  return `@${plain(words)}{${amount.join('%')}}`
}

/** Where the words stand by themselves, and not inside of another mark. */
function placeIn(step: string, words: string): number {
  const from = step.toLowerCase().indexOf(words.toLowerCase())
  if (from < 0 || words.length < 3) return -1
  const [before = '', after = ''] = [step[from - 1], step[from + words.length]]
  const inside = step.slice(0, from).lastIndexOf('@') > step.slice(0, from).lastIndexOf('}')
  return /\p{L}/u.test(before) || /\p{L}/u.test(after) || inside ? -1 : from
}

/** Its own marks would be read as such. */
function plain(text: string): string {
  return text.replace(/[@#~]/g, ' ').replace(/[{}]/g, '').replaceAll('--', '–').trim()
}

const quotedOr = (text: string | null) => (text ? quoted(text) : null)

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function minutes(value: number | null): string | null {
  return value === null ? null : `${value} min`
}
