import { expect, test } from 'bun:test'
import type { Asked } from './exam/frame.ts'
import { fifthExam, firstExam, fourthExam, secondExam, thirdExam } from './exam/pages.ts'
import { faults, scoreOf } from './exam/score.ts'

/** By name, what is wrong with each page that is not read wholly right. */
function wrongOf(pages: readonly Asked[]) {
  const all = pages.map((asked) => [asked.name, faults(asked)] as const)
  return Object.fromEntries(all.filter(([, wrong]) => Object.keys(wrong).length > 0))
}

test('every page of the first exam is read: its name, lines, steps, parts, time, author and language', () => {
  expect(wrongOf(firstExam)).toEqual({})
  expect(scoreOf(firstExam)).toMatchObject({ pages: 128, dishes: 125, refused: 3, invented: 0 })
})

/** What no rule could tell: a sentence of the newspaper's own below its method. */
const known = ['a newspaper: bold lines in one paragraph, no headings, the method in prose']

test('every page of the second exam is read, but for what is known', () => {
  const { [known[0] ?? '']: newspaper, ...others } = wrongOf(secondExam)
  expect(others).toEqual({})
  expect(Object.keys(newspaper ?? {})).toEqual(['steps', 'parts'])
})

test('every page of the third exam is read', () => {
  expect(wrongOf(thirdExam)).toEqual({})
  expect(scoreOf(thirdExam)).toMatchObject({ pages: 79, dishes: 77, refused: 2, invented: 0 })
})

test('every page of the fourth exam is read', () => {
  expect(wrongOf(fourthExam)).toEqual({})
  expect(scoreOf(fourthExam)).toMatchObject({ pages: 54, dishes: 52, refused: 2, invented: 0 })
})

test('every page of the fifth exam is read', () => {
  expect(wrongOf(fifthExam)).toEqual({})
  expect(scoreOf(fifthExam)).toMatchObject({ pages: 33, dishes: 31, refused: 2, invented: 0 })
})

test('the exam sees what is wrong', () => {
  const [asked] = firstExam
  if (!asked?.dish) throw new Error('an exam begins with a dish')
  const other = { ...asked.dish, title: 'Another', lines: [...asked.dish.lines, '1 g salt'] }
  const wrong = faults({ ...asked, dish: other, minutes: 1, author: 'Nobody', language: 'de' })
  expect(Object.keys(wrong)).toEqual(['title', 'lines', 'parts', 'minutes', 'author', 'language'])
  expect(faults({ ...asked, dish: { ...asked.dish, lines: ['1 g salt'] } })).toMatchObject({
    invented: asked.dish.lines.filter((line) => !line.startsWith('# ')),
  })
})
