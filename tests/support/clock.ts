import { afterEach } from 'bun:test'

/** Moves that the clocks of this file's tests have made, each with its way back. */
const travelled = new Set<() => void>()

/** A clock that a test moves, and that stands right again when the test is over, however it ended. */
export function createClock() {
  let shift = 0
  const back = () => {
    shift = 0
  }
  return {
    now: () => new Date(Date.now() + shift),
    travel(ms: number) {
      shift += ms
      travelled.add(back)
    },
  }
}

// Read before every file of tests (bunfig.toml), so that no test has to think of it.
afterEach(() => {
  for (const back of travelled) back()
  travelled.clear()
})
