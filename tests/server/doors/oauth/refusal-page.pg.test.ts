import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { refusalPage } from '../../../../server/doors/oauth/refusal-page.ts'
import { DomainError } from '../../../../server/kernel/errors.ts'
import { authorizePath, newPkce, register } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const { challenge } = newPkce()
const hostile = `"'></title></style><script>alert('вкрадене')</script>&amp;`

describe('the page that refuses an authorization request', () => {
  test('allows the one style that it carries, by its hash, and nothing else', async () => {
    const answer = await app.fetch(authorizePath('cli_nobody', challenge))
    const styles = [...(await answer.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    expect(styles).toHaveLength(1)
    const hash = createHash('sha256')
      .update(styles[0]?.[1] ?? '')
      .digest('base64')
    expect(answer.headers.get('content-security-policy')?.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      `style-src 'sha256-${hash}'`,
    ])
  })

  test('shows nothing of what the request says', async () => {
    const clientId = await register(app)
    const plain = [
      authorizePath('cli_nobody', challenge),
      authorizePath(clientId, challenge, { redirect_uri: 'https://evil.example' }),
    ]
    const changes = { state: hostile, scope: hostile, [hostile]: hostile }
    const attacks = [
      authorizePath(hostile, challenge, changes),
      authorizePath(clientId, challenge, { ...changes, redirect_uri: hostile }),
    ]
    const bodies = (paths: string[], headers: Record<string, string>) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await app.fetch(path, { headers })
          expect(answer.status).toBe(400)
          return answer.text()
        }),
      )
    const headers = {
      'accept-language': hostile.replace('вкрадене', '1'),
      cookie: 'language="><script>',
    }
    expect(await bodies(attacks, headers)).toEqual(await bodies(plain, {}))
  })

  test('escapes whatever a refusal would say of the request', async () => {
    const html = await refusalPage(
      new DomainError('oauth_scope_unknown', { scope: hostile }),
      'uk',
    ).text()
    const elements: string[] = []
    const reader = new HTMLRewriter().on('*', {
      element: ({ tagName }) => void elements.push(tagName),
    })
    await reader.transform(new Response(html)).text()
    expect(elements).toEqual([
      'html',
      'meta',
      'meta',
      'meta',
      'title',
      'style',
      'main',
      'h1',
      'p',
      'p',
      'a',
    ])
    expect(html).toContain(Bun.escapeHTML(hostile))
  })
})
