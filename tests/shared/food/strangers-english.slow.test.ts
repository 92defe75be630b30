import { test } from 'bun:test'
import { expectRead } from '../../support/read-lines.ts'
import { englishSixth } from './sets/strangers/english-sixth.ts'

test('six hundred lines of sites, papers, magazines and cookbooks are read as a sixth hand meant them', () => {
  expectRead(englishSixth)
})
