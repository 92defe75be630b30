import { describe, expect, test } from 'bun:test'
import { moneyText } from '../../shared/language/search.ts'
import { fromMinor, minorDigits, toMinor, wholeUnits } from '../../shared/money.ts'
import { formatFor } from '../../web/language/format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const shown = (minor: number, currency: string) =>
  plain(formatFor('en').money(minor, currency)).replace('KWD', 'KWD ').replace('  ', ' ')

describe('A minor unit is what ISO 4217 says', () => {
  test('a hundredth of a hryvnia, a yen itself, a thousandth of a dinar', () => {
    expect(['UAH', 'HUF', 'RSD', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 2, 2, 0, 3])
  })
  test('a shelf shows forints without coins that nobody has, and lei with theirs', () => {
    const { price } = formatFor('uk')
    expect(plain(price(45_900, 'HUF'))).toBe('459 Ft')
    expect(plain(price(1_299, 'RON'))).toBe('12,99 lei')
    expect(plain(moneyText(45_950, 'HUF', 'en'))).not.toContain('.')
  })
  test('an amount comes back as it went in', () => {
    expect(['UAH', 'JPY', 'KWD'].map((one) => toMinor(25.5, one))).toEqual([2550, 26, 25_500])
    expect(['UAH', 'JPY', 'KWD'].map((one) => fromMinor(300, one))).toEqual([3, 300, 0.3])
  })
  test('an estimate is rounded to whole ones of the currency', () => {
    expect(['UAH', 'JPY', 'KWD'].map((one) => wholeUnits(1549, one))).toEqual([1500, 1549, 2000])
  })
})

describe('Money on a page', () => {
  test('is not divided where there is nothing to divide', () => {
    expect(shown(300, 'JPY')).toBe('¥300')
    expect(shown(4, 'JPY')).toBe('¥4')
  })
  test('has three digits where a thousandth is the least', () => {
    expect(shown(450, 'KWD')).toBe('KWD 0.450')
    expect(shown(2_000, 'KWD')).toBe('KWD 2')
  })
  test('has kopiykas only where they matter', () => {
    expect(shown(438, 'UAH')).toBe('₴4.38')
    expect(shown(650, 'UAH')).toBe('₴6.50')
    expect(shown(4_380, 'UAH')).toBe('₴44')
  })
})

test('A question repeats a price in the money that was meant', () => {
  expect(plain(moneyText(300, 'JPY', 'en'))).toBe('¥300')
  expect(plain(moneyText(1_250, 'KWD', 'en'))).toBe('KWD 1.250')
  expect(plain(moneyText(25_000, 'UAH', 'uk'))).toBe('250 ₴')
})
