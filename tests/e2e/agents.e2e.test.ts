import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { authorizePath, connectAgent, newPkce, openConsent, register } from '../support/agent.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { structured } from '../support/mcp.ts'
import { startProgram } from '../support/program.ts'

setDefaultTimeout(120_000)

const password = 'тиха вода греблю рве'
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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const inDays = (days: number) =>
  new Date(browsing.app.services.now().getTime() + days * aDay).toISOString().slice(0, 10)

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Увійти', exact: true }).click()
}

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

    await page.goto('/mcp/connections', { waitUntil: 'networkidle' })
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

    await page.goto('/mcp/connections', { waitUntil: 'networkidle' })
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

  test('a refusal goes back to the program as such, and nothing is connected', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const program = await startProgram(browsing.url)
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(program.asks, { waitUntil: 'networkidle' })
    await button(page, 'Не дозволяти').click()
    await page.getByText('Дякуємо').waitFor()
    expect((await program.answered()).get('error')).toBe('access_denied')
    expect(await owner.query<unknown[]>('agents.connections')).toEqual([])
    await program.stop()
    await context.close()
  })

  test('only what stays switched on is allowed, and at least one thing has to', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const program = await startProgram(browsing.url)
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(program.asks, { waitUntil: 'networkidle' })
    for (const name of ['Пропонувати рецепти', 'Пропонувати страви до плану'])
      await page.getByRole('switch', { name }).click()
    await page.getByRole('switch', { name: 'Пропонувати рядки до списку' }).click()
    await page.getByRole('switch', { name: 'Бачити ваші рецепти й план' }).click()
    await page.getByText('Залиште хоча б один дозвіл').waitFor()
    expect(await button(page, 'Дозволити вибране').isDisabled()).toBe(true)
    await page.getByRole('switch', { name: 'Бачити ваші рецепти й план' }).click()
    await button(page, 'Дозволити вибране').click()
    await page.getByText('Дякуємо').waitFor()
    await program.answered()
    expect(await owner.query<unknown[]>('agents.connections')).toMatchObject([
      { scopes: ['service.read'] },
    ])
    await program.stop()
    await context.close()
  })

  test('whoever is asked may answer as somebody else, and the program notices nothing', async () => {
    const wrong = browsing.app.caller()
    await wrong.signUp('Не та', 'wrong@example.org')
    const right = browsing.app.caller()
    await right.signUp('Та сама', 'right@example.org')
    const program = await startProgram(browsing.url)
    const context = await browsing.open({ as: wrong })
    const page = await context.newPage()
    await page.goto(program.asks, { waitUntil: 'networkidle' })
    await page.getByText('Не та', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Увійти інакше' }).click()
    await signIn(page, 'right@example.org')
    await page.getByText('right@example.org').waitFor()
    await button(page, 'Дозволити').last().click()
    await page.getByText('Дякуємо').waitFor()
    await program.answered()
    expect(await right.query<unknown[]>('agents.connections')).toHaveLength(1)
    // Signing in as somebody else ended her session.
    await wrong.mutate('people.signIn', { email: 'wrong@example.org', password })
    expect(await wrong.query<unknown[]>('agents.connections')).toHaveLength(0)
    await program.stop()
    await context.close()
  })

  test('a request that is too old, or another’s, is a kind page that leads on', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const clientId = await register(browsing.app)
    const requestId = await openConsent(owner, authorizePath(clientId, newPkce().challenge))
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(`/mcp/consent?request=${requestId}`, { waitUntil: 'networkidle' })
    browsing.app.travel(20 * 60 * 1000)
    await button(page, 'Дозволити').last().click()
    await heading(page, 'Цей запит уже не чинний').waitFor()
    const answer = await page.goto(`/mcp/consent?request=${requestId}`)
    expect(answer?.status()).toBe(404)
    await heading(page, 'Цей запит уже не чинний').waitFor()
    await context.close()
  })

  test('the answer reaches a site and an application as well, whatever the page’s policy', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.route('https://assistant.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Прийшло</p>' }),
    )
    const asking = async (redirectUri: string) => {
      const clientId = await register(browsing.app, { redirect_uris: [redirectUri] })
      const path = authorizePath(clientId, newPkce().challenge, { redirect_uri: redirectUri })
      await page.goto(path, { waitUntil: 'networkidle' })
      await button(page, 'Дозволити').last().click()
    }
    await asking('https://assistant.example/cb')
    await page.getByText('Прийшло').waitFor()
    expect(new URL(page.url()).searchParams.get('code')).toStartWith('kac_')

    const complaints: string[] = []
    page.on('console', (message) => {
      if (/policy/i.test(message.text())) complaints.push(message.text())
    })
    await asking('cursor://assistant/callback')
    await heading(page, 'Дозволено').waitFor()
    const link = page.getByRole('link', { name: 'Повернутися до помічника' })
    expect(await link.getAttribute('href')).toStartWith('cursor://assistant/callback?code=kac_')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a yes to what has changed meanwhile is not taken: she sees what changed and says it again', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const agent = await connectAgent(browsing.app, owner)
    const recipe = await owner.compose({ title: 'Борщ' })
    const asked = await structured<Asked>(
      browsing.app,
      agent.access_token,
      'service_propose_plan_entry',
      { recipe_id: recipe.id, date: inDays(1) },
    )
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(asked.confirmation_url, { waitUntil: 'networkidle' })
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
    const owner = browsing.app.caller()
    await owner.signUp()
    const agent = await connectAgent(browsing.app, owner)
    const asked = await structured<Asked>(
      browsing.app,
      agent.access_token,
      'service_propose_shopping_list',
      { lines: ['молоко 2 л', 'сіль', 'хліб'] },
    )
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.goto(asked.confirmation_url, { waitUntil: 'networkidle' })
    await page.getByRole('checkbox', { name: /сіль/ }).focus()
    await page.keyboard.press('Space')
    await button(page, 'Дописати 2 рядки').focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Зроблено').first().waitFor()
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Зроблено')
    const lines = await browsing.app.services.sql<{ text: string }[]>`
      SELECT text FROM shopping_lines WHERE text IN ('молоко 2 л', 'сіль', 'хліб') ORDER BY text`
    expect(lines.map(({ text }) => text).filter((text) => text === 'сіль')).toEqual([])
    await context.close()
  })

  test('another person’s proposal looks like one that never was', async () => {
    const owner = browsing.app.caller()
    await owner.signUp()
    const agent = await connectAgent(browsing.app, owner)
    const asked = await structured<Asked>(
      browsing.app,
      agent.access_token,
      'service_propose_shopping_list',
      { lines: ['таємниця'] },
    )
    const other = browsing.app.caller()
    await other.signUp()
    const found = await other.fetch(new URL(asked.confirmation_url).pathname)
    const never = await other.fetch('/mcp/proposals/prop_none')
    expect([found.status, never.status]).toEqual([404, 404])
    expect(await found.text()).not.toContain('таємниця')
  })
})
