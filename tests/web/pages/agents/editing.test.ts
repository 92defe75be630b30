import { describe, expect, test } from 'bun:test'
import { createRoot } from 'solid-js'
import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { createEditing, type Editing } from '../../../../web/pages/agents/proposals/editing.ts'

const dish: ProposalPreview = {
  kind: 'plan_entry',
  recipe: { id: 'rec_1', title: 'Борщ' },
  saves: false,
  date: '2026-11-26',
  slot: 'dinner',
  servings: 4,
  note: '',
  sameDay: [],
}
const lines: ProposalPreview = { kind: 'shopping_list', list: null, lines: ['молоко', 'сіль'] }

const dishes: ProposalPreview = {
  kind: 'plan_entries',
  entries: ['Борщ', 'Куліш', 'Юшка'].map((title, index) => ({
    title,
    date: `2026-11-2${index}`,
    slot: 'dinner' as const,
    servings: 4,
    note: '',
    saves: true,
    gone: title === 'Куліш',
  })),
  planned: [],
}

const editing = (preview: ProposalPreview): Editing =>
  createRoot(() => createEditing(() => preview))

describe('what is sent with a yes', () => {
  test('is nothing at all when the person changed nothing, or changed it back', () => {
    const edits = editing(dish)
    expect(edits.made()).toBeUndefined()
    edits.change({ servings: 6 })
    edits.change({ servings: 4 })
    expect(edits.made()).toBeUndefined()
  })

  test('is only what differs from what was asked', () => {
    const edits = editing(dish)
    edits.change({ date: '2026-11-27', slot: 'dinner' })
    expect(edits.made()).toEqual({ date: '2026-11-27' })
  })

  test('names the lines that stay', () => {
    const edits = editing(lines)
    edits.tick(0, false)
    expect(edits.made()).toEqual({ lines: [1] })
    edits.tickAll()
    expect(edits.made()).toBeUndefined()
  })

  test('names the dishes that stay, and never one whose recipe is gone', () => {
    const week = editing(dishes)
    expect([week.kept(), week.made()]).toEqual([2, { lines: [0, 2] }])
    week.tick(0, false)
    expect(week.made()).toEqual({ lines: [2] })
    week.tick(2, false)
    expect(week.ready()).toBe(false)
    week.tickAll()
    expect(week.kept()).toBe(2)
  })

  test('is not possible without a line, without a day, or without a name', () => {
    const list = editing(lines)
    list.tick(0, false)
    list.tick(1, false)
    expect(list.ready()).toBe(false)
    const entry = editing(dish)
    entry.change({ date: '' })
    expect(entry.ready()).toBe(false)
  })
})
