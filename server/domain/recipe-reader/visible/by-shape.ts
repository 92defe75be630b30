import { beginning } from './beginning.ts'
import type { Candidate } from './candidate.ts'
import type { PageLine } from './page-lines.ts'
import type { Entry } from './tidy-entries.ts'
import { readsAsAmount } from './words.ts'

/** A list of amounts on an old page, and what is told after it. */
export function byShape(lines: readonly PageLine[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!isAmount(lines[at])) continue
    const from = at
    while (goesOn(lines, at)) at += 1
    if (isLast(lines, at)) at += 1
    const list = lines.slice(from, at).filter((line) => line.text.length <= 120)
    const told = told_(lines, at)
    // Three amounts are a list where a list says so and sentences follow it.
    const few = list.length === 3 && list.every((line) => line.kind === 'item') && told.length > 1
    if (list.length < 4 && !few) continue
    const entries = list.map(({ text, kind }) => ({
      text,
      // A newspaper sets its whole list in bold.
      part: !readsAsAmount(text) && (kind === 'heading' || /:$/.test(text)),
    }))
    const above = lines[from - 1]
    const named = above?.kind === 'heading' && above.level > 2 && above.text.length <= 40
    if (named) entries.unshift({ text: above.text, part: true })
    found.push({ kind: 'lines', by: 'shape', at: from, entries })
    if (told.length > 0) found.push({ kind: 'steps', by: 'shape', at, entries: told })
  }
  return found
}

const counted = /^(?:\p{L}{3,7}\s{0,2})?№?(\d{1,2})\s{0,2}[.):–—-]\s{0,2}(?=\p{Lu})/u

export const firstStep = /^\p{L}{3,7}\s{0,2}№?1\s{0,2}[.):–—-]\s{0,2}\p{Lu}.{10}/u

/** «Step 1 – Heat the oil.», «Step 2 – …» in paragraphs of their own, under no heading. */
export function byCount(lines: readonly PageLine[]): Candidate[] {
  const found: Candidate[] = []
  lines.forEach((line, at) => {
    const count = Number(counted.exec(line.text)?.[1] ?? 0)
    const run = found.at(-1)
    if (count === 1) found.push({ kind: 'steps', by: 'shape', at, entries: [] })
    else if (count === 0 || count !== (run?.entries.length ?? 0) + 1) return
    found.at(-1)?.entries.push({ text: line.text, part: false })
  })
  return found.filter((one) => one.entries.length > 1)
}

function goesOn(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at]
  if (!line || beginning(line)) return false
  return isAmount(line) || isAmount(lines[at + 1])
}

/** «Parmesan, for serving», and the method begins below it. */
function isLast(lines: readonly PageLine[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  if (line?.kind !== 'text' || line.linked || line.text.length > 60 || !next) return false
  const told = next.kind === 'text' ? isTold.test(next.text) : beginning(next) === 'steps'
  return /^\p{L}.*[^.!?:]$/u.test(line.text) && told
}

/** A sentence that says what to do. */
export const isTold = /^\p{Lu}.{40,}[.!]$/u

function isAmount(line: PageLine | undefined): boolean {
  if (line === undefined || line.text.length > 120 || line.linked) return false
  // «Season with 1 1/2 tsp. salt and let stand.» is told, not listed.
  if (isTold.test(line.text)) return false
  return readsAsAmount(line.text)
}

function told_(lines: readonly PageLine[], from: number): Entry[] {
  const entries: Entry[] = []
  for (const line of lines.slice(from, from + 40)) {
    if (beginning(line) === 'end' || (line.kind === 'heading' && line.level < 7)) break
    // Where the method is a list, it ends with its list.
    if (entries.length > 1 && lines[from]?.kind === 'item' && line.kind === 'text') break
    // Where steps are counted, what is not is none of them.
    if (entries.length > 1 && counted.test(entries[0]?.text ?? '') && !counted.test(line.text))
      break
    if (line.linked || line.text.length < 15) continue
    if (!/[.!?…:)]$/.test(line.text)) break
    entries.push({ text: line.text, part: false })
  }
  return entries
}
