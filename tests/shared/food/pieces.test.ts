import { expect, test } from 'bun:test'
import { Pieces } from '../../../shared/food/text/pieces.ts'
import { blindEnglishLines } from './sets/blind-1/lines.en.ts'
import { blindUkrainianLines } from './sets/blind-1/lines.uk.ts'

const texts = [...blindEnglishLines, ...blindUkrainianLines].map(([text]) => text)

test('All pieces that a text holds are found in it, and no others, in the order in which they were given', () => {
  const cut = texts.flatMap((text, at) => {
    const from = (at * 7) % text.length
    return [text.slice(from, from + 1 + (at % 9))]
  })
  const all = [...new Set(cut)]
  const pieces = new Pieces(all.map((piece) => [piece, piece] as const))
  for (const text of texts) {
    const held = all.filter((piece) => text.includes(piece))
    expect([text, pieces.in(text)]).toEqual([text, held])
    expect(pieces.areIn(text)).toBe(held.length > 0)
  }
})

test('What several pieces stand for is found once, and each of what one piece stands for', () => {
  const pieces = new Pieces([
    ['сіль', 1],
    ['сол', 2],
    ['сіль', 3],
    ['солі', 1],
  ])
  expect(pieces.in('щіпка солі')).toEqual([1, 2])
  expect(pieces.in('сіль, солі')).toEqual([1, 2, 3])
  expect(pieces.in('сі')).toEqual([])
  expect(pieces.in('')).toEqual([])
})
