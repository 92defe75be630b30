import { claimKey } from '../../domain/kept-answers/once.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { contextOf } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'

const name = 'idempotency-key'

/**
 * draft-ietf-httpapi-idempotency-key-header: a write that carries a key runs once, and whoever repeats it is
 * given the first answer. Only a person has keys; for a guest there is nobody to keep an answer for.
 */
export async function once(
  services: Services,
  request: Request,
  run: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST' || !request.headers.has(name)) return run()
  requireSameOrigin(services.config, request)
  const key = keyOf(request.headers.get(name) ?? '')
  const { pathname, search } = new URL(request.url)
  // Of several calls in one request some may succeed, and then neither keeping nor repeating is right.
  if (/,|%2c/i.test(pathname)) throw new DomainError('idempotency_key_batch')
  const ctx = await contextOf(services, request)
  if (!ctx.actor) return run()
  const claim = await claimKey(ctx, key, `${pathname}${search}\n${await request.clone().text()}`)
  if (claim.answer) return replayed(claim.answer)
  let answer = null
  try {
    const response = await run()
    const body = await response.text()
    if (isFinal(response)) answer = { status: response.status, body }
    return new Response(body, response)
  } finally {
    await claim.keep(answer).catch((error) => services.log.warn('answer.unkept', { error }))
  }
}

/** RFC 9651: a string in quotes. A bare word is understood as well. */
function keyOf(text: string): string {
  const key = /^"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,200})"$|^([\w.:-]{1,200})$/.exec(text.trim())
  if (!key) throw new DomainError('idempotency_key_invalid')
  return key[1] ?? key[2] ?? ''
}

/** What another try could change is not kept, and neither is what carries a session. */
function isFinal({ status, headers }: Response): boolean {
  return status < 500 && status !== 401 && status !== 429 && !headers.has('set-cookie')
}

function replayed({ status, body }: { status: number; body: string }): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'idempotent-replayed': 'true',
    },
  })
}
