import { describe, expect, test } from 'bun:test'
import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { replacementsOf, rows } from '../../../shared/food/replace/replacements.ts'
import { languages } from '../../../shared/language/languages.ts'
import { isEffect } from '../../../shared/language/replacing.ts'

const said = (text: string, language: 'uk' | 'en' | 'cs' = 'uk') =>
  replacementsOf(parseIngredientLine(text), language).map((one) => one.line.text)

describe('The table of replacements', () => {
  test('names foods that the lexicon knows, what they do to the dish, and how much to take', () => {
    for (const { foods, by, ratio, effect } of rows()) {
      for (const food of [...foods, by]) expect([food, entryOf(food)?.id]).toEqual([food, food])
      expect([by, isEffect(effect), ratio > 0]).toEqual([by, true, true])
    }
  })

  test('has names that are read back as the food that is meant, alone and after an amount', () => {
    for (const { by, names } of rows())
      for (const language of languages) {
        const [one = '', ofIt = one] = names[language]
        if (one === '-') continue
        const counted = names[language].length > (language === 'en' ? 1 : 2)
        const measure = language === 'uk' ? '200 г' : '200 g'
        for (const text of [one, counted ? `2 ${ofIt}` : `${measure} ${ofIt}`]) {
          const { food, understood, alternatives, mentions, more } = parseIngredientLine(text)
          expect([text, food, understood, alternatives ?? mentions ?? more]).toEqual([
            text,
            by,
            true,
            undefined,
          ])
        }
      }
  })
})

describe('A line', () => {
  test('keeps its amount, in the measure of its author, and is said in its language', () => {
    expect(said('250 мл молока')[0]).toBe('250 мл вівсяного молока')
    expect(said('3 ст. л. меду')[0]).toBe('3 ст. л. кленового сиропу')
    expect(said('1 cup milk', 'en')[0]).toBe('1 cup oat milk')
    expect(said('300 g hladké mouky', 'cs')).toEqual(['300 g bezlepkové mouky'])
    expect(said('масло для смаження')[0]).toBe('веганське масло')
  })

  test('takes as much as does the same: less oil than butter', () => {
    expect(said('200 г вершкового масла')).toContain('160 г соняшникової олії')
  })

  test('counts what is counted', () => {
    expect(said('1 яйце')).toEqual(['1 замінник яйця'])
    expect(said('5 яєць')).toEqual(['5 замінників яйця'])
    expect(said('2 eggs', 'en')).toEqual(['2 flax eggs'])
  })

  test('is left alone where more than one food is meant, where it may be left out, or is not understood', () => {
    for (const text of [
      'масло або маргарин',
      'кріп, молоко',
      'молоко за бажанням',
      'квзп',
      '2 буряки',
    ])
      expect([text, said(text)]).toEqual([text, []])
  })
})
