import { afterAll, beforeAll, describe } from 'bun:test'

/** A part of the walk, which says how long it took. */
export function stage(name: string, tests: () => void): void {
  describe(name, () => {
    let begun = 0
    beforeAll(() => {
      begun = performance.now()
    })
    afterAll(() => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stderr.write(`first minute: ${name} ${seconds} s\n`)
    })
    tests()
  })
}
