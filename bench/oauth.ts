import { clientId, letIn } from './support/agents.ts'
import { converse } from './support/converse.ts'
import { openHouse } from './support/house.ts'
import { startPeer } from './support/peer.ts'
import { rounds } from './support/rounds.ts'

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

/** The tokens stay with their connections from one round to the next. */
function rotating(port: number, path: string, client: string, tokens: readonly string[]) {
  const held = [...tokens]
  return (time: number) =>
    converse({
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
    })
}

await rounds(
  'refreshes/s',
  ['komora, on PostgreSQL', rotating(server.port, '/api/mcp/oauth/token', clientId, refresh)],
  ['oidc-provider, in memory', rotating(theirs.port, '/token', theirs.clientId, theirs.tokens)],
  seconds,
)
await peer.stop()
await server.stop()
await house.stop()
