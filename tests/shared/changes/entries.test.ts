import { describe, expect, test } from 'bun:test'
import {
  type ChangedEntry,
  changeEntries,
  type EntryChange,
} from '../../../shared/changes/entries.ts'

const monday = { date: '2027-03-08', slot: 'dinner' } as const
const friday = { date: '2027-03-12', slot: 'lunch' } as const
const soup: ChangedEntry = {
  id: 'a',
  ...monday,
  servings: 4,
  eaters: null,
  note: '',
  cooked: false,
  removed: false,
}

/** One after another, as they reach the server. */
function become(entry: ChangedEntry, ...changes: EntryChange[]): ChangedEntry | undefined {
  const entries = new Map([[entry.id, entry]])
  for (const change of changes)
    for (const one of changeEntries(entries, change)) entries.set(one.id, one)
  return entries.get(entry.id)
}

const seen = { ...monday, note: '', cooked: false }
const remove: EntryChange = { kind: 'removeEntry', entryId: 'a', seen }
const move: EntryChange = { kind: 'moveEntry', entryId: 'a', ...friday }
const serve: EntryChange = { kind: 'serveEntry', entryId: 'a', servings: 6 }
const cook: EntryChange = { kind: 'cookEntry', entryId: 'a', cooked: true }
const note = (text: string, before = ''): EntryChange => ({
  kind: 'noteEntry',
  entryId: 'a',
  seen: before,
  note: text,
})

describe('What two did to one dish of the plan', () => {
  test('stands side by side: one moved it, the other changed for how many', () => {
    for (const order of [
      [move, serve],
      [serve, move],
    ])
      expect(become(soup, ...order)).toEqual({ ...soup, ...friday, servings: 6 })
  })

  test('keeps the dish that was moved, cooked or written to, and goes where only the number changed', () => {
    for (const wanted of [move, cook, note('розморозити')]) {
      expect(become(soup, remove, wanted)?.removed).toBe(false)
      expect(become(soup, wanted, remove)?.removed).toBe(false)
    }
    expect(become(soup, serve, remove)?.removed).toBe(true)
    expect(become(soup, remove, serve)).toEqual({ ...soup, servings: 6, removed: true })
  })

  test('keeps both notes', () => {
    expect(become(soup, note('сметана'), note('без солі'))?.note).toBe('сметана · без солі')
    const noted = { ...soup, note: 'сметана 200 г' }
    const [his, hers] = [note('сметана 300 г', noted.note), note('жирна сметана 200 г', noted.note)]
    expect(become(noted, his, hers)?.note).toBe('жирна сметана 300 г')
    expect(become(noted, his, note('', noted.note))?.note).toBe('сметана 300 г')
  })

  test('is the same when it is shown over what it has already become', () => {
    const both = [note('сметана'), note('без солі')]
    expect(become(soup, ...both, note('без солі'))?.note).toBe('сметана · без солі')
    expect(become(soup, move, move)).toEqual(become(soup, move))
  })
})
