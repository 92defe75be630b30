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
    '★★★★★ 4.9 from 1,204 reviews',
    '4.8 based on 75 votes',
    'Hodnocení: 4,5 (123 hlasů)',
    'Rating: 4.8/5',
    '1x 2x 3x',
    'Jump to Recipe - Print Recipe',
    'Роздрукувати рецепт',
    'US Customary | Metric',
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

  test.each([
    'You may also like to add 1 tsp salt',
    'You may also like to add vanilla.',
    'Вам також сподобається додати 1 ч. л. кориці',
    'See also step 2. Mix well.',
    'Read also the label of the flour.',
    'Mohlo by se vám líbit přidat lžičku skořice',
    'See also: 2 tsp salt',
  ])('is nothing that goes on with words of the dish: %s', (line) => {
    const draft = draftOfText(`${dish}\n${list}\n${line}\nПодати.`)
    const said = [draft?.description, ...(draft?.ingredients ?? []), ...(draft?.steps ?? [])]
    expect(JSON.stringify(said)).toContain(line.replace('See also: ', ''))
    expect(draft?.steps.at(-1)?.text).toBe('Подати.')
  })

  test('stands alone: a site names other dishes below it', () => {
    for (const line of ['You may also like:', 'Вам також сподобається', 'See also — Best buns']) {
      const draft = draftOfText(`${dish}\n${list}\n${line}`)
      expect([draft?.description, draft?.steps.length]).toEqual(['', 1])
    }
  })

  test.each(['Рис / гречка з куркою', 'Кус-кус з овочами', 'Млинці → найкращі', 'Torte 5/5'])(
    'is no title of a dish: %s',
    (title) => {
      expect(draftOfText(`${title}\n${list}`)?.title).toBe(title)
    },
  )
})

describe('other dishes at the end', () => {
  test.each([
    'Інші рецепти з рибою:',
    'Related recipes',
    'Дивіться також: Борщ український',
    'Mohlo by se vám líbit',
    'Вам також сподобається:',
  ])('are no part of this one: %s', (line) => {
    const draft = draftOfText(`${dish}\n${list}\n${line}\nЛосось у духовці\nТріска по-польськи`)
    expect([draft?.description, draft?.steps.length]).toEqual(['', 1])
  })

  test('are none where something to do or to buy stands among them', () => {
    const draft = draftOfText(`${dish}\n${list}\nСхожі рецепти\nЛосось у духовці\n2 ст. л. цукру`)
    expect(draft?.ingredients.at(-1)?.text).toBe('2 ст. л. цукру')
    const method = draftOfText(`${dish}\n${list}\nЧитайте також\nПодати до столу`)
    expect(JSON.stringify(method)).toContain('Подати до столу')
  })
})

describe('a step that begins as a heading of a site does', () => {
  test.each([
    'Share the dough between two tins',
    'Tip the batter into the tin',
    'Tips of asparagus go in last',
    'Leave a border of 2 cm',
    'About 20 minutes later add the cream',
    'Схожі шматочки відкласти',
  ])('is a step, and those below it stay steps: %s', (line) => {
    const draft = draftOfText(`${dish}\n${list}\n${line}\nПодати.`)
    expect(draft?.steps.map(({ text }) => text)).toEqual(['Спекти.', line, 'Подати.'])
    expect(draft?.ingredients).toHaveLength(2)
  })

  test.each([
    'Tips for success',
    'Leave a Reply',
    'Share this recipe',
    'Схожі рецепти',
    'About us',
  ])('is a heading where it is one: %s', (line) => {
    expect(draftOfText(`${dish}\n${list}\n${line}\nПодати.`)?.steps).toHaveLength(1)
  })
})
