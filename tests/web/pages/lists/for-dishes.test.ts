import { expect, test } from 'bun:test'
import { dishesUnsaid } from '../../../../web/pages/lists/shownRow.ts'

test('a dish that the note of a line names already is not named once more', () => {
  const row = { note: 'сік: Том-ям', dishes: ['Том-ям', 'Тако'] }
  expect(dishesUnsaid(row)).toEqual(['Тако'])
  expect(dishesUnsaid({ note: '2,5%', dishes: ['Том-ям'] })).toEqual(['Том-ям'])
})
