import { describe, expect, test } from 'bun:test'
import {
  changed,
  feedAddress,
  flippedDiet,
  flippedReading,
  isForeign,
  isPlain,
  nextQuestion,
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

  test('keeps what was asked before, with the next question and with none', () => {
    const asked = { q: 'вечеря без молока', dropped: ['exclude:milk'] }
    const next = nextQuestion(asked, 'а щось швидше?', [])
    expect(read(next)).toEqual({ q: 'а щось швидше?', prev: ['вечеря без молока'] })
    expect(read(nextQuestion(read(next), 'дешевше', ['вечеря без молока']))).toEqual({
      q: 'дешевше',
      prev: ['вечеря без молока', 'а щось швидше?'],
    })
    // What the answer did not lean on is behind.
    expect(read(nextQuestion(read(next), 'борщ', []))).toEqual({
      q: 'борщ',
      prev: ['а щось швидше?'],
    })
    expect(read(nextQuestion(read(next), '', ['вечеря без молока']))).toEqual({})
    expect(read('/?prev=%D1%81%D1%83%D0%BF')).toEqual({})
  })

  test('leaves out a diet that has no chip, and chips of a question that is not there', () => {
    expect(read('/?diets=vegan&diets=air&diets=vegan&dropped=exclude%3Amilk')).toEqual({
      diets: ['vegan'],
    })
  })

  test('adds a diet to those that are on, and takes it away again', () => {
    const vegan = changed({ total: 30, after: 'uk_5' }, { diets: flippedDiet({}, 'vegan') })
    expect(feedAddress(vegan)).toBe('/?total=30&diets=vegan')
    const both = changed(vegan, { diets: flippedDiet(vegan, 'nut-free') })
    expect(both.diets).toEqual(['vegan', 'nut-free'])
    expect(flippedDiet(both, 'vegan')).toEqual(['nut-free'])
    expect(flippedDiet(vegan, 'vegan')).toBeUndefined()
  })

  test('takes the time limit of an address that was kept earlier for one from beginning to end', () => {
    expect(read('/?time=30')).toEqual({ total: 30 })
    expect(read('/?time=30&total=45')).toEqual({ total: 45 })
  })

  test('makes whole and bounded numbers of what anybody wrote into it', () => {
    expect(read('/?total=29.9&max=1e99')).toEqual({ total: 29, max: 1_000_000_000 })
    expect(read('/?total=soon&max=-1&lang=de&after=%00')).toEqual({})
  })

  test('says which languages are read, which makes it no less the plain feed', () => {
    expect(read('/?lang=en')).toEqual({ lang: 'en' })
    expect([isPlain({ lang: 'en' }), isPlain({ lang: 'en', total: 30 })]).toEqual([true, false])
  })

  test('is read in the language that is chosen, or in all mixed, until that is chosen again', () => {
    expect(flippedReading('own', 'en')).toBe('en')
    expect(flippedReading('en', 'cs')).toBe('cs')
    expect(flippedReading('cs', 'all')).toBe('all')
    expect(flippedReading('en', 'en')).toBe('own')
  })

  test('has what is not in the reader’s language behind, or not in the question’s where that comes first', () => {
    expect(['uk', 'en'].map((one) => isForeign(one as 'uk', 'own', 'uk', undefined))).toEqual([
      false,
      true,
    ])
    expect(['uk', 'en'].map((one) => isForeign(one as 'uk', 'own', 'uk', 'en'))).toEqual([
      true,
      false,
    ])
    expect(isForeign('en', 'all', 'uk', undefined)).toBe(false)
  })
})
