import { failedFiles } from './failed-files.ts'
import type { Outcome, Step } from './step.ts'
import { testStep } from './step.ts'

/** More than this is no accident of a busy machine. */
const FILES_AT_MOST = 3

/**
 * A second run, by themselves, of the few test files that failed in a run where much went on at once.
 * What failed is shown by then, and is named again as a pass at the second try: such a test, or what it
 * tests, wants mending even though the run is let through.
 */
export function secondTry(step: string, first: Outcome): Step | undefined {
  const files = failedFiles(first.output, first.failed)
  if (!files || files.length > FILES_AT_MOST) return undefined
  const again = testStep(`second try of ${step} (${files.join(', ')})`, [
    '--path-ignore-patterns=none',
    ...files,
  ])
  return {
    name: again.name,
    async run() {
      const second = await again.run()
      // The files' other tests were counted the first time.
      return { ...second, passed: Math.max(first.failed - second.failed, 0) }
    },
  }
}
