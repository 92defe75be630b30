import { expect, test } from 'bun:test'
import type { Candidate } from '../../../../server/domain/plan/fill/candidate.ts'
import { chooseDishes } from '../../../../server/domain/plan/fill/choose.ts'

function dish(key: string, more: Partial<Candidate> = {}): Candidate {
  return {
    key,
    dish: { publicationId: key },
    title: key,
    language: 'en',
    minutes: 30,
    perServing: 5000,
    liked: false,
    own: false,
    likes: 0,
    readable: false,
    atHome: 0,
    marks: ['c:main'],
    picture: { seed: key, photoId: null },
    ...more,
  }
}

const several = (count: number, name: string, more: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, at) => dish(`${name} ${at}`, more))

const week = Array.from({ length: 7 }, (_, at) => ({
  date: `2027-03-0${at + 1}`,
  slot: 'dinner' as const,
}))

function filled(candidates: Candidate[], seed: number, budget?: number) {
  return chooseDishes(week, candidates, { seed, servings: 2, budget, beside: [] })
}

const seeds = Array.from({ length: 40 }, (_, at) => at)

test('a week is in the language of its person, as long as there is something to choose from', () => {
  const feed = [...several(60, 'soup'), ...several(12, 'polévka', { readable: true })]
  for (const seed of seeds) {
    const chosen = filled(feed, seed)
    expect(chosen.filter((one) => one?.readable)).toHaveLength(7)
  }
})

test('what somebody liked or wrote themselves is welcome in any language', () => {
  const mine = [dish('my soup', { own: true }), dish('liked soup', { liked: true })]
  const feed = [...mine, ...several(9, 'polévka', { readable: true })]
  const keys = seeds.flatMap((seed) => filled(feed, seed).map((one) => one?.key))
  expect(keys).toContain('my soup')
  expect(keys).toContain('liked soup')
})

test('another language comes only where one’s own has nothing more, and no place stays empty for it', () => {
  const feed = [...several(30, 'soup'), ...several(2, 'polévka', { readable: true })]
  for (const seed of seeds) {
    const chosen = filled(feed, seed)
    expect(chosen).not.toContain(null)
    expect(chosen.filter((one) => one?.readable)).toHaveLength(2)
  }
})

test('money that was set goes before the language', () => {
  const dear = several(9, 'polévka', { readable: true, perServing: 50_000 })
  const feed = [...several(9, 'soup'), ...dear]
  for (const seed of seeds) {
    const chosen = filled(feed, seed, 100_000)
    expect(chosen.reduce((sum, one) => sum + (one?.perServing ?? 0) * 2, 0)).toBeLessThanOrEqual(
      100_000,
    )
  }
})
