import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { agentTools } from '../../server/doors/mcp/tools/all.ts'
import { freePort } from '../support/house.ts'

/**
 * The official server library with a tool of the same schemas, which returns the result that it is
 * given without asking any database, and without looking at a token.
 */
const name = 'service_list_my_recipes'
const result = JSON.parse(process.argv[2] ?? '{}')
const tool = agentTools.find((one) => one.name === name)
if (!tool) throw new Error(`There is a tool called ${name}.`)

const { title, description, annotations } = tool
const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'peer', version: '1.0.0' })
  const inputSchema = tool.input as z.ZodObject
  const outputSchema = tool.output as z.ZodObject
  const config = { title, description, annotations, inputSchema, outputSchema }
  server.registerTool(name, config, async () => result)
  return server
})
const port = freePort()
Bun.serve({ port, hostname: '127.0.0.1', fetch: (request) => handler.fetch(request) })
process.stdout.write(`${JSON.stringify({ port })}\n`)
