import { describe, expect, test } from 'bun:test'
import { isQuestion } from '../../../../server/domain/ask/understand.ts'

describe('words in the search box', () => {
  test('are a question when they refuse, limit or say what kind of dish it is', () => {
    expect(isQuestion('без цибулі', [{ kind: 'exclude' }])).toBe(true)
    expect(isQuestion('до 30 хвилин', [{ kind: 'maxMinutes' }])).toBe(true)
    expect(isQuestion('пісне', [{ kind: 'diets' }])).toBe(true)
    const breakfast = [{ kind: 'dishes' as const }, { kind: 'courses' as const }]
    expect(isQuestion('млинці на сніданок', breakfast)).toBe(true)
  })

  test('are plain when they name a dish, a food, or just a soup', () => {
    expect(isQuestion('борщ', [{ kind: 'dishes' }])).toBe(false)
    expect(isQuestion('курка з рисом', [{ kind: 'include' }, { kind: 'include' }])).toBe(false)
    expect(isQuestion(' суп ', [{ kind: 'courses' }])).toBe(false)
    expect(isQuestion('щось', [])).toBe(false)
  })
})
