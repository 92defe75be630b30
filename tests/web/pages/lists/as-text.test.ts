import { expect, test } from 'bun:test'
import { lists } from '../../../../web/language/uk/lists.ts'
import { asText } from '../../../../web/pages/lists/asText.ts'

test('a list as a message says what is left, shelf by shelf, with amounts and remarks', () => {
  const row = { key: '', note: '', remark: '', ticked: false, lines: [] }
  const text = asText(
    'На базар',
    [
      { ...row, name: 'Буряк', amount: '500 г', aisle: 'vegetables' },
      { ...row, name: 'Морква', amount: '', aisle: 'vegetables', ticked: true },
      { ...row, name: 'Молоко', amount: '2 л', aisle: 'dairy', note: '2,5%', remark: 'синя пачка' },
      { ...row, name: 'Свічки', amount: '', aisle: 'home' },
    ],
    lists.aisles,
  )
  expect(text).toBe(
    'На базар\n\nОвочі:\n– Буряк 500 г\n\nМолочне:\n– Молоко 2 л, 2,5%, синя пачка\n\nПосуд, папір, дрібниці:\n– Свічки',
  )
})
