import { failedFiles } from './failed-files.ts'
import type { Outcome, Step } from './step.ts'
import { testStep } from './step.ts'

/** More than this is no accident of a busy machine. */
const FILES_AT_MOST = 3

export type Try = 'second' | 'third'

/**
 * Another run, by themselves, of the few test files that failed in a run where much went on at once.
 * What failed is shown by then, and is named again as a pass at that try: such a test, or what it
 * tests, wants mending even though the run is let through.
 */
export function anotherTry(which: Try, step: string, before: Outcome): Step | undefined {
  const files = failedFiles(before.output, before.failed)
  if (!files || files.length > FILES_AT_MOST) return undefined
  const again = testStep(`${which} try of ${step} (${files.join(', ')})`, [
    '--path-ignore-patterns=none',
    ...files,
  ])
  return {
    name: again.name,
    async run() {
      const now = await again.run()
      // The files' other tests were counted the first time.
      return { ...now, passed: Math.max(before.failed - now.failed, 0) }
    },
  }
}
