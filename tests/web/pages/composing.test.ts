import { describe, expect, test } from 'bun:test'
import { headingOf } from '../../../shared/food/line/heading.ts'
import { cropOf, pulled, wholeView, zoomed } from '../../../web/pages/compose/crop.ts'
import { emptyDraft, inputOf, row, stepRow } from '../../../web/pages/compose/draft.ts'
import { pastedLines } from '../../../web/pages/compose/pastedLines.ts'
import { sharedIn } from '../../../web/pages/compose/shared.ts'
import { changed, feedAddress, readFilters } from '../../../web/pages/feed/feedAddress.ts'
import { scaledLine } from '../../../web/pages/recipe/scaledLine.ts'
import { clock } from '../../../web/timers/timers.ts'

describe('a draft', () => {
  test('leaves its empty rows behind and keeps unmeasured minutes unmeasured', () => {
    const draft = {
      ...emptyDraft(),
      title: '  Борщ ',
      prep: '',
      cook: '90',
      tags: ['супи', 'на свято'],
      lines: [row('500 г буряка'), row('  '), row('сіль')],
      steps: [stepRow('Зваріть', 45), stepRow('')],
    }
    expect(inputOf(draft)).toMatchObject({
      title: 'Борщ',
      prepMinutes: null,
      cookMinutes: 90,
      tags: ['супи', 'на свято'],
      ingredients: [{ text: '500 г буряка' }, { text: 'сіль' }],
      steps: [{ text: 'Зваріть', minutes: 45 }],
    })
  })
})

describe('what is shared with the app', () => {
  test('begins an import: with its link, wherever that stands, or with its words', () => {
    expect(sharedIn({})).toBeNull()
    expect(sharedIn({ import: '1' })).toEqual({ url: '', text: '' })
    expect(sharedIn({ import: 'https://x.example/1', shared_title: 'Борщ' })).toEqual({
      url: 'https://x.example/1',
      text: '',
    })
    expect(sharedIn({ shared_text: 'Дивись: https://x.example/1' })?.url).toBe(
      'https://x.example/1',
    )
    expect(sharedIn({ shared_title: 'Борщ', shared_text: '500 г буряка' })).toEqual({
      url: '',
      text: 'Борщ\n500 г буряка',
    })
  })
})

describe('the frame of a photo', () => {
  test('never leaves the photo, however far it is dragged', () => {
    for (const ratio of [0.4, 4 / 3, 3])
      for (const way of [-5, 5]) {
        const picture = { width: ratio, height: 1 }
        const near = zoomed(picture, wholeView, 2)
        const crop = cropOf(picture, pulled(picture, near, { x: way, y: way }))
        expect(crop.x).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.y).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9)
      }
  })

  test('is four to three of any photo', () => {
    const crop = cropOf({ width: 2, height: 1 }, wholeView)
    expect((crop.width * 2) / crop.height).toBeCloseTo(4 / 3)
  })
})

describe('pasted text', () => {
  test('becomes rows without bullets, numbers of steps and empty lines', () => {
    expect(pastedLines('- 2 яйця\r\n\n• 100 г сиру\n1. Збийте.\n2) Смажте.')).toEqual([
      '2 яйця',
      '100 г сиру',
      'Збийте.',
      'Смажте.',
    ])
  })

  test('keeps an amount that begins a line', () => {
    expect(pastedLines('2 яйця\n1.5 л молока')).toEqual(['2 яйця', '1.5 л молока'])
  })

  test('loses hashtags, pictures for bullets and good wishes', () => {
    const pasted = '🥕 морква\n🧂 сіль\n#борщ #обід\nСмачного! 😋'
    expect(pastedLines(pasted)).toEqual(['морква', 'сіль'])
  })
})

describe('the address of the feed', () => {
  test('says its filters and is read back as it was written', () => {
    const filters = { q: 'суп без м’яса', total: 30, sort: 'cheap' as const, liked: true }
    const query = Object.fromEntries(new URL(feedAddress(filters), 'http://x').searchParams)
    expect(readFilters(query)).toEqual(filters)
  })

  test('forgets the place when a filter changes, and nonsense at once', () => {
    expect(changed({ q: 'суп', after: 'uk_5' }, { total: 30 })).toEqual({ q: 'суп', total: 30 })
    expect(readFilters({ time: '-1', max: 'abc', sort: 'best', liked: 'yes', q: ' ' })).toEqual({})
  })
})

describe('a line of a recipe', () => {
  test('of a food without a name is told for half as many in the words of its author', () => {
    const line = {
      text: '3 ст. л. томатної пасти',
      foodText: 'томатної пасти',
      quantity: 3,
      unit: 'tbsp' as const,
      understood: true,
    }
    const half = scaledLine(line, 1 / 2, 'uk')
    expect(half.name.replace(/\s/g, ' ')).toBe('1½ ст. л. томатної пасти')
    const named = { ...line, named: { name: 'томатна паста' } }
    const told = scaledLine(named, 1 / 2, 'uk')
    expect([told.name, told.amount.replace(/\s/g, ' ')]).toEqual(['томатна паста', '1½ ст. л.'])
  })

  test('without an amount stays as its author wrote it', () => {
    const line = {
      text: 'сіль за смаком',
      foodText: 'сіль',
      understood: true,
      toTaste: true as const,
    }
    expect(scaledLine(line, 3, 'uk')).toEqual({ name: 'сіль за смаком', amount: '' })
  })

  test('that ends with a colon is the heading of those after it', () => {
    expect(headingOf('Для тіста:')).toBe('Для тіста')
    expect(headingOf('сіль')).toBeNull()
  })
})

test('a timer shows hours only when there are any', () => {
  expect(clock(90_000)).toBe('1:30')
  expect(clock(3_661_000)).toBe('1:01:01')
})
