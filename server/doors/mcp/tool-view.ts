import { z } from 'zod'
import type { Tool } from './endpoint.ts'

/** A tool as clients list it, with JSON Schema made from the schemas that check the calls. */
export function toolView(
  tool: Pick<Tool, 'name' | 'title' | 'description' | 'input' | 'output' | 'annotations'>,
) {
  const { name, title, description, annotations } = tool
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(tool.input),
    outputSchema: jsonSchema(tool.output),
    annotations: { title, ...annotations },
  }
}

export type ToolView = ReturnType<typeof toolView>

/** Without `$schema`: 2020-12 is what MCP assumes, and validators of older clients stumble over it. */
function jsonSchema(schema: z.ZodObject) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })
  return { ...rest, type: 'object' as const }
}
