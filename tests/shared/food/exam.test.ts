import { test } from 'bun:test'
import { expectRead } from '../../support/read-lines.ts'
import { examLines, examShopping } from './sets/november/exam.ts'

test('lines of another hand are read as that hand meant them', () => {
  for (const table of [examLines, examShopping]) expectRead(table)
})
