import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Recipe } from '../../shared/wire/recipes.ts'
import { connectAgent } from '../support/agent.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { structured } from '../support/mcp.ts'
import { button, heading } from '../support/seen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

/** A person, and what an agent of theirs asks of them. */
async function startAsked(tool: string, argsOf: (recipe: Recipe) => Record<string, unknown>) {
  const owner = browsing.app.caller()
  await owner.signUp()
  const agent = await connectAgent(browsing.app, owner)
  const recipe = await owner.compose({ title: 'Борщ' })
  const asked = await structured<{ confirmation_url: string }>(
    browsing.app,
    agent.access_token,
    `service_propose_${tool}`,
    argsOf(recipe),
  )
  return { owner, recipe, url: asked.confirmation_url }
}

describe('what an agent proposes', () => {
  test('a yes to what has changed meanwhile is not taken: she sees what changed and says it again', async () => {
    const { owner, recipe, url } = await startAsked('plan_entry', ({ id }) => ({
      recipe_id: id,
      date: '2027-03-10',
    }))
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(url)
    await page.getByLabel('Коли').selectOption('lunch')
    const { id, version } = recipe
    await owner.mutate('recipes.update', { id, version, title: 'Борщ із квасолею' })
    await button(page, 'Додати до плану').click()
    await heading(page, 'Поки ви дивилися, дещо змінилося').waitFor()
    expect(await page.locator('.notice del').textContent()).toBe('Борщ')
    expect(await page.locator('.notice ins').textContent()).toMatch(/^Борщ із\sквасолею$/)
    expect(await page.getByLabel('Коли').inputValue()).toBe('lunch')
    await button(page, 'Додати до плану').click()
    await heading(page, 'Зроблено').first().waitFor()
    await context.close()
  })

  test('of a list she leaves lines out by keyboard, and the button counts what is left', async () => {
    const { owner, url } = await startAsked('shopping_list', () => ({
      lines: ['молоко 2 л', 'сіль', 'хліб'],
    }))
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('checkbox', { name: /сіль/ }).focus()
    await page.keyboard.press('Space')
    await button(page, 'Дописати 2 рядки').focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Зроблено').first().waitFor()
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Зроблено')
    const lines = await browsing.app.services.sql<{ text: string }[]>`
      SELECT text FROM shopping_lines WHERE text IN ('молоко 2 л', 'сіль', 'хліб') ORDER BY text`
    expect(lines.map(({ text }) => text)).toEqual(['молоко 2 л', 'хліб'])
    await context.close()
  })

  test('of a week she leaves a dish out by keyboard, and what is left is planned by one yes', async () => {
    const cook = await browsing.app.signedUp('Марко')
    const pub = await cook.publish({ title: 'Кулеша' })
    const { owner, url } = await startAsked('plan_entry', ({ id }) => ({
      entries: [
        { recipe_id: id, date: '2027-03-15' },
        { recipe_id: pub, date: '2027-03-16', servings: 4 },
        { recipe_id: id, date: '2027-03-17', slot: 'lunch' },
      ],
    }))
    const { context, page } = await browsing.openAt(url, { as: owner, viewport: phone })
    await heading(page, 'Просить додати до плану 3 страви').waitFor()
    expect(await page.locator('.proposed').textContent()).toMatch(/Кулеша.*копія\sзбережеться/)
    await page.getByRole('checkbox', { name: /обід/ }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Позначено 2 з 3 страв').waitFor()
    await button(page, 'Додати 2 страви').focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Зроблено').first().waitFor()
    const plan = await owner.query<{ entries: { title: string }[] }>('plan.week', {
      date: '2027-03-15',
    })
    expect(plan.entries.map((one) => one.title)).toEqual(['Борщ', 'Кулеша'])
    await context.close()
  })

  test('another person’s proposal looks like one that never was', async () => {
    const { url } = await startAsked('shopping_list', () => ({ lines: ['таємниця'] }))
    const other = browsing.app.caller()
    await other.signUp()
    const found = await other.fetch(new URL(url).pathname)
    const never = await other.fetch('/mcp/proposals/prop_none')
    expect([found.status, never.status]).toEqual([404, 404])
    expect(await found.text()).not.toContain('таємниця')
  })
})
