import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'

import { type Dish, dishCalled, says } from '../support/dishes.ts'
import { Person } from '../support/person.ts'
import { stage } from '../support/stage.ts'
import { evenly, type Windows } from '../support/windows.ts'

/** Foods that anybody looks for on the list when a dish of the week has them. */
const foods = [
  'картопл',
  'цибул',
  'морк',
  'капуст',
  'сметан',
  'молок',
  'яйц|яйце',
  'кур(?!кум)',
  'свин',
  'ялович',
  'гречк',
  'спагет',
  'буряк',
]

export function weeks(windows: Windows, author: Person): void {
  stage('a week in a minute', () => {
    test('somebody who has signed up gets a sample week and its list', async () => {
      await author.page.goto('/plan')
      await walkWeek(author.page)
    })

    test('a guest who taps the plan gets the same at once, and keeps it by signing up', async () => {
      const page = await windows.open()
      await page.goto('/')
      await page.getByRole('link', { name: 'План', exact: true }).click()
      const either = page.getByRole('button', { name: /^(Показати зразок тижня|Увійти)$/ })
      expect(evenly(await either.first().textContent())).toBe('Показати зразок тижня')
      const { address, planned } = await walkWeek(page)

      await new Person(windows, 'Марко Мандрівний', 'marko@example.org').signUp(page)
      await page.goto(address)
      expect(await plannedDishes(page)).toEqual(planned)
      await page.context().close()
    })
  })
}

/** Returns where the week stands, and what is planned there. */
async function walkWeek(page: Page): Promise<{ address: string; planned: Dish[] }> {
  await page.getByRole('button', { name: 'Показати зразок тижня' }).click()
  await page.getByRole('button', { name: 'Прибрати зразок' }).waitFor()
  const address = page.url()
  const planned = await plannedDishes(page)
  expect(planned.length).toBeGreaterThanOrEqual(7)
  await page.getByRole('button', { name: 'Список для цих страв' }).click()
  await page.getByRole('checkbox').first().waitFor()
  const list = evenly(await page.locator('main').textContent())
  const unlisted = planned.filter(({ title }) => !list.includes(title))
  expect(unlisted.map(({ title }) => title)).toEqual([])
  const listed = await listedFoods(page)
  const missing = foods.filter(
    (food) => planned.some(says(food)) && !new RegExp(food, 'iu').test(listed),
  )
  expect(missing).toEqual([])
  return { address, planned }
}

async function plannedDishes(page: Page): Promise<Dish[]> {
  const entries = await page.locator('main').getByRole('listitem').getByRole('button').all()
  const texts = await Promise.all(entries.map(async (one) => evenly(await one.textContent())))
  const dishes = texts.map((text) => dishCalled(text.replace(/ ?\d+ порці\p{L}*.*$/u, '')))
  return [...new Set(dishes.filter((dish) => dish !== undefined))]
}

/** Each line of a list can be changed by a button that says its food. */
async function listedFoods(page: Page): Promise<string> {
  const lines = await page.getByRole('button', { name: /^Змінити: / }).all()
  const names = await Promise.all(lines.map((one) => one.getAttribute('aria-label')))
  return names.map((name) => name?.replace('Змінити: ', '')).join('\n')
}
