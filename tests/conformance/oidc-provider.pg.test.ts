import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { redirectUri, register } from '../support/agent.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

/** The same request to our token endpoint and to the reference implementation of another project. */
let app: TestApp
let ours: string
let server: Server
let theirUrl: string
const theirs = 'reference-client'

beforeAll(async () => {
  app = await startTestApp()
  ours = await register(app)
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  theirUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(theirUrl, {
    clients: [
      {
        client_id: theirs,
        application_type: 'native',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    features: { devInteractions: { enabled: false } },
  })
  server.on('request', provider.callback())
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.stop()
})

const urlencoded = 'application/x-www-form-urlencoded'
const verifier = 'v'.repeat(43)

/** What each of the two answers, with its own client in place of CLIENT. */
async function both(form: string, type = urlencoded): Promise<[ours: string, theirs: string]> {
  const request = (client: string) => ({
    method: 'POST',
    headers: { 'content-type': type },
    body: form.replaceAll('CLIENT', client),
  })
  const said = async (response: Response) => {
    const { error } = (await response.json()) as { error: string }
    return `${response.status} ${error}`
  }
  return [
    await said(await app.fetch('/api/mcp/oauth/token', request(ours))),
    await said(await fetch(`${theirUrl}/token`, request(theirs))),
  ]
}

const requests = [
  'grant_type=authorization_code&code=x',
  'client_id=nobody&grant_type=authorization_code&code=x',
  'client_id=CLIENT',
  'client_id=CLIENT&grant_type=password',
  'client_id=nobody&grant_type=password',
  'client_id=CLIENT&grant_type=client_credentials',
  `client_id=CLIENT&grant_type=authorization_code&redirect_uri=${redirectUri}&code_verifier=${verifier}`,
  `client_id=CLIENT&grant_type=authorization_code&code=x&redirect_uri=${redirectUri}&code_verifier=${verifier}`,
  'client_id=CLIENT&grant_type=refresh_token',
  'client_id=CLIENT&grant_type=refresh_token&refresh_token=x',
  'client_id=CLIENT&grant_type=refresh_token&refresh_token=x&refresh_token=y',
  'client_id=CLIENT&client_id=CLIENT&grant_type=refresh_token&refresh_token=x',
  'client_id=CLIENT&grant_type=refresh_token&grant_type=refresh_token&refresh_token=x',
]

test('errors of the token endpoint agree with those of oidc-provider', async () => {
  const answers: string[][] = []
  for (const form of requests) answers.push([form, ...(await both(form))])
  expect(answers.filter(([, own, reference]) => own !== reference)).toEqual([])
})

test('a body that is no form is refused by both', async () => {
  const json = JSON.stringify({ client_id: 'CLIENT', grant_type: 'refresh_token' })
  expect(await both(json, 'application/json')).toEqual([
    '400 invalid_request',
    '400 invalid_request',
  ])
})
