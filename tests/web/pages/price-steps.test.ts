import { expect, test } from 'bun:test'
import { formatFor } from '../../../web/language/format.ts'
import { priceSteps } from '../../../web/pages/feed/priceSteps.ts'

const said = (currency: string) =>
  priceSteps(currency).map((step) =>
    formatFor('en').money(step, currency).replaceAll('\u00a0', ' '),
  )

test('The price filter takes steps that people of the currency would say', () => {
  expect(said('UAH')).toEqual(['₴40', '₴80'])
  expect(said('EUR')).toEqual(['€2', '€4'])
  expect(said('USD')).toEqual(['$2', '$5'])
  expect(said('CZK')).toEqual(['Kč 50', 'Kč 100'])
  expect(said('JPY')).toEqual(['¥300', '¥600'])
})

test('Where nobody told us what a dish costs, there are no steps', () => {
  expect(priceSteps('XAU')).toEqual([])
})
