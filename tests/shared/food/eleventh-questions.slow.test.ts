import { expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf, withNamesakes } from '../../../shared/food/lexicon/index.ts'
import { understood } from '../../support/understood.ts'
import * as set from './sets/polarity/eleventh.ts'
import type { PolarityRow } from './sets/polarity/rows.ts'
import * as late from './sets/polarity/twelfth.ts'

const refusals = [
  ...set.refusedUk.map((row) => ({ ...row, wish: 'хочу рис' })),
  ...set.refusedEn.map((row) => ({ ...row, wish: 'I want rice' })),
  ...set.refusedCs.map((row) => ({ ...row, wish: 'chci rýži' })),
]
const wishes = [...set.wishedUk, ...set.wishedEn, ...set.wishedCs]
const followUps = [...set.followedUk, ...set.followedEn, ...set.followedCs]

const wishesOf = ({ include, useUp, anyOf }: Slots) => [...include, ...useUp, ...anyOf.flat()]

/** What a question wishes for though it refuses it. */
function wrongly(slots: Slots, refused: readonly string[]): string[] {
  return wishesOf(slots).filter((id) => refused.some((one) => isKindOf(id, one)))
}

function keptIn(slots: Slots, refused: readonly string[]): string[] {
  const out = withNamesakes(slots.exclude)
  return refused.filter((id) => !out.some((one) => isKindOf(id, one) || isKindOf(one, id)))
}

const lostIn = ({ text, wished }: PolarityRow) =>
  wished.filter((id) => !wishesOf(understood(text)).some((one) => isKindOf(one, id)))

test('what is refused in stories, by doctors, faiths and jokes is never a wish, whatever is wished for beside it', () => {
  const wrong = refusals.flatMap(({ text, refused, wish }) =>
    [text, `${wish}, ${text}`, `${text}, ${wish}`, `${text}. ${wish}`, `${wish}. ${text}`].filter(
      (said) =>
        wrongly(
          understood(said),
          refused.filter((id) => id !== 'rice'),
        ).length > 0,
    ),
  )
  expect(wrong).toEqual([])
})

test('what is refused by what else people come up with is never a wish', () => {
  const wrong = [...late.lateUk, ...late.lateEn, ...late.lateCs].filter(
    ({ text, refused }) => wrongly(understood(text), refused).length > 0,
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('a no to today is no refusal of what is wanted rather', () => {
  expect(understood('dneska ne, radši kuře').include).toEqual(['chicken'])
  expect(understood('dneska ne, pohanko').exclude).toEqual(['buckwheat'])
})

test('nearly all of it is left out', () => {
  const kept = refusals.flatMap(({ text, refused }) =>
    keptIn(understood(text), refused).map((id) => `${text}: ${id}`),
  )
  expect(kept.length).toBeLessThanOrEqual(12)
})

test('with a letter wrong in any word it is hardly ever a wish', () => {
  const slipped = refusals.flatMap(({ text, refused }) =>
    slipsOf(text).map((said) => ({ said, refused })),
  )
  const wrong = slipped.filter(({ said, refused }) => wrongly(understood(said), refused).length > 0)
  expect(slipped.length).toBeGreaterThan(2500)
  expect(wrong.length).toBeLessThanOrEqual(24)
})

/** In each longer word a letter is left out, changes its place or is typed twice. */
function slipsOf(text: string): string[] {
  const words = text.split(' ')
  return words.flatMap((word, at) => {
    if (word.replaceAll(/\P{L}/gu, '').length < 5) return []
    return [
      word.slice(0, 2) + word.slice(3),
      word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3),
      word.slice(0, 3) + word.charAt(2) + word.slice(3),
    ].map((slip) => words.with(at, slip).join(' '))
  })
}

test('a second question that turns down what the first wished for leaves no wish for it', () => {
  const wrong = followUps.filter(({ text, refused }) => {
    const [before = '', after = ''] = text.split(' > ')
    return wrongly(refine(understood(before), understood(after)), refused).length > 0
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('what is wished for stays a wish, also where a no stands beside it', () => {
  const lost = [...wishes, ...refusals].flatMap((row) =>
    lostIn(row).map((id) => `${row.text}: ${id}`),
  )
  expect(lost.length).toBeLessThanOrEqual(20)
})
