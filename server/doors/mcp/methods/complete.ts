import type { Context } from '../../../kernel/context.ts'
import type { Completer, Endpoint } from '../endpoint.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { isObject } from '../message.ts'
import type { Served } from '../served.ts'

/** As many as the protocol lets an answer hold. */
const most = 100

export async function complete<C extends Context>({ ctx, endpoint, params }: Served<C>) {
  const { ref, argument } = params
  if (!isObject(ref) || !isObject(argument)) throw wrong('ref and argument have to be objects.')
  const { name, value } = argument
  if (typeof name !== 'string' || typeof value !== 'string')
    throw wrong('argument has to have a name and a value, both strings.')
  const completer = completerOf(ctx, endpoint, ref, name)
  if (!completer) throw wrong('There is no such prompt, resource template or argument.')
  const values = await completer(
    ctx,
    value
      .slice(0, 300)
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' '),
  )
  return {
    completion: {
      values: values.slice(0, most),
      hasMore: values.length >= most,
    },
  }
}

function completerOf<C extends Context>(
  ctx: C,
  { shelf, prompts }: Endpoint<C>,
  ref: Record<string, unknown>,
  argument: string,
): Completer<C> | undefined {
  const { type, name, uri } = ref
  if (type === 'ref/prompt') {
    const prompt = prompts.find((one) => one.name === name)
    return prompt?.arguments.find((one) => one.name === argument)?.complete
  }
  const ofTemplate = typeof uri === 'string' && uri.includes(`{${argument}}`)
  return type === 'ref/resource' && ofTemplate ? shelf.completer(ctx, uri) : undefined
}

function wrong(message: string): RpcFault {
  return new RpcFault(200, rpcCodes.invalidParams, message)
}
