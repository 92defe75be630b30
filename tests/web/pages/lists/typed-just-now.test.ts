import { expect, test } from 'bun:test'
import { hasPriceToSay } from '../../../../web/pages/lists/shownRow.ts'
import { withChanges } from '../../../../web/pages/lists/withChanges.ts'

test('of a row that the server has not read yet nobody says that its price is unknown', () => {
  const page = withChanges(
    { lists: [], open: null } as never,
    [{ kind: 'addLine', lineId: 'lin_1', text: 'молока не треба', at: 0 } as never],
    'Список',
  )
  const [row] = page.open?.rows ?? []
  expect(row?.name).toBe('Молока не треба')
  expect(row && hasPriceToSay(row)).toBe(false)
  expect(hasPriceToSay({ good: 'milk' })).toBe(true)
  expect(hasPriceToSay({ good: 'молока не треба', refused: true })).toBe(false)
  // A guest is told of no goods.
  expect(hasPriceToSay({})).toBe(true)
})
