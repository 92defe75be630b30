import { describe, expect, test } from 'bun:test'
import {
  type ChangedLine,
  changeLines,
  type LineChange,
  mergedText,
} from '../../../shared/changes/lines.ts'

type Lines = ReadonlyMap<string, ChangedLine>

const apply = (lines: Lines, change: LineChange): Lines =>
  new Map([...lines, ...changeLines(lines, change).map((line) => [line.id, line] as const)])

describe('Two edits of one line', () => {
  test('become one text where they changed different words', () => {
    expect(mergedText('молоко 2 л', 'молоко 3 л', 'молоко безлактозне 2 л')).toBe(
      'молоко безлактозне 3 л',
    )
    expect(mergedText('молоко 2 л', 'молоко 2 л', 'кефір')).toBe('кефір')
    expect(mergedText('молоко 2 л', 'молоко 5 л', 'молоко 3 л')).toBeNull()
  })

  test('both stand on the list where they changed the same', () => {
    let lines: Lines = new Map([line('a', 'молоко 2 л')])
    lines = apply(lines, edit('a', 'молоко 2 л', 'молоко 3 л', 'b'))
    lines = apply(lines, edit('a', 'молоко 2 л', 'молоко 5 л', 'c'))
    expect(onList(lines)).toEqual(['молоко 3 л', 'молоко 5 л'])
  })

  test('outlive a removal by whoever had not read them', () => {
    const before: Lines = new Map([line('a', 'хліб')])
    const typed = edit('a', 'хліб', 'хліб житній', 'b')
    const removed: LineChange = {
      kind: 'removeLines',
      lines: [{ id: 'a', seen: 'хліб', remark: '' }],
    }
    expect(onList(apply(apply(before, typed), removed))).toEqual(['хліб житній'])
    expect(onList(apply(apply(before, removed), typed))).toEqual(['хліб житній'])
  })
})

describe('What stands beside a line', () => {
  const bread = { id: 'a', text: 'хліб', remark: 'житній', ticked: false, removed: false }
  const beside = (remark: string, seen = 'житній'): LineChange => ({
    kind: 'remarkLine',
    ...{ lineId: 'a', seen, remark },
  })
  const become = (...changes: LineChange[]) =>
    changes.reduce<Lines>(apply, new Map([['a', bread]])).get('a')

  test('is merged as its words are, and both stand where two wrote the same', () => {
    expect(become(beside('житній пів'), beside('свіжий житній'))?.remark).toBe('свіжий житній пів')
    expect(become(beside('білий'), beside('чорний'))?.remark).toBe('білий · чорний')
    expect(become(beside(''), beside('чорний'))?.remark).toBe('чорний')
  })

  test('keeps the line that somebody removed without having read it, in either order', () => {
    const lines = [{ id: 'a', seen: 'хліб', remark: 'житній' }]
    const removed: LineChange = { kind: 'removeLines', lines }
    expect(become(removed)?.removed).toBe(true)
    expect(become(beside('білий'), removed)?.removed).toBe(false)
    expect(become(removed, beside('білий'))).toMatchObject({ remark: 'білий', removed: false })
  })
})

function line(id: string, text: string): [string, ChangedLine] {
  return [id, { id, text, remark: '', ticked: false, removed: false }]
}

function edit(lineId: string, seen: string, text: string, spareId: string): LineChange {
  return { kind: 'editLine', lineId, seen, text, spareId }
}

function onList(lines: Lines): string[] {
  return [...lines.values()].filter((one) => !one.removed).map((one) => one.text)
}
