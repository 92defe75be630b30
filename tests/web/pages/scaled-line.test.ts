import { expect, test } from 'bun:test'
import { perVolumeOf } from '../../../shared/food/amounts/poured.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { nameOfLine } from '../../../shared/food/write/name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { measuredLine } from '../../../web/pages/recipe/measured.ts'
import { inWords, type ShownLine, scaledLine } from '../../../web/pages/recipe/scaledLine.ts'

const named = (text: string, language: Language) => {
  const line = parseIngredientLine(text)
  return { ...line, named: nameOfLine(line, language) ?? null, perVolume: perVolumeOf(line.food) }
}
const said = (shown: ShownLine) =>
  [shown.name, shown.amount, shown.also].filter(Boolean).join(' · ').replaceAll(/\s/g, ' ')
const row = (text: string, factor = 1, language: Language = 'uk') =>
  said(scaledLine(named(text, language), factor, language))
const inStep = (text: string, factor = 1, language: Language = 'uk') => {
  const line = named(text, language)
  return inWords(line, scaledLine(line, factor, language), language).replaceAll(/\s/g, ' ')
}

test('a table of ingredients names the food in the nominative, with its unit', () => {
  expect(row('500 г буряка')).toBe('буряк · 500 г')
  expect(row('буряк 2 шт. (400 г)')).toBe('буряк · 2 шт. · 400 г')
  expect(row('3 зубчики часнику, подрібнені')).toBe('часник, подрібнені · 3 зубчики')
  expect(row('10 яєць')).toBe('яйця · 10 шт.')
  expect(row('10 яєць', 0.1)).toBe('яйце · 1 шт.')
  expect(row('2 великі яйця', 2.5)).toBe('великі яйця · 5 шт.')
  expect(row('5 помідорів', 0.2)).toBe('помідор · 1 шт.')
  expect(row('1 кг молодої картоплі')).toBe('молода картопля · 1 кг')
  expect(row('½ великої цибулини', 4)).toBe('велика цибуля · 2 шт.')
  expect(row('2 склянки борошна пшеничного вищого ґатунку')).toBe(
    'борошно пшеничне вищого ґатунку · 2 склянки',
  )
  expect(row('200 г домашньої сметани 20%')).toBe('домашня сметана 20% · 200 г')
  expect(row('сіль за смаком')).toBe('сіль за смаком')
})

test('in English the number says which form it is', () => {
  expect(row('1 egg', 1, 'en')).toBe('egg · 1')
  expect(row('1 egg', 3, 'en')).toBe('eggs · 3')
  expect(row('2 beetroots (400 g)', 1, 'en')).toBe('beetroots · 2 pcs · 400 g')
  expect(row('2 cloves garlic', 2, 'en')).toBe('garlic · 4 cloves')
})

test('in Czech too, where the name is one that it knows', () => {
  expect(row('500 g brambor', 1, 'cs')).toBe('brambory · 500 g')
  expect(row('10 vajec', 1, 'cs')).toBe('vejce · 10 ks')
  expect(row('2 cibule', 3, 'cs')).toBe('cibule · 6 ks')
  expect(row('1 lžička drceného kmínu', 2, 'cs')).toBe('drcený kmín · 2 lžičky')
  expect(row('2 lžíce mleté sladké papriky', 1, 'cs')).toBe('mletá sladká paprika · 2 lžíce')
  expect(row('3 lžíce octa', 1, 'cs')).toBe('ocet · 3 lžíce')
  expect(row('30 g čerstvého droždí', 1, 'cs')).toBe('čerstvé droždí · 30 g')
  expect(row('300 g švestkových povidel', 1, 'cs')).toBe('švestková povidla · 300 g')
  expect(row('500 ml kuřecího vývaru', 1, 'cs')).toBe('kuřecí vývar · 500 ml')
  expect(row('1 kořenová petržel', 1, 'cs')).toBe('kořenová petržel · 1 ks')
  expect(row('200 g hub', 1, 'cs')).toBe('houby · 200 g')
  expect(row('300 g babiččina koření', 2, 'cs')).toBe('600 g babiččina koření')
})

test('where the form is not sure, the line keeps the order in which it agrees', () => {
  expect(row('300 г бабусиної приправи', 2)).toBe('600 г бабусиної приправи')
  expect(row('6 чудасій бабусиних', 0.5)).toBe('6 чудасій бабусиних × ½')
  expect(row('чудасія бабусина – 2 ч. л.', 2)).toBe('чудасія бабусина · 4 ч. л.')
})

test('what a step uses is said so too', () => {
  expect(inStep('500 г буряка', 2)).toBe('буряк 1000 г')
  expect(inStep('2 буряки (400 г)', 2)).toBe('буряк 4 шт.')
  expect(inStep('сіль за смаком')).toBe('сіль за смаком')
  expect(inStep('1 large egg', 2, 'en')).toBe('2 large eggs')
  expect(inStep('500 g beetroot', 2, 'en')).toBe('1000 g beetroot')
})

test('grams and millilitres weigh spoons and glasses of what has a density, and say where none is known', () => {
  const metric = (text: string) => {
    const shown = measuredLine(named(text, 'uk'), 1, 'uk')
    return shown && `${said(shown)}${shown.unweighed ? ' · ?' : ''}`
  }
  expect(metric('2 склянки гречки')).toBe('гречка · 420 г')
  expect(metric('1 склянка молока')).toBe('молоко · 250 мл')
  expect(metric('2 ст. л. меду')).toBe('мед · 42 г')
  expect(metric('2 ст. л. солі')).toBe('сіль · 36 г')
  expect(metric('2 ст. л. бабусиної приправи')).toBe('2 ст. л. бабусиної приправи · ?')
  expect(metric('3 яйця')).toBe('яйця · 3 шт.')
})
