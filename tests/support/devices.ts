import fc from 'fast-check'

/** One step of a story: a device does something, reaches the server with what it has, or its answer is lost. */
export interface Step {
  device: number
  act: string
  at: number
  words: number
}

/** What two to four devices may do to things that they share. */
export interface World<Thing extends { id: string }, Change> {
  acts: readonly string[]
  start: readonly Thing[]
  change: (things: ReadonlyMap<string, Thing>, change: Change) => Thing[]
  /** What a device does with what it shows. `fresh` is a word that nobody has typed before. */
  act: (shown: readonly Thing[], step: Step, fresh: string) => Act<Change> | undefined
  /** The words that are there to be read. */
  words: (thing: Thing) => string[]
}

interface Act<Change> {
  change: Change
  typed?: string
  /** Words that whoever did it had read and took away. */
  gone?: readonly string[]
}

export function stories(acts: readonly string[]) {
  const step = fc.record({
    device: fc.nat(3),
    act: fc.constantFrom(...acts, 'send', 'cut', 'read'),
    at: fc.nat(20),
    words: fc.nat(6),
  })
  return fc.record({
    devices: fc.integer({ min: 2, max: 4 }),
    // As many as that, and not the handful that is drawn unless told.
    steps: fc.array(step, { maxLength: 40, size: 'max' }),
  })
}

interface Device<Thing, Change> {
  snapshot: ReadonlyMap<string, Thing>
  queue: { id: string; change: Change }[]
}

/** Plays a story to its end, when everything has arrived; throws when something typed is lost or shows differ. */
export function play<Thing extends { id: string }, Change>(
  world: World<Thing, Change>,
  count: number,
  steps: readonly Step[],
): void {
  type Things = ReadonlyMap<string, Thing>
  const apply = (things: Things, change: Change): Things =>
    new Map([...things, ...world.change(things, change).map((one) => [one.id, one] as const)])
  let server: Things = new Map(world.start.map((one) => [one.id, one]))
  const applied = new Set<string>()
  const devices: Device<Thing, Change>[] = Array.from({ length: count }, () => ({
    snapshot: server,
    queue: [],
  }))
  // A text may go when somebody who had read it replaced or removed it.
  const typed = new Set<string>()
  const readAway = new Set<string>()
  const shown = (device: Device<Thing, Change>) =>
    device.queue.reduce((things, { change }) => apply(things, change), device.snapshot)
  const deliver = (device: Device<Thing, Change>) => {
    for (const { id, change } of device.queue) {
      if (applied.has(id)) continue
      applied.add(id)
      server = apply(server, change)
    }
  }
  for (const [at, step] of steps.entries()) {
    const device = devices[step.device % count]
    if (!device) continue
    if (step.act === 'send') {
      deliver(device)
      device.queue = []
      device.snapshot = server
      // It reached the server, and the answer was lost: the device will send it all again.
    } else if (step.act === 'cut') deliver(device)
    else if (step.act === 'read') device.snapshot = server
    else {
      const done = world.act([...shown(device).values()], step, `т${at}`)
      if (!done) continue
      device.queue.push({ id: `c${at}`, change: done.change })
      if (done.typed) typed.add(done.typed)
      for (const word of done.gone ?? []) readAway.add(word)
    }
  }
  for (const device of devices.toReversed()) {
    deliver(device)
    device.queue = []
  }
  for (const device of devices) device.snapshot = server
  const all = devices.map((device) => JSON.stringify([...shown(device).values()]))
  if (new Set(all).size !== 1) throw new Error('The devices show different things.')
  const held = new Set([...server.values()].flatMap(world.words))
  for (const word of typed)
    if (!held.has(word) && !readAway.has(word)) throw new Error(`«${word}» was lost.`)
}
