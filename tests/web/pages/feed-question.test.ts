import { describe, expect, test } from 'bun:test'
import type { Chip } from '../../../shared/wire/search.ts'
import { loadDictionary } from '../../../web/language/dictionary.ts'
import { alikeChips, chipLabel } from '../../../web/pages/feed/chipLabel.ts'
import { withoutChip } from '../../../web/pages/feed/feedAddress.ts'

const chip = (kind: Chip['kind'], value: string, label = value): Chip => ({
  id: `${kind}:${value}`,
  kind,
  value,
  label,
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
    const filters = { q: 'суп без молока', total: 30, dropped: ['courses:soup'], after: 'uk_5' }
    const left = new URL(withoutChip(filters, ['exclude:milk'], 2), 'http://x').searchParams
    expect(left.getAll('dropped')).toEqual(['courses:soup', 'exclude:milk'])
    expect(left.has('after')).toBe(false)
    expect(withoutChip(filters, ['exclude:milk'], 1)).toBe('/?total=30')
  })

  test('stands there once for an allergy and the refusal that it brings, and takes both away', async () => {
    const uk = await loadDictionary('uk')
    const asked = [
      chip('exclude', 'nut', 'горіхів'),
      chip('allergies', 'nuts', 'горіхів'),
      chip('allergies', 'peanuts', 'арахісу'),
    ]
    const shown = alikeChips(asked, uk)
    expect(shown.map(({ label }) => label)).toEqual(['Без горіхів', 'Без арахісу'])
    const filters = { q: 'у мене алергія на горіхи' }
    const left = new URL(withoutChip(filters, shown[0]?.ids ?? [], 3), 'http://x').searchParams
    expect(left.getAll('dropped')).toEqual(['exclude:nut', 'allergies:nuts'])
  })
})
