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
    inputSchema: jsonSchema(tool.input, shorten),
    outputSchema: jsonSchema(tool.output, outline),
    annotations,
  }
}

export type ToolView = ReturnType<typeof toolView>

/** Without `$schema`: 2020-12 is what MCP assumes, and validators of older clients stumble over it. */
function jsonSchema(schema: z.ZodObject, trim: (made: Made) => void) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema: made }) => trim(made),
  })
  return { ...rest, type: 'object' as const }
}

type Made = { [key: string]: unknown }

/**
 * Every client puts all of this before its model on every turn, so what tells a model nothing is left
 * out: the pattern of a format that has a name, how long a text may be, and bounds that nobody meets who asks
 * for something real. A call that is beyond them is refused in words.
 */
function shorten(made: Made): void {
  if (made['format'] !== undefined) delete made['pattern']
  delete made['minLength']
  delete made['maxLength']
  if (made['minItems'] === 1) delete made['minItems']
  if (Number(made['maxItems']) >= farMany) delete made['maxItems']
  for (const bound of ['minimum', 'maximum'])
    if (made[bound] === 0 || Math.abs(Number(made[bound])) > farOff) delete made[bound]
}

const farOff = 500
const farMany = 30

/** Of an answer a model sees the fields themselves; the schema has only to name them. */
function outline(made: Made): void {
  shorten(made)
  delete made['required']
  // Of an object whose fields stand elsewhere nothing is left to say.
  delete made['propertyNames']
  delete made['additionalProperties']
}
