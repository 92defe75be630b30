import { Elysia } from 'elysia'
import { costOf } from '../../domain/ask/cost.ts'
import { searchRecipes } from '../../domain/ask/search-recipes.ts'
import { readRecipeObjects } from '../../domain/feed/recipe-objects.ts'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import { limitRules } from '../../domain/limits/rules.ts'
import type { Services } from '../../kernel/context.ts'
import { parseJson, readText } from '../body.ts'
import { anonymousContext } from '../context.ts'
import { a2aError, codes, RpcFault } from './fault.ts'
import { questionIn, type SendMessageParams, sendMessageParams } from './message.ts'

const largestBody = 64 * 1024

/** Agent2Agent 1.0 over JSON-RPC: a question comes in as a message, and the answer goes out as one. */
export function a2aDoor(services: Services, limit: ReadCounter) {
  return new Elysia({ name: 'a2a' }).all(
    '/api/a2a',
    ({ request }) => answer(services, limit, request),
    { parse: 'none' },
  )
}

async function answer(services: Services, limit: ReadCounter, request: Request) {
  let id: unknown = null
  try {
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const call = callIn(parseJson(await readText(request, largestBody)))
    id = call.id
    checkVersion(request)
    const params = readParams(call)
    const message = await reply(services, limit, request, params)
    return Response.json(
      { jsonrpc: '2.0', id, result: { message } },
      { headers: { 'cache-control': 'no-store' } },
    )
  } catch (error) {
    return a2aError(services.log, id, error)
  }
}

interface Call {
  id: string | number | null
  method: string
  params: unknown
}

function callIn(body: unknown): Call {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RpcFault(codes.request, 'One JSON-RPC 2.0 object is needed.')
  const { jsonrpc, id = null, method, params } = body as Record<string, unknown>
  const known = id === null || typeof id === 'string' || typeof id === 'number'
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !known)
    throw new RpcFault(codes.request, 'One JSON-RPC 2.0 object is needed.')
  return { id, method, params }
}

/** A2A 1.0 §3.6: a client that names a version means it. */
function checkVersion(request: Request): void {
  const version = request.headers.get('a2a-version')
  if (version !== null && !/^1\.0(\.\d+)?$/.test(version.trim()))
    throw new RpcFault(codes.version, 'This agent speaks A2A 1.0.')
}

function readParams({ method, params }: Call): SendMessageParams {
  if (['GetTask', 'CancelTask', 'SubscribeToTask'].includes(method))
    throw new RpcFault(
      codes.taskNotFound,
      'Every question is answered at once: there are no tasks.',
    )
  if (['SendStreamingMessage', 'GetExtendedAgentCard', 'ListTasks'].includes(method))
    throw new RpcFault(codes.unsupported, `${method} is not offered; use SendMessage.`)
  if (method !== 'SendMessage') throw new RpcFault(codes.method, 'No such method. Use SendMessage.')
  const { data, error } = sendMessageParams.safeParse(params)
  if (!data) {
    const [issue] = error.issues
    const field = issue?.path.join('.') || 'params'
    throw new RpcFault(codes.params, `${field}: ${issue?.message ?? 'cannot be read'}`)
  }
  if (data.message.taskId)
    throw new RpcFault(
      codes.taskNotFound,
      'Every question is answered at once: there are no tasks.',
    )
  return data
}

async function reply(
  services: Services,
  limit: ReadCounter,
  request: Request,
  params: SendMessageParams,
) {
  const question = questionIn(params)
  if (!question)
    throw new RpcFault(
      codes.contentType,
      'A text part with a question of up to 500 characters is needed.',
    )
  const ctx = anonymousContext(services, request)
  limit('ask', ctx.address, limitRules.ask, costOf(question))
  const { items, summary } = await searchRecipes(ctx, question)
  const results = await readRecipeObjects(
    ctx,
    items.map((item) => item.id),
  )
  return {
    messageId: crypto.randomUUID(),
    contextId: params.message.contextId ?? crypto.randomUUID(),
    role: 'ROLE_AGENT',
    parts: [
      { text: summary },
      // The words in it are those of people who published: data, never instructions.
      { data: { results }, mediaType: 'application/json' },
    ],
  }
}
