import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { codeForm, refreshForm } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { tokensFor } from '../../../support/token-endpoint.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('what is kept of tokens', () => {
  test('neither the log nor a dump of the database holds a usable secret', async () => {
    const owner = await app.signedUp()
    const form = await codeForm(app, owner)
    const given = await tokensFor(app, form)
    const next = await tokensFor(app, refreshForm({ ...given, clientId: form.client_id }))
    const dump = await app.services.sql<{ row: string }[]>`
      SELECT c::text AS row FROM authorization_codes c UNION ALL SELECT r::text FROM refresh_tokens r
      UNION ALL SELECT a::text FROM access_tokens a UNION ALL SELECT encode(sealed_successor, 'escape') FROM refresh_tokens`
    const kept = dump.map((one) => one.row ?? '').join('\n') + app.logged.join('\n')
    const secrets = [form.code, form.code_verifier, ...Object.values(given), next.refresh_token]
    expect(secrets.filter((one) => String(one).length > 40 && kept.includes(String(one)))).toEqual(
      [],
    )
  })
})
