import { DomainError } from '../errors.ts'
import { depthOf } from '../json-depth.ts'

/** Deeper than any honest request; a parser that recurses must not be handed more. */
const deepest = 64
/** Bodies of this size need no counting: there are never enough connections for them to matter. */
const slight = 64 * 1024
/** Of all larger bodies together, from their first byte until nobody needs them. */
const mostHeld = 192 * 1024 * 1024
/** A photo over a slow line takes a minute or two. */
const longest = 5 * 60 * 1000

let held = 0

type Refuse = (limit: number) => DomainError

export async function readText(request: Request, limit: number): Promise<string> {
  return withBody(request, limit, async (bytes) => Buffer.from(bytes).toString('utf8'))
}

/**
 * Works with the body, read no further than the limit, whatever Content-Length claims. What many
 * send at once is counted together, so that slow senders cannot fill the memory between them.
 */
export async function withBody<T>(
  request: Request,
  limit: number,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
  refuse: Refuse = tooLarge,
): Promise<T> {
  const claimed = request.headers.get('content-length')
  if (Number(claimed ?? 0) > limit) throw refuse(limit)
  // The listener reads no further than Content-Length.
  if (claimed !== null && Number(claimed) <= slight)
    return work(new Uint8Array(await request.arrayBuffer()))
  const own = { size: 0 }
  try {
    return await work(await readCounted(request, limit, refuse, own))
  } finally {
    held -= own.size
  }
}

async function readCounted(
  request: Request,
  limit: number,
  refuse: Refuse,
  own: { size: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const until = performance.now() + longest
  const parts: Uint8Array[] = []
  for await (const part of request.body ?? []) {
    own.size += part.byteLength
    held += part.byteLength
    if (own.size > limit) throw refuse(limit)
    if (held > mostHeld || performance.now() > until)
      throw new DomainError('rate_limited', { seconds: 5 })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new DomainError('body_not_json')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DomainError('body_not_json', {}, { cause: error })
  }
}

function tooLarge(limit: number): DomainError {
  return new DomainError('body_too_large', { limit: `${Math.round(limit / 1024)} KB` })
}
