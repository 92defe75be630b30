import { expect, test } from 'bun:test'

import { type Dish, feedBook } from '../support/dishes.ts'
import type { Komora } from '../support/komora.ts'
import type { Person } from '../support/person.ts'
import { ask, walkFeed } from '../support/public-api.ts'
import { stage } from '../support/stage.ts'
import { cardsOf, type Windows } from '../support/windows.ts'

export const ownDish: Dish = {
  title: 'Топінамбур, запечений із чебрецем',
  author: 'Соломія Незнана',
  language: 'uk',
  description: 'Земляна груша з рум’яною скоринкою.',
  servings: 4,
  prepMinutes: 15,
  cookMinutes: 30,
  tags: [],
  likes: 0,
  daysAgo: 0,
  ingredients: ['1 кг топінамбура', '2 ст. л. олії', '1 ч. л. чебрецю'],
  steps: [{ text: 'Запечіть топінамбур до м’якості.' }],
}

export function publishing(komora: Komora, windows: Windows, author: Person): void {
  stage('publishing a recipe', () => {
    test('somebody signs up, writes a recipe and puts it into the feed', async () => {
      await author.signUp()
      await compose(author, ownDish)
      await author.page.getByRole('button', { name: 'Опублікувати' }).click()
      await author.page.getByRole('heading', { level: 1, name: ownDish.title }).waitFor()
      feedBook.push(ownDish)
    })

    test('a stranger finds it by words, by a question and on the front page', async () => {
      const { title } = ownDish
      const byWords = await walkFeed(komora, { q: 'топінамбуром' })
      expect(byWords.map((item) => item.title)).toEqual([title])
      const { recipes } = await ask(komora, 'що приготувати з топінамбура')
      expect(recipes.map(({ name }) => name)).toEqual([title])
      expect((await walkFeed(komora))[0]?.title).toBe(title)
    })

    test('a stranger types a word into the search box, and opens it', async () => {
      const stranger = await windows.open()
      await stranger.goto('/')
      const box = stranger.getByRole('combobox', { name: 'Пошук рецептів' })
      await box.fill('топінамбур')
      await box.press('Enter')
      await stranger.waitForURL(/q=/)
      await stranger.locator('main article', { hasText: ownDish.title }).waitFor()
      expect((await cardsOf(stranger)).map(({ title }) => title)).toEqual([ownDish.title])
      await stranger.getByRole('link', { name: ownDish.title }).click()
      await stranger.getByRole('heading', { level: 1, name: ownDish.title }).waitFor()
      await stranger.getByText(author.name).first().waitFor()
      await stranger.context().close()
    })
  })
}

async function compose({ page }: Person, dish: Dish): Promise<void> {
  await page.goto('/recipes/new')
  await page.getByLabel('Назва', { exact: true }).fill(dish.title)
  await page.getByLabel('Кілька слів про страву').fill(dish.description)
  await page.getByLabel('Підготовка, хв').fill(String(dish.prepMinutes))
  await page.getByLabel('Біля плити, хв').fill(String(dish.cookMinutes))
  for (const [index, line] of dish.ingredients.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Додати продукт' }).click()
    await page.getByLabel(`Продукт, рядок ${index + 1}`).fill(line)
  }
  for (const [index, step] of dish.steps.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Додати крок' }).click()
    await page.getByLabel(`Крок ${index + 1}`, { exact: true }).fill(step.text)
  }
}
