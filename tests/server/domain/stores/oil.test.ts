import { expect, test } from 'bun:test'
import { judge, sure } from '../../../../server/domain/stores/match/judge.ts'
import { nothingTelling } from '../../../../server/domain/stores/match/telling.ts'
import { termsFor } from '../../../../server/domain/stores/match/terms.ts'
import type { ShopLanguage } from '../../../../server/domain/stores/names/languages.ts'
import { needOf } from '../../../support/shelf.ts'

const score = (line: string, title: string, language: ShopLanguage) =>
  judge(needOf(line), title, nothingTelling, language)

test('who asks for oil is given the ordinary one without a question, in every language of shops', () => {
  for (const [language, line, title] of [
    ['uk', 'олія', 'Олія соняшникова Щедрий Дар рафінована 850 мл'],
    ['uk', '2 ст. л. олії', 'Олія соняшникова Олейна'],
    ['cs', 'olej', 'Vénusz slunečnicový olej'],
    ['cs', 'олія', 'Řepkový olej 1 l'],
    ['de', 'олія', 'Sonnenblumenöl'],
    ['de', 'олія', 'Rapsöl'],
    ['hu', 'олія', 'Napraforgó étolaj'],
    ['ro', 'олія', 'Ulei de floarea soarelui'],
  ] as const)
    expect([title, score(line, title, language) >= sure]).toEqual([title, true])
})

test('a dear oil, or one of something that somebody may not eat, is not what they asked for', () => {
  for (const [language, title] of [
    ['uk', 'Олія оливкова extra virgin'],
    ['uk', 'Олія арахісова'],
    ['cs', 'Olivový olej extra panenský'],
    ['de', 'Olivenöl'],
    ['uk', 'Олія кукурудзяна'],
  ] as const)
    expect([title, score('олія', title, language) < sure]).toEqual([title, true])
})

test('sunflower oil that was asked for by its name is no other oil', () => {
  for (const title of ['Олія ріпакова', 'Олія рослинна', 'Олія кукурудзяна'])
    expect([title, score('соняшникова олія', title, 'uk') < sure]).toEqual([title, true])
})

test('a shop is asked for oil by its ordinary name too', () => {
  const asked = (language: ShopLanguage) => termsFor(needOf('олія'), { language, austrian: false })
  expect(asked('uk')).toContain('олія соняшникова')
  expect(asked('cs')).toContain('slunečnicový olej')
  expect(asked('de')).toContain('Sonnenblumenöl')
})
