import { countTests } from './count-tests.ts'
import { runBounded } from './run-bounded.ts'

export interface Outcome {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
}

export interface Step {
  name: string
  /** Has tests whose files can be run once more by themselves. */
  isTests?: true
  run(): Promise<Outcome>
}

const TOOL_WITHIN_MS = 15 * 60_000
/** Patient, since a busy machine is no failure: what waits ends when the thing happens, or never. */
const TEST = ['test', '--only-failures', '--timeout=120000']
const TESTS_WITHIN_MS = 40 * 60_000

/** A tool counts as one: passed when it ends with 0, failed otherwise, also when it cannot run. */
export function toolStep(name: string, words: string[]): Step {
  return {
    name,
    async run() {
      const { ok, output } = await runBounded(words, TOOL_WITHIN_MS)
      return { ...asOne(ok), output }
    },
  }
}

/** A test run counts each of its tests. */
export function testStep(name: string, words: string[]): Step {
  return {
    name,
    isTests: true,
    async run() {
      const { ok, output } = await runBounded([...TEST, ...words], TESTS_WITHIN_MS)
      return { ...countTests(ok, output), output }
    },
  }
}

export function asOne(ok: boolean): { passed: number; failed: number } {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
