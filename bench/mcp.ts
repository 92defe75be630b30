import { letIn } from './support/agents.ts'
import { converse } from './support/converse.ts'
import { openHouse } from './support/house.ts'
import type { LoadResult } from './support/load.ts'
import { startPeer } from './support/peer.ts'
import { print } from './support/print.ts'
import { rounds } from './support/rounds.ts'

/**
 * Calls of a reading tool, whose token and recipes are read from PostgreSQL each time, beside the
 * official server library returning the same bytes from memory. `bun bench/mcp.ts [seconds]`
 */
const seconds = Number(process.argv[2] ?? 5)
const connections = 16
const name = 'service_list_my_recipes'

const house = await openHouse()
const server = await house.startServer()
const { access } = await letIn(house.sql, `http://localhost:${server.port}/api/mcp`, 1)
const accept = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n'
const token = `Authorization: Bearer ${access}\r\n`
const oldCall = call({})
const newCall = call({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
})
const newHeaders = `MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: ${name}\r\n`
const peer = await startPeer('mcp-server.ts', await resultOfOurs())

const eras = [
  { era: 'new era', headers: accept + newHeaders, body: newCall },
  { era: 'old era', headers: accept, body: oldCall },
]
for (const { era, headers, body } of eras) {
  const ours = { port: server.port, path: '/api/mcp', headers: headers + token, body }
  const theirs = { port: peer.said.port, path: '/mcp', headers, body }
  print(`\n${era}`)
  await rounds(
    'calls/s',
    ['komora, on PostgreSQL', (time) => measure(ours, time)],
    ['official server library', (time) => measure(theirs, time)],
    seconds,
  )
}
await peer.stop()
await server.stop()
await house.stop()

function call(params: Record<string, unknown>): string {
  const arguments_ = { limit: 20 }
  return JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: arguments_, ...params },
  })
}

/** The peer returns what we return, so that both send the same bytes. */
async function resultOfOurs(): Promise<string> {
  const response = await fetch(`http://localhost:${server.port}/api/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
    body: oldCall,
  })
  const { result } = (await response.json()) as { result: unknown }
  return JSON.stringify(result)
}

interface Target {
  port: number
  path: string
  headers: string
  body: string
}

function measure({ port, ...post }: Target, time: number): Promise<LoadResult> {
  return converse({ port, connections, seconds: time, next: () => post })
}
