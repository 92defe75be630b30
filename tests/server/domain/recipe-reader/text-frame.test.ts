import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'

const dish = 'Шарлотка на рисовому борошні'
const list = 'Інгредієнти\n160 г рисового борошна\n4 яйця\nПриготування\nСпекти.'

describe('what a site puts around a recipe', () => {
  test.each([
    'Головна > Рецепти > Випічка',
    'Головна / Випічка',
    'Рецепти › Десерти › Пироги',
    'Home » Cakes',
    '★★★★☆ 4.6 (213 оцінок)',
    '4,8/5 (12 відгуків)',
    '⭐⭐⭐⭐⭐',
    'Поділитися Facebook Telegram Viber',
    'Share on: Facebook, Pinterest',
    'Реклама',
  ])('is neither the title nor a food: %s', (line) => {
    const whole = draftOfText(`${line}\n${dish}\n${line}\n${list}`)
    expect(whole?.title).toBe(dish)
    expect(whole?.ingredients.map(({ text }) => text)).toEqual(['160 г рисового борошна', '4 яйця'])
  })

  test('may be other dishes, which are no note of this one', () => {
    const whole = draftOfText(`${dish}\n${list}\nЧитайте також: Найкращий медівник`)
    expect(whole?.description).toBe('')
    expect(whole?.steps.map(({ text }) => text)).toEqual(['Спекти.'])
  })

  test.each(['Рис / гречка з куркою', 'Кус-кус з овочами', 'Млинці → найкращі', 'Torte 5/5'])(
    'is no title of a dish: %s',
    (title) => {
      expect(draftOfText(`${title}\n${list}`)?.title).toBe(title)
    },
  )
})
