import { expect, test } from 'bun:test'
import { formatFor } from '../../../web/language/format.ts'
import { agents } from '../../../web/language/uk/agents.ts'

test('a sentence that ends with a date ends with one dot', () => {
  const date = formatFor('uk').date(Date.parse('2026-11-22'))
  const { safe, outcomeHints } = agents.proposal
  for (const said of [safe(date), outcomeHints.applied(date), outcomeHints.rejected(date)])
    expect(said).not.toContain('..')
  expect(outcomeHints.applied('22.11.2026')).toEndWith('2026.')
})

test('lines are counted in the case that «з» asks for', () => {
  expect(agents.proposal.linesKept(1, 1)).toBe('Позначено 1 з 1 рядка')
  expect(agents.proposal.linesKept(2, 3)).toBe('Позначено 2 з 3 рядків')
})
