import { afterAll, beforeAll, describe, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { menuOf, signIn } from '../support/entering.ts'
import { mailedToken } from '../support/mail.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing({ RATE_LIMITS: '1' })
})
afterAll(() => browsing.stop())

describe('somebody whose password is being guessed', () => {
  /** Nobody has a turn left, for an hour and the next. */
  const guessing = async (email: string) => {
    const { sql, now } = browsing.app.services
    const hour = Math.floor(now().getTime() / 3_600_000)
    await sql`
      INSERT INTO sign_in_failures (key, failures, last_at)
      SELECT key || ${email}, 1000, ${now()} FROM unnest(ARRAY['account ', 'others ']) AS key`
    await sql`
      INSERT INTO sign_in_failures (key, failures, last_at)
      SELECT ${`newcomers ${email} `} || hour, 1000, ${now()}
      FROM generate_series(${hour}::int, ${hour + 1}::int) AS hour`
  }

  async function comesByLetter(email: string, javaScriptEnabled: boolean) {
    const owner = browsing.app.caller()
    await owner.signUp('Зоряна', email)
    const token = await mailedToken(browsing.app, email, 'verify')
    await owner.mutate('people.verifyEmail', { token })
    await guessing(email)
    const context = await browsing.open({ javaScriptEnabled, viewport: phone })
    const page = await context.newPage()
    await page.goto('/login')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Надіслати посилання для входу' }).click()
    await page.getByText(`Якщо ${email} є в Коморі`).waitFor()
    await page.goto(`/login/link?token=${await mailedToken(browsing.app, email, 'login/link')}`)
    await page.getByRole('button', { name: 'Увійти', exact: true }).click()
    await menuOf(page, 'Зоряна').waitFor()
    await context.close()
  }

  test('comes in by a letter', () => comesByLetter('zoriana@example.org', true))

  test('comes in by a letter without scripts too', () =>
    comesByLetter('zoriana2@example.org', false))
})
