import { describe, expect, test } from 'bun:test'
import {
  changed,
  feedAddress,
  feedQueryOf,
  flippedDiet,
  readFilters,
} from '../../../web/pages/feed/feedAddress.ts'

function read(address: string) {
  const { searchParams } = new URL(address, 'http://x')
  return readFilters(
    Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
  )
}

describe('the address of the feed', () => {
  test('keeps several diets and several chips that were taken away', () => {
    const filters = {
      q: 'суп без молока до 30 хвилин',
      diets: ['vegan' as const, 'gluten-free' as const],
      dropped: ['exclude:milk', 'maxMinutes:30'],
    }
    expect(read(feedAddress(filters))).toEqual(filters)
  })

  test('leaves out a diet that has no chip, and chips of a question that is not there', () => {
    expect(read('/?diets=vegan&diets=air&diets=vegan&dropped=exclude%3Amilk')).toEqual({
      diets: ['vegan'],
    })
  })

  test('adds a diet to those that are on, and takes it away again', () => {
    const vegan = changed({ time: 30, before: 5 }, { diets: flippedDiet({}, 'vegan') })
    expect(feedAddress(vegan)).toBe('/?time=30&diets=vegan')
    const both = changed(vegan, { diets: flippedDiet(vegan, 'nut-free') })
    expect(both.diets).toEqual(['vegan', 'nut-free'])
    expect(flippedDiet(both, 'vegan')).toEqual(['nut-free'])
    expect(flippedDiet(vegan, 'vegan')).toBeUndefined()
  })

  test('asks the feed by its diets, and not by the chips of a question', () => {
    const filters = { q: 'суп без молока', diets: ['lenten' as const], dropped: ['exclude:milk'] }
    expect(feedQueryOf(filters, 7)).toEqual({ q: 'суп без молока', diets: ['lenten'], before: 7 })
  })
})
