import { expect, test } from 'bun:test'
import type { Person } from '../support/person.ts'
import { stage } from '../support/stage.ts'

/** As they are typed in a shop: nothing between them but how much there is. */
const typed = 'молоко 2 хліб губки оливкова олія'
const rows = ['Молоко', 'Хліб', 'Губки', 'Оливкова олія']

export function lists(person: Person): void {
  stage('a list typed in a hurry', () => {
    test('each of the things in a row without commas is a row of its own', async () => {
      const { page } = person
      await page.goto('/lists')
      const add = page.locator('#add-line')
      await add.fill(typed)
      await add.press('Enter')
      for (const row of rows) await page.getByText(row, { exact: true }).first().waitFor()
      expect(await page.getByText(typed).count()).toBe(0)
    })

    test('pictures are what they show, and what refuses one kind of a thing leaves the thing to be bought', async () => {
      const { page } = person
      const add = page.locator('#add-line')
      for (const row of ['🍌 кіло', 'груші (тверді не брати)', 'молока не треба']) {
        await add.fill(row)
        await add.press('Enter')
      }
      for (const row of [/Банан/, /Груш/]) await page.getByText(row).first().waitFor()
      await page.getByText('тверді не брати').first().waitFor()
      const refused = page.locator('label').filter({ hasText: 'Молока не треба' })
      expect(await refused.first().innerText()).not.toContain('ціна')
    })
  })
}
