import { expect, test } from 'bun:test'
import { anotherTry } from '../../scripts/check/another-try.ts'
import { runSteps } from '../../scripts/check/run-steps.ts'
import type { Step } from '../../scripts/check/step.ts'

const failures = (count: number) =>
  Array.from({ length: count }, (_, n) => `tests/${n}.test.ts:\n(fail) number ${n}\n`).join('')
const first = (count: number) => ({ passed: 5, failed: count, output: failures(count) })

test('a few failed files are named for a second try', () => {
  expect(anotherTry('second', 'stories', first(2))?.name).toBe(
    'second try of stories (./tests/0.test.ts, ./tests/1.test.ts)',
  )
})

test('many failed files, or a run that broke off, get no second try', () => {
  expect(anotherTry('second', 'stories', first(4))).toBeUndefined()
  expect(
    anotherTry('second', 'stories', { passed: 5, failed: 1, output: 'killed' }),
  ).toBeUndefined()
})

test('a test that fails again has failed, and is counted once', async () => {
  const stories: Step = { name: 'stories', isTests: true, run: async () => first(1) }
  const said: string[] = []
  expect(await runSteps([[stories]], (words) => said.push(words))).toEqual({ passed: 5, failed: 1 })
  expect(said.filter((words) => words.startsWith('✗'))).toHaveLength(2)
})

test('a test that passes at the second try has passed, and is named', async () => {
  const output = 'tests/scripts/count-tests.test.ts:\n(fail) what took too long\n'
  const stories: Step = {
    name: 'stories',
    isTests: true,
    run: async () => ({ passed: 5, failed: 1, output }),
  }
  const said: string[] = []
  expect(await runSteps([[stories]], (words) => said.push(words))).toEqual({ passed: 6, failed: 0 })
  expect(said.join('\n')).toContain('(fail) what took too long')
  expect(said.at(-1)).toStartWith('✓ second try of stories (./tests/scripts/count-tests.test.ts)')
})

test('what fails and is no test is not tried again', async () => {
  const tool: Step = {
    name: 'tool',
    run: async () => ({ passed: 0, failed: 1, output: failures(1) }),
  }
  expect(await runSteps([[tool]], () => {})).toEqual({ passed: 0, failed: 1 })
})
