import { expect, test } from 'bun:test'
import { runSteps } from '../../scripts/check/run-steps.ts'
import type { Step } from '../../scripts/check/step.ts'

test('three steps of a row run at once, the next when one has ended, and a row waits for the one before', async () => {
  const told: string[] = []
  const ends = new Map<string, () => void>()
  const step = (name: string): Step => ({
    name,
    run: () => {
      told.push(name)
      return new Promise((resolve) =>
        ends.set(name, () => resolve({ passed: 1, failed: 0, output: '' })),
      )
    },
  })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resume) => setImmediate(resume))
  }
  const run = runSteps([['a', 'b', 'c', 'd'].map(step), [step('e')]], () => {})
  expect(told).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(told).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['a', 'c', 'd']) {
    expect(told).not.toContain('e')
    await end(name)
  }
  await end('e')
  expect(await run).toEqual({ passed: 5, failed: 0 })
})
