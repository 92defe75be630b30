import { say } from '../say.ts'
import type { Outcome, Step } from './step.ts'

/** Runs each row of steps side by side, the rows one after another, and adds up. */
export async function runSteps(rows: Step[][]): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 }
  for (const row of rows) {
    for (const outcome of await Promise.all(row.map(runStep))) {
      sum.passed += outcome.passed
      sum.failed += outcome.failed
    }
  }
  return sum
}

async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now()
  const outcome = await step.run().catch(cannotRun)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const { passed, failed, output } = outcome
  if (failed > 0) say(output.trimEnd())
  const verdict = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  say(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${verdict} (${seconds} s)`)
  return outcome
}

function cannotRun(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, output }
}
