import { expect, test } from 'bun:test'
import { addToolsOf } from '../../../../server/domain/search/tools-of-steps.ts'
import { readStep } from '../../../../server/domain/search/words.ts'

const isDeep = (...steps: string[]) => {
  const tools = new Set<string>()
  addToolsOf(steps.map(readStep), tools)
  return tools.has('deep-fried')
}

test('what swims in fat, and dough or a coat in hot oil, is deep-fried', () => {
  expect(isDeep('Замісіть тісто.', 'Смажити у великій кількості олії.')).toBe(true)
  expect(isDeep('Розкачати тісто, начинити.', 'Смажити в розігрітій олії.')).toBe(true)
  expect(isDeep('Fry in deep hot oil.')).toBe(true)
  expect(isDeep('Smažte ve vysoké vrstvě oleje.')).toBe(true)
  expect(isDeep('Koblihy z těsta.', 'Smažte v rozpáleném oleji.')).toBe(true)
  expect(isDeep('Coat in breadcrumbs.', 'Fry in hot oil until golden.')).toBe(true)
})

test('crumbs that are only toasted and garlic that is warmed in oil are not', () => {
  expect(isDeep('Toast the breadcrumbs.', 'Warm garlic in hot oil.')).toBe(false)
  expect(isDeep('Обсмажте цибулю в розігрітій олії.', 'Додайте рис.')).toBe(false)
  expect(isDeep('Не смажте у фритюрі, запечіть.', 'Подавайте.')).toBe(false)
})
