import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
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
    const removed: LineChange = { kind: 'removeLines', lines: [{ id: 'a', seen: 'хліб' }] }
    expect(onList(apply(apply(before, typed), removed))).toEqual(['хліб житній'])
    expect(onList(apply(apply(before, removed), typed))).toEqual(['хліб житній'])
  })
})

describe('Two to four devices', () => {
  test('that lose the connection, repeat and overtake each other end with the same list, and nothing typed is lost', () => {
    fc.assert(
      fc.property(story, ({ devices, steps }) => play(devices, steps)),
      { numRuns: 10_000 },
    )
  })
})

/** One step: a device does something, or reaches the server with what it has, or its answer is lost. */
const step = fc.record({
  device: fc.nat(3),
  act: fc.constantFrom<Step['act'][]>(
    'add',
    'edit',
    'tick',
    'remove',
    'restore',
    'send',
    'cut',
    'read',
  ),
  at: fc.nat(20),
  words: fc.nat(6),
})
const story = fc.record({
  devices: fc.integer({ min: 2, max: 4 }),
  steps: fc.array(step, { maxLength: 40 }),
})

interface Device {
  snapshot: Lines
  queue: { id: string; change: LineChange }[]
}

interface Step {
  device: number
  act: 'add' | 'edit' | 'tick' | 'remove' | 'restore' | 'send' | 'cut' | 'read'
  at: number
  words: number
}

function play(count: number, steps: readonly Step[]): void {
  let server: Lines = new Map([line('0', 'молоко 2 л'), line('1', 'хліб')])
  const applied = new Set<string>()
  const devices: Device[] = Array.from({ length: count }, () => ({ snapshot: server, queue: [] }))
  // A text may go when somebody who had read it replaced or removed it.
  const typed = new Set<string>()
  const readAway = new Set<string>()
  let made = 0

  const shown = (device: Device) =>
    device.queue.reduce((lines, { change }) => apply(lines, change), device.snapshot)
  const deliver = (device: Device) => {
    for (const { id, change } of device.queue) {
      if (applied.has(id)) continue
      applied.add(id)
      server = apply(server, change)
    }
  }
  const act = (device: Device, { act: what, at, words }: Step) => {
    const lines = [...shown(device).values()]
    const some = lines[at % Math.max(1, lines.length)]
    made += 1
    const put = (change: LineChange) => device.queue.push({ id: `c${made}`, change })
    if (what === 'add') {
      typed.add(`т${made}`)
      put({ kind: 'addLine', lineId: `n${made}`, text: `т${made}` })
    } else if (!some) return
    else if (what === 'edit') {
      const parts = some.text.split(' ')
      const place = words % (parts.length + 1)
      typed.add(`т${made}`)
      for (const gone of parts.slice(place, place + 1)) readAway.add(gone)
      const text = [...parts.slice(0, place), `т${made}`, ...parts.slice(place + 1)].join(' ')
      put(edit(some.id, some.text, text, `s${made}`))
    } else if (what === 'tick') put({ kind: 'tickLines', lineIds: [some.id], ticked: at % 2 === 0 })
    else if (what === 'remove') {
      for (const gone of some.text.split(' ')) readAway.add(gone)
      put({ kind: 'removeLines', lines: [{ id: some.id, seen: some.text }] })
    } else put({ kind: 'restoreLines', lineIds: [some.id] })
  }

  for (const one of steps) {
    const device = devices[one.device % count]
    if (!device) continue
    if (one.act === 'send') {
      deliver(device)
      device.queue = []
      device.snapshot = server
      // It reached the server, and the answer was lost: the device will send it all again.
    } else if (one.act === 'cut') deliver(device)
    else if (one.act === 'read') device.snapshot = server
    else act(device, one)
  }
  for (const device of devices.toReversed()) {
    deliver(device)
    device.queue = []
  }
  for (const device of devices) device.snapshot = server
  const all = devices.map((device) => JSON.stringify([...shown(device).values()]))
  if (new Set(all).size !== 1) throw new Error('The devices show different lists.')
  const held = new Set(onList(server).flatMap((text) => text.split(' ')))
  for (const word of typed)
    if (!held.has(word) && !readAway.has(word)) throw new Error(`«${word}» was lost.`)
}

function line(id: string, text: string): [string, ChangedLine] {
  return [id, { id, text, ticked: false, removed: false }]
}

function edit(lineId: string, seen: string, text: string, spareId: string): LineChange {
  return { kind: 'editLine', lineId, seen, text, spareId }
}

function onList(lines: Lines): string[] {
  return [...lines.values()].filter((one) => !one.removed).map((one) => one.text)
}
