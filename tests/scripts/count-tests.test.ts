import { expect, test } from 'bun:test'
import { countTests } from '../../scripts/check/count-tests.ts'

test('the totals of a run are read from its end', () => {
  const output = '\n 3 fail\n(a line that a test printed)\n 12 pass\n 0 fail\n 30 expect() calls\n'
  expect(countTests(true, output)).toEqual({ passed: 12, failed: 0 })
})

test('a run that broke off is a failure even when every test it reached passed', () => {
  expect(countTests(false, ' 12 pass\n 0 fail\n')).toEqual({ passed: 12, failed: 1 })
  expect(countTests(false, 'Segmentation fault')).toEqual({ passed: 0, failed: 1 })
})

test('a run without any test is a failure', () => {
  expect(countTests(true, '')).toEqual({ passed: 0, failed: 1 })
})
