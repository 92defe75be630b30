import { initTRPC, TRPCError } from '@trpc/server'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { secondsToWait } from '../retry-after.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { inputDetails, trpcCodeOf } from './errors.ts'

/** What the procedures are given: the domain's context, and the answer's headers for cookies. */
export interface TrpcContext extends Context {
  request: Request
  reply: Headers
  /** For what costs more than the request that it comes in. */
  limit: ReadCounter
}

const t = initTRPC.context<TrpcContext>().create({
  sse: {
    // Proxies hang up after half a minute of silence; a page that hears nothing for longer comes anew.
    ping: { enabled: true, intervalMs: 15_000 },
    client: { reconnectAfterInactivityMs: 40_000 },
    // Then whoever is still there shows their session again.
    maxDurationMs: 15 * 60_000,
  },
  errorFormatter({ shape, error, ctx }) {
    const refused = error.cause instanceof DomainError ? error.cause : null
    const domain = refused ?? ownRefusal(error, ctx)
    return {
      // Without a context the session could not be read, and the refusal has said it by itself.
      message: refused && !ctx ? error.message : (sentenceOf(domain, ctx) ?? shape.message),
      code: shape.code,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        reason: domain?.code ?? null,
        details: domain?.details ?? {},
      },
    }
  },
})

function sentenceOf(domain: DomainError | null, ctx: TrpcContext | undefined) {
  return domain?.sentence(ctx?.language ?? 'uk')
}

/** What tRPC refuses or fails at by itself, in our words. */
function ownRefusal(error: TRPCError, ctx: TrpcContext | undefined): DomainError | null {
  switch (error.code) {
    case 'NOT_FOUND':
      return new DomainError('path_unknown')
    case 'METHOD_NOT_SUPPORTED':
      return new DomainError('method_not_allowed', { method: ctx?.request.method ?? '' })
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new DomainError('body_not_json')
    case 'INTERNAL_SERVER_ERROR':
      return new DomainError('internal')
    default:
      return null
  }
}

export const router = t.router

/** Turns whatever the domain throws into tRPC's error, with our sentence and nothing else inside. */
const sayErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next()
  if (result.ok) return result
  const { error } = result
  const input = error.code === 'BAD_REQUEST' ? inputDetails(error.cause, ctx.language) : null
  if (input)
    throw new TRPCError({ code: 'BAD_REQUEST', cause: new DomainError('input_invalid', input) })
  // The input is parsed when it is first looked at, and tRPC tells of it in the parser's own words.
  if (error.code === 'BAD_REQUEST' && error.cause instanceof SyntaxError)
    throw refusal(ctx, path, new DomainError('body_not_json'))
  if (error.cause === undefined && error.code !== 'INTERNAL_SERVER_ERROR') throw error
  throw refusal(ctx, path, error.cause ?? error)
})

/** The error that tRPC answers with: a code of its own, and our sentence by way of the cause. */
export function refusal(
  { log, reply, language }: Pick<TrpcContext, 'log' | 'reply' | 'language'>,
  path: string,
  thrown: unknown,
): TRPCError {
  const domain = asDomainError(thrown)
  if (domain.needsOperator) log.error('trpc.failed', { path, error: domain.cause })
  const seconds = secondsToWait(domain)
  if (seconds !== null) reply.set('retry-after', String(seconds))
  const message = domain.sentence(language)
  return new TRPCError({ code: trpcCodeOf[domain.kind], cause: domain, message })
}

const onlyFromHere = t.middleware(({ next, ctx, type }) => {
  if (type === 'mutation') requireSameOrigin(ctx.config, ctx.request)
  return next()
})

export const procedure = t.procedure.use(sayErrors).use(onlyFromHere)
