import { z } from 'zod'

/** One answer of an operation: its schema stands in the document itself, and an example beside it. */
export interface DescribedResponse {
  description: string
  contentType?: string
  schema?: z.ZodType
  example?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface DescribedParameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description: string
  schema: z.ZodType
  example?: unknown
}

export interface Operation {
  method: 'get' | 'post'
  path: string
  operationId: string
  tag: string
  summary: string
  description: string
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly DescribedParameter[]
  /** The schema that reads the query string, each parameter with what it means. */
  query?: z.ZodObject
  body?: { contentType: string; schema: z.ZodType; example: unknown }
  responses: Readonly<Record<number, DescribedResponse>>
}

/** An operation as OpenAPI 3.1 writes it; its schemas are made from the zod schemas that check it. */
export function operationObject(operation: Operation): object {
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.security ?? [],
    ...((operation.parameters || operation.query) && {
      parameters: [
        ...(operation.parameters ?? []).map(parameterObject),
        ...queryObjects(operation.query),
      ],
    }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          [operation.body.contentType]: {
            schema: jsonSchema(operation.body.schema, 'input'),
            example: operation.body.example,
          },
        },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [status, responseObject(one)]),
    ),
  }
}

function parameterObject(parameter: DescribedParameter): object {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    description: parameter.description,
    schema: jsonSchema(parameter.schema, 'input'),
    ...(parameter.example !== undefined && { example: parameter.example }),
  }
}

/** One parameter for each key of the schema; what has a usual value need not be sent. */
function queryObjects(query: z.ZodObject | undefined): object[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, examples, ...rest } = jsonSchema(schema, 'output') as {
      description?: string
      examples?: unknown[]
    }
    return {
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      description,
      schema: rest,
      ...(examples && { example: examples[0] }),
    }
  })
}

function responseObject(response: DescribedResponse): object {
  const headers = Object.entries(response.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  return {
    description: response.description,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(response.schema && {
      content: {
        [response.contentType ?? 'application/json']: {
          schema: jsonSchema(response.schema, 'output'),
          ...(response.example !== undefined && { example: response.example }),
        },
      },
    }),
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}
