import type { Context } from '../../../kernel/context.ts'
import type { Prompt } from '../endpoint.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { isObject } from '../message.ts'
import { refuseCursor } from '../paging.ts'
import type { Served } from '../served.ts'

export function listPrompts<C extends Context>({ ctx, endpoint, params }: Served<C>) {
  refuseCursor(params)
  return {
    prompts: endpoint.prompts.map((prompt) => {
      const told = prompt.told(ctx)
      return {
        name: prompt.name,
        title: told.title,
        description: told.description,
        arguments: prompt.arguments.map(({ name, required }) => ({
          name,
          description: told.arguments[name],
          required,
        })),
      }
    }),
  }
}

export async function getPrompt<C extends Context>({ ctx, endpoint, params }: Served<C>) {
  const prompt = endpoint.prompts.find((one) => one.name === params['name'])
  if (!prompt) throw wrong('There is no such prompt.')
  const given = checked(prompt, params['arguments'] ?? {})
  const { description } = prompt.told(ctx)
  return { description, messages: await prompt.messages(ctx, given) }
}

/** MCP lets the arguments of a prompt be strings alone. */
function checked<C extends Context>(prompt: Prompt<C>, given: unknown): Record<string, string> {
  if (!isObject(given)) throw wrong('arguments has to be an object.')
  const values: Record<string, string> = {}
  for (const { name, required } of prompt.arguments) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value !== undefined && typeof value !== 'string')
      throw wrong(`${name}: has to be a string.`)
    if (required && !value?.trim()) throw wrong(`${name}: required, but it is missing.`)
    if (value !== undefined) values[name] = value
  }
  return values
}

function wrong(message: string): RpcFault {
  return new RpcFault(200, rpcCodes.invalidParams, message)
}
