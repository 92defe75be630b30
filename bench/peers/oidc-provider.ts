import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { freePort } from '../support/house.ts'

/** oidc-provider with its store in memory, and as many refresh tokens as it is asked for. */
const wanted = Number(process.argv[2])
const port = freePort()
const clientId = 'bench'
const accountId = 'somebody'

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: clientId,
      redirect_uris: ['https://bench.example/'],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  scopes: ['offline_access', 'service.read'],
  findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
  rotateRefreshToken: () => true,
  features: { devInteractions: { enabled: false } },
})
const client = await provider.Client.find(clientId)
if (!client) throw new Error('The peer knows the client that it was configured with.')

const tokens: string[] = []
for (let made = 0; made < wanted; made += 1) {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope('offline_access service.read')
  const refresh = new provider.RefreshToken({
    accountId,
    client,
    grantId: await grant.save(),
    scope: 'offline_access service.read',
    gty: 'authorization_code',
    rotations: 0,
    iiat: Math.floor(Date.now() / 1000),
  } as never)
  tokens.push(await refresh.save())
}
createServer(provider.callback()).listen(port, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port, clientId, tokens })}\n`)
})
