import { expect, test } from 'bun:test'

import type { Person } from '../support/person.ts'
import { stage } from '../support/stage.ts'

export function carts(person: Person): void {
  stage('the week’s list in a cart', () => {
    test('a newcomer connects the practice store and fills its cart, and nothing is ordered', async () => {
      const { page } = person
      await page.goto('/lists')
      await page.getByRole('link', { name: 'Наповнити кошик' }).click()
      await page
        .getByRole('button', { name: 'Підключити: Навчальна крамниця, як «Сільпо»' })
        .click()
      await page.getByRole('button', { name: 'Дозволити' }).click()
      await page.getByRole('button', { name: /^Скласти \d/ }).click()
      await page.getByText(/^У\sкошику:\s\d/).waitFor()
      expect(await page.locator('.tag', { hasText: 'Додано' }).count()).toBeGreaterThan(0)
      const checkout = page.getByRole('link', { name: 'Оформити в крамниці' })
      await page.goto((await checkout.getAttribute('href')) ?? '')
      await page
        .getByText(/навчальн/i)
        .first()
        .waitFor()
    })
  })
}
