import { test } from 'bun:test'
import { expectRead } from '../../support/read-lines.ts'
import {
  czechFresh,
  englishFresh,
  severalFresh,
  typedFresh,
  ukrainianFresh,
} from './sets/breadth/fresh.ts'
import {
  czechBreadth,
  englishBreadth,
  severalBreadth,
  ukrainianBreadth,
} from './sets/breadth/lines.ts'
import { mended } from './sets/breadth/mended.ts'

test('cuts, fish, cheeses, pastas and spirits are read under their own names', () => {
  for (const table of [englishBreadth, ukrainianBreadth, czechBreadth, severalBreadth])
    expectRead(table)
})

test('lines of newspapers and lists are read as the hand that wrote them meant them', () => {
  for (const table of [englishFresh, ukrainianFresh, czechFresh, severalFresh, typedFresh])
    expectRead(table)
})

test('two kinds in brackets, a kind behind a dash, parts of equal size and what else was once read wrongly', () => {
  expectRead(mended)
})
