import { isAside } from '../asides.ts'
import { withAmounts } from './amounts-apart.ts'
import { beginning } from './beginning.ts'
import { commonBox, isInside } from './boxes.ts'
import { byCount, byShape, firstStep, isTold } from './by-shape.ts'
import type { Candidate } from './candidate.ts'
import { withoutGoodbye } from './endings.ts'
import { saysOnlyServings, saysOnlyTime, saysOnlyWho } from './facts.ts'
import { leadsAway, sectionOf } from './headings.ts'
import type { PageLine } from './page-lines.ts'
import { type Entry, listInOne, withBoldParts, withoutCount } from './tidy-entries.ts'
import { readsAsAmount } from './words.ts'

const longestGap = 2
const most = 200
/** Each is looked below; a page that says it more often is not about one recipe. */
const mostHeadings = 40

export function candidatesIn(page: readonly PageLine[]): Candidate[] {
  const method = page.findIndex((line) => beginning(line) === 'steps')
  const lines = withAmounts(
    page
      // Below the heading of the method, «Preparation: mix …» is a step.
      .flatMap((line, at) => (method >= 0 && at > method ? [line] : headedApart(line)))
      .filter((line) => !line.head),
  )
  return [...byHeading(lines), ...byClass(lines), ...byShape(lines), ...byCount(lines)]
    .map(tidied)
    .filter((one) => one.entries.some((entry) => !entry.part))
}

/** «Zutaten: 400 g Mehl; 4 Eier; Salz»: a heading, and what it is over, on one line. */
function headedApart(line: PageLine): PageLine[] {
  if (line.kind !== 'text' || line.text.length < 30) return [line]
  const [, head = '', rest = ''] = /^([^:]{3,40}:)\s(\S.{20,})$/u.exec(line.text) ?? []
  const section = head === '' ? null : sectionOf(head)
  const foods = section === 'lines' ? listInOne([{ text: rest, part: false }]) : []
  if (foods.length < 3 && !(section === 'steps' && /[.!]$/.test(rest))) return [line]
  const heading = { ...line, text: head, kind: 'heading' as const, level: 7, boxes: [head] }
  const below = section === 'lines' ? foods.map((one) => one.text) : [rest]
  return [heading, ...below.map((text) => ({ ...line, text, boxes: [text], strong: false }))]
}

function byHeading(lines: readonly PageLine[]): Candidate[] {
  const found: Candidate[] = []
  lines.forEach((line, at) => {
    const kind = beginning(line)
    if ((kind !== 'lines' && kind !== 'steps') || found.length >= mostHeadings) return
    found.push({ kind, by: 'heading', at, entries: under(lines, at, kind) })
  })
  return found
}

/** What stands below a heading, to the next that begins something else. */
function under(lines: readonly PageLine[], from: number, kind: 'lines' | 'steps'): Entry[] {
  const entries: Entry[] = []
  const level = lines[from]?.level ?? 7
  // "Ingredients for the cake" names a part as well.
  const rest =
    /\s((?:for the|für den|für die|für das|für|pour l[ae]|на|для|per l[ae]|para l[ao])\s(?!\d).{3,40})$/iu.exec(
      lines[from]?.text ?? '',
    )
  if (rest?.[1]) entries.push({ text: rest[1].replace(/[:)]$/, ''), part: true })
  const below = lines.slice(from + 1, from + 12)
  const ends = below.findIndex((line) => beginning(line) !== null)
  const listed = below.slice(0, ends < 0 ? 12 : ends).some((line) => line.kind === 'item')
  let strange = 0
  let items = 0
  const told: PageLine[] = []
  for (const [place, line] of lines.slice(from + 1, from + 1 + most).entries()) {
    const at = from + 1 + place
    // A class around it says that the other one begins here.
    if (line.mark === (kind === 'lines' ? 'steps' : 'lines') && entries.length > 0) break
    // «Читайте також: …» between two steps is an advert of the page's own.
    if (kind === 'steps' && leadsAway.test(line.text) && isTold.test(lines[at + 1]?.text ?? '')) {
      if (lines[at + 1]?.kind === 'text' && !lines[at + 1]?.linked) continue
    }
    const begins = beginning(line)
    if (begins === kind && line.kind === 'heading' && line.level >= level) {
      const part = /[\s(:–-]((?:for|für|pour|для|на|per|para)\s(?!\d).{3,40})/iu.exec(
        line.text,
      )?.[1]
      if (part) entries.push({ text: part.replace(/[:)]$/, ''), part: true })
      continue
    }
    if (begins || (kind === 'steps' && entries.length > 1 && saysOnlyWho(line.text))) break
    // A list of other recipes, or what stands outside of the box that holds the method.
    if (kind === 'steps' && entries.length > 1 && line.linked && line.kind === 'item') break
    if (kind === 'steps' && line.kind === 'text' && leaves(line, lines[from], told)) break
    if (kind === 'lines' && entries.length > 1 && firstStep.test(line.text)) break
    if (isPart(line, kind) || between(line, lines[at + 1])) {
      // A heading of the same size begins something else; those of parts are smaller.
      const filled = entries.some((one) => !one.part)
      if (line.kind === 'heading' && line.level < 7 && line.level <= level && filled) break
      entries.push({ text: line.text, part: true })
      continue
    }
    if (line.kind === 'item') items += 1
    else if (strangeTo(line, kind, listed)) {
      strange += 1
      if ((items > 0 && !resumes(lines[at + 1], kind)) || strange > 2) break
      continue
    }
    entries.push({ text: line.text, part: false, strong: line.strong })
    if (told.length < 2 && line.text.length > 25) told.push(line)
  }
  return kind === 'lines' ? listInOne(entries) : entries
}

/** After a word of the page's own the list goes on. */
function resumes(next: PageLine | undefined, kind: 'lines' | 'steps'): boolean {
  if (next?.kind !== 'item' || next.linked) return false
  return kind === 'lines' ? readsAsAmount(next.text) : isTold.test(next.text)
}

/** Whether it stands outside of the box that holds the heading and the first two steps. */
function leaves(line: PageLine, heading: PageLine | undefined, told: readonly PageLine[]): boolean {
  if (!heading || told.length < 2) return false
  return !isInside(line.box, commonBox([heading, ...told].map((one) => one.box)))
}

/** Words between two lists: «Соус». */
function between(line: PageLine, next: PageLine | undefined): boolean {
  const apart = line.kind === 'text' || (line.kind === 'heading' && line.level === 7)
  if (!apart || next?.kind !== 'item') return false
  return line.text.length <= 40 && !line.linked && /^\p{L}[^\d.!?]+$/u.test(line.text)
}

function isPart(line: PageLine, kind: 'lines' | 'steps'): boolean {
  if (line.text.length > 70 || (kind === 'lines' && /^\d/.test(line.text))) return false
  if (line.kind === 'heading') return line.level < 7 || kind === 'lines' || /:$/.test(line.text)
  return /:$/.test(line.text) && line.text.length <= 50
}

/** Prose among ingredients, or, where the method is a list, whatever stands outside of it. */
function strangeTo(line: PageLine, kind: 'lines' | 'steps', listed: boolean): boolean {
  if (kind === 'lines') return listed ? true : line.text.length > 120 || !/\p{L}/u.test(line.text)
  return listed && line.kind !== 'item' ? true : line.linked
}

const prose = /^\p{L}.{24,}/u

/** What a class around it says, in runs that nothing else stands between. */
function byClass(lines: readonly PageLine[]): Candidate[] {
  const found: Candidate[] = []
  let last = -10
  let listed: Candidate | null = null
  lines.forEach((line, at) => {
    if (line.mark !== 'lines' && line.mark !== 'steps') return
    const run = found.at(-1)
    const own = run?.kind === line.mark && at - last <= longestGap ? run : null
    const candidate = own ?? { kind: line.mark, by: 'class' as const, at, entries: [] }
    if (!own) found.push(candidate)
    last = at
    if (beginning(line)) return
    // A bold line may be one of many.
    const bold = line.kind === 'heading' && line.level === 7
    const named =
      (line.kind === 'heading' && !(bold && readsAsAmount(line.text))) ||
      /^\D{2,49}:$/.test(line.text)
    const part = named || between(line, lines[at + 1])
    if (line.list > 0) listed = candidate
    // «If you have no penne, use fusilli» is said below the list, not in it.
    else if (listed === candidate && !part && prose.test(line.text) && line.mark === 'lines') return
    const loose = part && bold && !line.text.endsWith(':')
    candidate.entries.push({ text: line.text, part, strong: line.strong, loose })
  })
  return found
}

/** «Крок 1» above a step names no part, and must not hide the name that stands above it. */
const isCount = /^(?:\p{L}{1,12}\s)?№?\d{1,2}\W?$/u

function tidied(candidate: Candidate): Candidate {
  const seen = new Set<string>()
  const { kind } = candidate
  const entries = (kind === 'lines' ? withBoldParts : withoutCount)(candidate.entries)
    .filter(({ text, part }) => !(part && kind === 'steps' && isCount.test(text)))
    .filter(({ text }) => !isAside(text) && !saysOnlyServings(text) && !saysOnlyTime(text))
    // A card that is printed twice, once for paper.
    .filter(
      ({ text, part }) => part || candidate.kind === 'lines' || (!seen.has(text) && seen.add(text)),
    )
    .slice(0, most)
  const own = kind === 'steps' ? withoutGoodbye(entries) : entries
  const kept = own.filter((one, at) => !one.part || own[at + 1]?.part === false)
  // One name over all of it is that of the dish.
  const alone = kept[0]?.part === true && kept.filter((one) => one.part).length === 1
  return { ...candidate, entries: alone ? kept.slice(1) : kept }
}
