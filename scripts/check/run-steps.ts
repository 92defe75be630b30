import { say } from '../say.ts'
import { anotherTry } from './another-try.ts'
import type { Outcome, Step } from './step.ts'

/** Three keep two processors busy, since a test waits about as long as it works. */
const AT_ONCE = 3

/**
 * Runs the rows one after another and adds up. In a row the steps run side by side, the next as soon as one
 * has ended, so that the longest should stand first.
 */
export async function runSteps(
  rows: Step[][],
  tell: (words: string) => void = say,
): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 }
  const tryAgain: (() => Promise<void>)[] = []
  for (const row of rows) {
    const waiting = [...row]
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const outcome = await runStep(step, tell)
        const again = step.isTests && outcome.failed > 0 && anotherTry('second', step.name, outcome)
        sum.passed += outcome.passed
        if (again) tryAgain.push(() => tryTwice(step.name, again))
        else sum.failed += outcome.failed
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }
  for (const again of tryAgain) await again()
  return sum

  async function tryTwice(name: string, second: Step): Promise<void> {
    const outcome = await runStep(second, tell)
    sum.passed += outcome.passed
    const third = outcome.failed > 0 && anotherTry('third', name, outcome)
    const last = third ? await runStep(third, tell) : { passed: 0, failed: outcome.failed }
    sum.passed += last.passed
    sum.failed += last.failed
  }
}

async function runStep(step: Step, tell: (words: string) => void): Promise<Outcome> {
  const start = performance.now()
  const outcome = await step.run().catch(cannotRun)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const { passed, failed, output } = outcome
  if (failed > 0) tell(output.trimEnd())
  const verdict = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  tell(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${verdict} (${seconds} s)`)
  return outcome
}

function cannotRun(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, output }
}
