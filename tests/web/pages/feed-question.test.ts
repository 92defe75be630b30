import { describe, expect, test } from 'bun:test'
import type { Chip } from '../../../shared/wire/search.ts'
import { loadDictionary } from '../../../web/language/dictionary.ts'
import { chipLabel } from '../../../web/pages/feed/chipLabel.ts'
import { withoutChip } from '../../../web/pages/feed/feedAddress.ts'
import { isQuestion, mayBeQuestion } from '../../../web/pages/feed/question.ts'

const chip = (kind: Chip['kind'], value: string, label = value): Chip => ({
  id: `${kind}:${value}`,
  kind,
  value,
  label,
})

describe('words in the search box', () => {
  test('are a question when they refuse, limit or say what kind of dish it is', () => {
    expect(isQuestion('без цибулі', [chip('exclude', 'onion')])).toBe(true)
    expect(isQuestion('до 30 хвилин', [chip('maxMinutes', '30')])).toBe(true)
    expect(isQuestion('пісне', [chip('diets', 'lenten')])).toBe(true)
    const breakfast = [chip('dishes', 'mlyntsi'), chip('courses', 'breakfast')]
    expect(isQuestion('млинці на сніданок', breakfast)).toBe(true)
  })

  test('are plain when they name a dish, a food, or just a soup', () => {
    expect(isQuestion('борщ', [chip('dishes', 'borscht')])).toBe(false)
    expect(isQuestion('курка з рисом', [chip('include', 'chicken'), chip('include', 'rice')])).toBe(
      false,
    )
    expect(isQuestion(' суп ', [chip('courses', 'soup')])).toBe(false)
    expect(isQuestion('щось', [])).toBe(false)
  })

  test('are looked for as they are among what one liked or follows', () => {
    expect(mayBeQuestion({ q: 'суп без молока' })).toBe(true)
    expect(mayBeQuestion({ q: 'суп без молока', liked: true })).toBe(false)
    expect(mayBeQuestion({ time: 30 })).toBe(false)
  })
})

describe('a chip of a question', () => {
  test('says what it stands for in the language of the reader', async () => {
    const uk = await loadDictionary('uk')
    const en = await loadDictionary('en')
    expect(chipLabel(chip('cuisines', 'ukrainian', 'українська'), uk)).toBe('Українська кухня')
    expect(chipLabel(chip('exclude', 'milk', 'milk'), en)).toBe('Without milk')
    expect(chipLabel(chip('price', '10000', 'До 100 ₴ за все.'), uk)).toBe('До 100 ₴ за все')
    expect(chipLabel(chip('maxMinutes', '90'), en)).toMatch(/^Up to 1\sh\s30\smin$/)
  })

  test('leads to the question without it, and the last one to the feed', () => {
    const filters = { q: 'суп без молока', time: 30, dropped: ['courses:soup'], before: 5 }
    const left = new URL(withoutChip(filters, 'exclude:milk', 2), 'http://x').searchParams
    expect(left.getAll('dropped')).toEqual(['courses:soup', 'exclude:milk'])
    expect(left.has('before')).toBe(false)
    expect(withoutChip(filters, 'exclude:milk', 1)).toBe('/?time=30')
  })
})
