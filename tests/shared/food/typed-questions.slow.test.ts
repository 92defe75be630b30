import { expect, test } from 'bun:test'
import { isKindOf, withNamesakes } from '../../../shared/food/lexicon/index.ts'
import { understood } from '../../support/understood.ts'
import type { PolarityRow } from './sets/polarity/rows.ts'
import { askedCs, askedEn, askedUk, typedCs, typedEn, typedUk } from './sets/polarity/tenth.ts'

const refusals = [...typedUk, ...typedEn, ...typedCs]
const asked = [...askedUk, ...askedEn, ...askedCs]

test('what people type to refuse a food, in stories, jokes and lists, is never a wish for it', () => {
  const wrong = refusals.flatMap(({ text, refused }) =>
    wishesOf(text)
      .filter((id) => refused.some((one) => isKindOf(id, one) || isKindOf(one, id)))
      .map((id) => `${text}: ${id}`),
  )
  expect(wrong).toEqual([])
})

test('nearly all of it is left out; the rest is unsure, or a name that nobody knows', () => {
  const kept = refusals.flatMap(({ text, refused }) => {
    const exclude = withNamesakes(understood(text).exclude)
    return refused
      .filter((id) => !exclude.some((one) => isKindOf(id, one) || isKindOf(one, id)))
      .map((id) => `${text}: ${id}`)
  })
  expect(kept.length).toBeLessThanOrEqual(refusals.length / 30)
})

test('what people type to ask for a food, beside a refusal or without one, is a wish', () => {
  expect([...asked, ...refusals].flatMap(missing)).toEqual([])
})

function missing({ text, wished }: PolarityRow): string[] {
  const wishes = wishesOf(text)
  return wished
    .filter((id) => !wishes.some((one) => isKindOf(one, id)))
    .map((id) => `${text}: ${id}`)
}

function wishesOf(text: string): string[] {
  const { include, useUp, anyOf } = understood(text)
  return [...include, ...useUp, ...anyOf.flat()]
}
