import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { z } from 'zod'
import { toolViews } from '../../../../server/doors/mcp/methods/tools-list.ts'
import { agentTools } from '../../../../server/doors/mcp/tools/all.ts'

const page = await Bun.file(join(import.meta.dir, '../../../../docs/agents/tools.md')).text()

interface Parameter {
  default?: number
  maximum?: number
}

test('the documentation says of every tool which limit and cursor its schema takes', () => {
  const described = [
    ...page.matchAll(/^\| `(service_\w+)` +\| (\d+|—) +\| (\d+|—) +\| (yes|—) +\|$/gm),
  ]
  const inDocs = described.map(([, ...row]) => row)
  const inSchemas = agentTools.flatMap(({ name, input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input' })
    const limit = properties['limit'] as Parameter | undefined
    if (!limit && !('cursor' in properties)) return []
    const usual = String(limit?.default ?? '—')
    const most = String(limit?.maximum ?? '—')
    return [[name, usual, most, 'cursor' in properties ? 'yes' : '—']]
  })
  expect(inDocs).toEqual(inSchemas)
})

test('all that a model has to read of the tools is at most 3,500 tokens', () => {
  // Four characters a token: a plain estimate, and on the safe side for English.
  const tokens = JSON.stringify({ tools: toolViews(agentTools) }).length / 4
  expect(tokens).toBeLessThanOrEqual(3500)
})

test('every tool says in a few words when to use it and what it never does', () => {
  for (const { description } of agentTools) {
    expect(description).toMatch(/nothing|never/)
    expect(description.length).toBeLessThanOrEqual(300)
  }
})

test('the documentation names every tool and its scope', () => {
  for (const { name, scope } of agentTools)
    expect(page).toMatch(new RegExp(`\\| \`${name}\` +\\| \`${scope}\` +\\|`))
})
