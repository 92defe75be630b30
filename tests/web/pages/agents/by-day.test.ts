import { describe, expect, test } from 'bun:test'
import { byDay } from '../../../../web/pages/agents/connections/byDay.ts'

const at = (moment: string) => Date.parse(moment)

describe('what a program did lately', () => {
  test('is one line for each thing and day, newest first, with everything counted', () => {
    const lines = byDay([
      { tool: 'plan', at: at('2026-11-21T08:05:00Z'), calls: 2, refused: 0 },
      { tool: 'recipes', at: at('2026-11-21T08:04:00Z'), calls: 1, refused: 0 },
      { tool: 'plan', at: at('2026-11-21T08:01:00Z'), calls: 3, refused: 1 },
      { tool: 'plan', at: at('2026-11-20T23:59:00Z'), calls: 1, refused: 0 },
    ])
    expect(lines).toEqual([
      { tool: 'plan', at: at('2026-11-21T08:05:00Z'), calls: 5, refused: 1 },
      { tool: 'recipes', at: at('2026-11-21T08:04:00Z'), calls: 1, refused: 0 },
      { tool: 'plan', at: at('2026-11-20T23:59:00Z'), calls: 1, refused: 0 },
    ])
  })
})
