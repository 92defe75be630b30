import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { authorizePath, newPkce, openConsent, register } from '../support/agent.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { password } from '../support/caller.ts'
import { signIn } from '../support/entering.ts'
import { startProgram } from '../support/program.ts'
import { button, heading } from '../support/seen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('whom an agent asks to be let in', () => {
  test('a refusal goes back to the program as such, and nothing is connected', async () => {
    const owner = await browsing.app.signedUp()
    const program = await startProgram(browsing.url)
    const { context, page } = await browsing.openAt(program.asks, { as: owner })
    await button(page, 'Не дозволяти').click()
    await page.getByText('Дякуємо').waitFor()
    expect((await program.answered()).get('error')).toBe('access_denied')
    expect(await owner.query<unknown[]>('agents.connections')).toEqual([])
    await program.stop()
    await context.close()
  })

  test('only what stays switched on is allowed, and at least one thing has to', async () => {
    const owner = await browsing.app.signedUp()
    const program = await startProgram(browsing.url)
    const { context, page } = await browsing.openAt(program.asks, { as: owner })
    for (const name of ['Пропонувати рецепти', 'Пропонувати страви до плану'])
      await page.getByRole('switch', { name }).click()
    await page.getByRole('switch', { name: 'Бачити списки й пропонувати рядки' }).click()
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
    const { context, page } = await browsing.openAt(program.asks, { as: wrong })
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
    const owner = await browsing.app.signedUp()
    const clientId = await register(browsing.app)
    const requestId = await openConsent(owner, authorizePath(clientId, newPkce().challenge))
    const { context, page } = await browsing.openAt(`/mcp/consent?request=${requestId}`, {
      as: owner,
    })
    browsing.app.travel(20 * 60 * 1000)
    await button(page, 'Дозволити').last().click()
    await heading(page, 'Цей запит уже не чинний').waitFor()
    const answer = await page.goto(`/mcp/consent?request=${requestId}`)
    expect(answer?.status()).toBe(404)
    await heading(page, 'Цей запит уже не чинний').waitFor()
    await context.close()
  })

  test('the answer reaches a site and an application as well, whatever the page’s policy', async () => {
    const owner = await browsing.app.signedUp()
    const context = await browsing.open({ as: owner })
    const page = await context.newPage()
    await page.route('https://assistant.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Прийшло</p>' }),
    )
    const asking = async (redirectUri: string) => {
      const clientId = await register(browsing.app, { redirect_uris: [redirectUri] })
      const path = authorizePath(clientId, newPkce().challenge, { redirect_uri: redirectUri })
      await page.goto(path)
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
})
