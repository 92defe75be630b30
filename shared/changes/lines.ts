/** A line of a shopping list, as far as two people can change it at once. */
export interface ChangedLine {
  id: string
  text: string
  /** What somebody wrote beside it: «синя пачка». */
  remark: string
  ticked: boolean
  removed: boolean
}

/** What somebody did to a list, with what they saw when they did it. */
export type LineChange =
  | { kind: 'addLine'; lineId: string; text: string }
  /** `seen` is what stood there; `spareId` is for the words when another's stand there by now. */
  | { kind: 'editLine'; lineId: string; seen: string; text: string; spareId: string }
  | { kind: 'remarkLine'; lineId: string; seen: string; remark: string }
  | { kind: 'tickLines'; lineIds: readonly string[]; ticked: boolean }
  | { kind: 'removeLines'; lines: readonly { id: string; seen: string; remark: string }[] }
  | { kind: 'restoreLines'; lineIds: readonly string[] }

/** The lines that a change names. */
export function linesNamed(change: LineChange): string[] {
  switch (change.kind) {
    case 'addLine':
    case 'remarkLine':
      return [change.lineId]
    case 'editLine':
      return [change.lineId, change.spareId]
    case 'removeLines':
      return change.lines.map((line) => line.id)
    case 'tickLines':
    case 'restoreLines':
      return [...change.lineIds]
  }
}

/**
 * What a change makes of the lines it names: those that are new or other than before. Changes are applied one after
 * another in the order in which they reach the server, and whoever comes later has not seen what came before, so
 * that each says what was meant. Nothing that somebody typed goes unless whoever took it away had read it.
 */
export function changeLines(
  lines: ReadonlyMap<string, ChangedLine>,
  change: LineChange,
): ChangedLine[] {
  const known = (ids: readonly string[]) => ids.flatMap((id) => lines.get(id) ?? [])
  switch (change.kind) {
    case 'addLine': {
      if (lines.has(change.lineId)) return []
      return [newLine(change.lineId, change.text)]
    }
    case 'editLine':
      return edited(lines, change)
    case 'remarkLine':
      return [remarked(lines.get(change.lineId), change)]
    case 'tickLines':
      return known(change.lineIds)
        .filter((line) => line.ticked !== change.ticked)
        .map((line) => ({ ...line, ticked: change.ticked }))
    case 'removeLines':
      // Words that whoever removes the line has not read stay on the list.
      return change.lines.flatMap(({ id, seen, remark }) => {
        const line = lines.get(id)
        const read = line && line.text === seen && line.remark === remark
        return read && !line.removed ? [{ ...line, removed: true }] : []
      })
    case 'restoreLines':
      return known(change.lineIds)
        .filter((line) => line.removed)
        .map((line) => ({ ...line, removed: false }))
  }
}

function edited(
  lines: ReadonlyMap<string, ChangedLine>,
  { lineId, seen, text, spareId }: Extract<LineChange, { kind: 'editLine' }>,
): ChangedLine[] {
  const line = lines.get(lineId)
  const merged = line ? mergedText(seen, line.text, text) : null
  // Who types wants it on the list, also where another has just taken it off.
  if (line && merged !== null)
    return merged === line.text && !line.removed ? [] : [{ ...line, text: merged, removed: false }]
  // Both typed something else in the same place, or the line is gone for good: both stand on the list.
  if (lines.has(spareId)) return []
  return [newLine(spareId, text)]
}

function remarked(
  line: ChangedLine | undefined,
  { lineId, seen, remark }: Extract<LineChange, { kind: 'remarkLine' }>,
): ChangedLine {
  // Beside a line that is gone for good the words stand for themselves.
  if (!line) return newLine(lineId, remark)
  return { ...line, remark: mergedNote(seen, line.remark, remark), removed: false }
}

const newLine = (id: string, text: string): ChangedLine => ({
  ...{ id, text, remark: '' },
  ...{ ticked: false, removed: false },
})

/**
 * One text of what two people made of another, when they changed different words of it: the amount here, the
 * name there. Null when they changed the same.
 */
export function mergedText(seen: string, theirs: string, mine: string): string | null {
  if (theirs === seen || theirs === mine) return mine
  if (mine === seen) return theirs
  const words = seen.split(' ')
  const hers = replaced(words, theirs.split(' '))
  const his = replaced(words, mine.split(' '))
  const herFirst = hers.from - his.from || hers.to - his.to
  const [first, second] = herFirst <= 0 ? [hers, his] : [his, hers]
  // Words put in at one and the same place have no order of their own.
  if (first.to > second.from || herFirst === 0) return null
  return [
    ...words.slice(0, first.from),
    ...first.words,
    ...words.slice(first.to, second.from),
    ...second.words,
    ...words.slice(second.to),
  ].join(' ')
}

const between = ' · '

/** Both beside each other where two wrote the same words in other ways. */
export function mergedNote(seen: string, theirs: string, mine: string): string {
  const merged = mergedText(seen, theirs, mine)
  if (merged !== null) return merged.trim()
  if (theirs.split(between).includes(mine)) return theirs
  return [theirs, mine].filter(Boolean).join(between)
}

/** The stretch of words that was replaced, and by which. */
function replaced(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let kept = 0
  while (kept < shorter - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  return { from, to: before.length - kept, words: after.slice(from, after.length - kept) }
}
