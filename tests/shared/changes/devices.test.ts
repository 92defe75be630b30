import { describe, test } from 'bun:test'
import fc from 'fast-check'
import { play, stories } from '../../support/devices.ts'
import { entriesWorld, linesWorld } from '../../support/shared-worlds.ts'

// Ten thousand of each are drawn in devices.slow.test.ts.
const numRuns = 300

describe('Two to four devices that lose the connection, repeat and overtake each other', () => {
  test('end with the same list, and nothing typed is lost', () => {
    const told = stories(linesWorld.acts)
    fc.assert(
      fc.property(told, ({ devices, steps }) => play(linesWorld, devices, steps)),
      { numRuns },
    )
  })

  test('end with the same plan, and nothing typed is lost', () => {
    const told = stories(entriesWorld.acts)
    fc.assert(
      fc.property(told, ({ devices, steps }) => play(entriesWorld, devices, steps)),
      { numRuns },
    )
  })
})
