import { expect, test } from 'bun:test'
import { failedFiles } from '../../scripts/check/failed-files.ts'

const output = `
tests/e2e/one.e2e.test.ts:
error: waitFor: Timeout
(fail) a person opens a page [30000.00ms]

tests/e2e/two.e2e.test.ts:
(fail) a person signs in [12.00ms]
(fail) a person leaves [12.00ms]

 70 pass
 3 fail
`

test('a failed run says which files failed', () => {
  expect(failedFiles(output, 3)).toEqual([
    './tests/e2e/one.e2e.test.ts',
    './tests/e2e/two.e2e.test.ts',
  ])
})

test('a failure that stands in no file has no files', () => {
  expect(failedFiles(output, 4)).toBeUndefined()
  expect(failedFiles('Segmentation fault', 1)).toBeUndefined()
})
