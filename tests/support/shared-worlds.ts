import { type ChangedEntry, changeEntries, type EntryChange } from '../../shared/changes/entries.ts'
import { type ChangedLine, changeLines, type LineChange } from '../../shared/changes/lines.ts'
import { mealSlots } from '../../shared/meals.ts'
import type { World } from './devices.ts'

const nth = <Thing>(things: readonly Thing[], at: number) => things[at % Math.max(1, things.length)]

/** `before` with a fresh word at some place of it, and the word that it takes the place of. */
function rewritten(before: string, place: number, fresh: string) {
  const parts = before === '' ? [] : before.split(' ')
  const at = place % (parts.length + 1)
  const text = [...parts.slice(0, at), fresh, ...parts.slice(at + 1)].join(' ')
  return { text, gone: parts.slice(at, at + 1) }
}

const words = (text: string) => text.split(/[ ·]+/)

/** A shopping list that a kitchen writes together. */
export const linesWorld: World<ChangedLine, LineChange> = {
  acts: ['add', 'edit', 'remark', 'tick', 'remove', 'restore'],
  start: [
    { id: '0', text: 'молоко 2 л', remark: '', ticked: false, removed: false },
    { id: '1', text: 'хліб', remark: 'житній', ticked: false, removed: false },
  ],
  change: changeLines,
  words: (line) => (line.removed ? [] : words(`${line.text} ${line.remark}`)),
  act: (shown, step, fresh) => {
    if (step.act === 'add')
      return {
        change: { kind: 'addLine', lineId: `n${fresh}`, text: fresh },
        typed: fresh,
      }
    const some = nth(shown, step.at)
    if (!some) return undefined
    const { id, text: seen, remark: beside } = some
    if (step.act === 'edit') {
      const { text, gone } = rewritten(seen, step.words, fresh)
      const spareId = `s${fresh}`
      return { change: { kind: 'editLine', lineId: id, seen, text, spareId }, typed: fresh, gone }
    }
    if (step.act === 'remark') {
      const { text: remark, gone } = rewritten(beside, step.words, fresh)
      return {
        change: { kind: 'remarkLine', lineId: id, seen: beside, remark },
        typed: fresh,
        gone,
      }
    }
    if (step.act === 'tick')
      return { change: { kind: 'tickLines', lineIds: [id], ticked: step.at % 2 === 0 } }
    if (step.act === 'remove')
      return {
        change: { kind: 'removeLines', lines: [{ id, seen, remark: beside }] },
        gone: words(`${seen} ${beside}`),
      }
    return { change: { kind: 'restoreLines', lineIds: [id] } }
  },
}

const day = (at: number) => `2027-03-${String(8 + (at % 7)).padStart(2, '0')}`
const standing = { slot: 'dinner', servings: 2, eaters: null, note: '' } as const
const untouched = { cooked: false, removed: false }

/** A plan that a kitchen makes together. */
export const entriesWorld: World<ChangedEntry, EntryChange> = {
  acts: ['add', 'copy', 'move', 'serve', 'note', 'cook', 'remove', 'restore'],
  start: [
    { id: '0', date: day(0), ...standing, ...untouched },
    { id: '1', date: day(1), ...standing, ...untouched, note: 'на двох' },
  ],
  change: changeEntries,
  words: (entry) => (entry.removed ? [] : words(entry.note)),
  act: (shown, step, fresh) => {
    const at = { date: day(step.at), slot: mealSlots[step.words % 4] ?? 'dinner' }
    const entryId = `n${fresh}`
    if (step.act === 'add')
      return { change: { kind: 'addEntry', entryId, ...at, servings: step.words } }
    const some = nth(shown, step.at)
    if (!some) return undefined
    const { id, date, slot, note, cooked } = some
    switch (step.act) {
      case 'copy':
        return { change: { kind: 'copyEntry', entryId, of: id, ...at } }
      case 'move':
        return { change: { kind: 'moveEntry', entryId: id, ...at } }
      case 'serve': {
        const eaters = step.words % 2 === 0 ? [`m${step.at}`] : undefined
        return { change: { kind: 'serveEntry', entryId: id, servings: step.words, eaters } }
      }
      case 'note': {
        const { text, gone } = rewritten(note, step.words, fresh)
        return {
          change: { kind: 'noteEntry', entryId: id, seen: note, note: text },
          typed: fresh,
          gone,
        }
      }
      case 'cook':
        return { change: { kind: 'cookEntry', entryId: id, cooked: step.words % 2 === 0 } }
      case 'remove':
        return {
          change: { kind: 'removeEntry', entryId: id, seen: { date, slot, note, cooked } },
          gone: words(note),
        }
      default:
        return { change: { kind: 'restoreEntry', entryId: id } }
    }
  },
}
