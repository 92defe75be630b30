import { clientId, letIn } from './support/agents.ts'
import { converse } from './support/converse.ts'
import { openHouse } from './support/house.ts'
import type { LoadResult } from './support/load.ts'
import { startPeer } from './support/peer.ts'
import { print, table } from './support/print.ts'

/**
 * Refreshes per second: ours, each of them durable in PostgreSQL, beside oidc-provider with its
 * store in memory. Every connection rotates a token of its own. `bun bench/oauth.ts [seconds]`
 */
const seconds = Number(process.argv[2] ?? 5)
const connections = 16

const house = await openHouse()
const server = await house.startServer()
const { refresh } = await letIn(house.sql, `http://localhost:${server.port}/api/mcp`, connections)
const peer = await startPeer('oidc-provider.ts', String(connections))
const theirs = peer.said as unknown as { port: number; clientId: string; tokens: string[] }

const rotate = (
  port: number,
  path: string,
  client: string,
  tokens: readonly string[],
  time: number,
) => {
  const held = [...tokens]
  return converse({
    port,
    connections,
    seconds: time,
    next: (connection) => ({
      path,
      headers: 'Content-Type: application/x-www-form-urlencoded\r\n',
      body: `grant_type=refresh_token&client_id=${client}&refresh_token=${held[connection]}`,
    }),
    heard(connection, answer) {
      held[connection] = JSON.parse(answer).refresh_token
    },
  }).then((result) => ({ result, held }))
}

const path = '/api/mcp/oauth/token'
// Both begin warm, with the tokens that the warming left them.
const warm = await rotate(server.port, path, clientId, refresh, 1)
const peerWarm = await rotate(theirs.port, '/token', theirs.clientId, theirs.tokens, 1)
const ours = (await rotate(server.port, path, clientId, warm.held, seconds)).result
const reference = (await rotate(theirs.port, '/token', theirs.clientId, peerWarm.held, seconds))
  .result

table([row('komora, on PostgreSQL', ours), row('oidc-provider, in memory', reference)])
print(
  `komora / oidc-provider: ${(ours.perSecond / reference.perSecond).toFixed(2)} (limit: above 1)`,
)
await peer.stop()
await server.stop()
await house.stop()

function row(name: string, result: LoadResult) {
  return {
    name,
    'refreshes/s': Math.round(result.perSecond),
    'p50 ms': result.p50.toFixed(2),
    'p99 ms': result.p99.toFixed(2),
    failed: result.failures,
  }
}
