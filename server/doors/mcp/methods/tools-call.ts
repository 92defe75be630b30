import type { z } from 'zod'
import { costOf } from '../../../domain/ask/cost.ts'
import { limitRules } from '../../../domain/limits/rules.ts'
import type { Context } from '../../../kernel/context.ts'
import { asDomainError, DomainError } from '../../../kernel/errors.ts'
import { shownKey } from '../apps/shown-key.ts'
import type { Tool } from '../endpoint.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { isObject } from '../message.ts'
import { argumentSentence, toolSentence, unstorableSentence } from '../sentences.ts'
import type { Served } from '../served.ts'

/** Runs a tool. An unknown name is an error of the protocol; everything after that is a result. */
export async function callTool<C extends Context>(served: Served<C>) {
  const { ctx, endpoint, params } = served
  const tool = endpoint.tools.find((one) => one.name === params['name'])
  if (!tool) throw new RpcFault(200, rpcCodes.invalidParams, 'There is no such tool.')
  const given = params['arguments'] ?? {}
  if (!isObject(given))
    throw new RpcFault(200, rpcCodes.invalidParams, 'arguments has to be an object.')
  endpoint.admit(ctx, tool.scope)
  const result = await run(served, tool, given)
  endpoint.used(ctx, tool, 'isError' in result)
  return result
}

async function run<C extends Context>(
  { ctx, endpoint, apps, limit }: Served<C>,
  tool: Tool<C>,
  given: Record<string, unknown>,
) {
  const unstorable = unstorableSentence(given, ctx.language)
  if (unstorable !== null) return failed(unstorable)
  // With what was received, so that the sentence can say of which kind it was.
  const parsed = tool.input.safeParse(given, { reportInput: true })
  if (!parsed.success)
    return failed(argumentSentence(parsed.error as z.ZodError, tool, ctx.language))
  try {
    const text = tool.question?.(parsed.data as never)
    if (text)
      limit('ask', endpoint.grantOf(ctx) ?? ctx.address, limitRules.ask, costOf({ text, prev: [] }))
    const structuredContent = await tool.run(ctx, parsed.data as never)
    // The answer stands, whatever becomes of what is shown beside it.
    const showing = apps
      ? tool.shown?.(ctx, structuredContent as never, parsed.data as never)
      : null
    const shown = await showing?.catch(() => null)
    const content = [said(JSON.stringify(structuredContent))]
    return { content, structuredContent, ...(shown && { _meta: { [shownKey]: shown } }) }
  } catch (thrown) {
    const error = asDomainError(thrown)
    // A token that was revoked while the tool ran is the business of the whole request.
    if (thrown instanceof DomainError && error.kind === 'unauthenticated') throw thrown
    if (error.needsOperator) ctx.log.error('tool.failed', { tool: tool.name, error: error.cause })
    return failed(toolSentence(error, ctx.language))
  }
}

function failed(sentence: string) {
  return { content: [said(sentence)], isError: true }
}

function said(value: string) {
  return { type: 'text' as const, text: value }
}
