import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { signIn } from '../support/entering.ts'
import { startProgram } from '../support/program.ts'
import { button, heading } from '../support/seen.ts'

setDefaultTimeout(120_000)

const aDay = 24 * 60 * 60 * 1000

interface Asked {
  status: string
  proposal_id: string
  confirmation_url: string
}

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const inDays = (days: number) =>
  new Date(browsing.app.services.now().getTime() + days * aDay).toISOString().slice(0, 10)

describe('an agent and a person', () => {
  test('it asks to be let in and proposes; she signs in, allows, edits, confirms, rejects, lets one expire, trusts, and revokes', async () => {
    const owner = browsing.app.caller()
    await owner.signUp('Оксана', 'oksana@example.org')
    const recipe = await owner.compose({ title: 'Борщ', servings: 4 })
    const program = await startProgram(browsing.url)
    const context = await browsing.open()
    const page = await context.newPage()

    await page.goto(program.asks)
    await signIn(page, 'oksana@example.org')
    await heading(page, /Пустити помічника/).waitFor()
    await page.getByText('Кухонний помічник').waitFor()
    await page.getByText('назву не перевірено').waitFor()
    await page.getByText('програма на цьому комп’ютері').waitFor()
    const [no, yes] = [button(page, 'Не дозволяти'), button(page, 'Дозволити')]
    const widths = [(await no.boundingBox())?.width, (await yes.last().boundingBox())?.width]
    expect(widths[0]).toBe(widths[1] ?? 0)
    await yes.last().click()
    await page.getByText('Дякуємо').waitFor()
    expect((await program.answered()).get('iss')).toBe(browsing.url)

    const dish = await program.use<Asked>('service_propose_plan_entry', {
      recipe_id: recipe.id,
      date: inDays(2),
      slot: 'dinner',
    })
    const draft = await program.use<Asked>('service_propose_recipe_draft', {
      title: 'Гарбузовий суп\u202E',
      ingredients: ['1 кг гарбуза', 'щось загадкове'],
      steps: ['Зваріть гарбуз.'],
    })
    const lines = await program.use<Asked>('service_propose_shopping_list', {
      lines: ['молоко 2 л', 'сіль'],
    })

    await page.goto('/')
    await button(page, /3 пропозиції чекають/).click()
    await page.getByRole('link', { name: 'Пропозиції' }).click()
    await page.getByRole('link', { name: /Борщ/ }).click()
    await heading(page, /Просить додати до плану/).waitFor()
    await page.getByLabel('День').fill(inDays(3))
    await page.getByLabel('Коли').selectOption('lunch')
    await button(page, 'На порцію більше').click()
    await button(page, 'Додати до плану').click()
    await heading(page, 'Зроблено').first().waitFor()
    const toPlan = page.getByRole('link', { name: 'Відкрити план' })
    expect(await toPlan.getAttribute('href')).toBe(`/plan?date=${inDays(3)}`)
    expect(dish.confirmation_url).toBe(page.url())
    const plan = await program.use<{ entries: unknown[] }>('service_list_plan')
    expect(plan.entries).toEqual([
      expect.objectContaining({ title: 'Борщ', date: inDays(3), slot: 'lunch', servings: 5 }),
    ])

    await page.goto(draft.confirmation_url)
    await page.getByText('прихований знак U+202E').first().waitFor()
    await page.getByText('продукт не розпізнано').waitFor()
    await button(page, 'Відхилити').click()
    await heading(page, 'Ви відхилили цю пропозицію').waitFor()
    await button(page, 'Передумати').click()
    await button(page, 'Відхилити').click()
    await heading(page, 'Ви відхилили цю пропозицію').waitFor()
    expect((await owner.query<{ items: unknown[] }>('recipes.list', {})).items).toHaveLength(1)

    browsing.app.travel(8 * aDay)
    await page.goto(lines.confirmation_url)
    await heading(page, 'Пропозиція застаріла').waitFor()
    expect(await button(page, /Дописати/).count()).toBe(0)

    await page.goto('/mcp/connections')
    const trusted = page.getByRole('switch', { name: 'Дописувати до списку покупок' })
    expect(await trusted.isChecked()).toBe(false)
    await trusted.click()
    await page.getByText('Тепер без запитань').waitFor()
    const more = { lines: ['хліб'] }
    expect(await program.use<Asked>('service_propose_shopping_list', more)).toMatchObject({
      status: 'applied',
    })
    await page.goto('/mcp/proposals')
    await page.getByText('без запитання', { exact: true }).waitFor()

    await page.goto('/mcp/connections')
    await button(page, /^Скасувати дозвіл:/).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Доступ зникне тієї ж миті').waitFor()
    await dialog.getByRole('button', { name: 'Скасувати дозвіл' }).click()
    await heading(page, 'Жодного помічника').waitFor()
    const refused = await program.use('service_list_plan').then(
      () => 'answered',
      () => 'refused',
    )
    expect(refused).toBe('refused')
    await program.stop()
    await context.close()
  })
})
