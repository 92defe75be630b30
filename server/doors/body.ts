import { DomainError } from '../kernel/errors.ts'
import { depthOf } from '../kernel/json-depth.ts'
import { arriving, onSlowLine } from './slow-line.ts'

/** Deeper than any honest request; a parser that recurses must not be handed more. */
const deepest = 64
/** Bodies of this size need no counting: there are never enough connections for them to matter. */
const slight = 64 * 1024
/** Of all larger bodies together, from their first byte until nobody needs them. */
const mostHeld = 192 * 1024 * 1024
/**
 * The part of it for bodies of text: those are read before anybody knows who sends them, and must
 * not take the room of people who send photos.
 */
const mostText = 64 * 1024 * 1024
/** A photo over a slow line takes a minute or two. */
const longest = 5 * 60 * 1000

const held = { all: 0, text: 0 }

/** What one body takes of it. */
interface Share {
  of: 'text' | 'bytes'
  size: number
}

/** Of each text, until its request is answered. */
const texts = new WeakMap<Request, Share>()

type Refuse = (limit: number) => DomainError

/** The body as text, which counts until `releaseText`. */
export async function readText(request: Request, limit: number): Promise<string> {
  // In one piece, which costs a fraction of reading a stream. HTTP holds the sender to the length.
  if (knownLength(request, limit, tooLarge) <= slight) return request.text()
  const share: Share = { of: 'text', size: 0 }
  texts.set(request, share)
  return new TextDecoder().decode(await readCounted(request, limit, share, tooLarge))
}

/** Whatever was made of the text, with the answer it is over. */
export function releaseText(request: Request): void {
  const share = texts.get(request)
  if (share) giveBack(share)
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
  if (knownLength(request, limit, refuse) <= slight)
    return work(new Uint8Array(await request.arrayBuffer()))
  const share: Share = { of: 'bytes', size: 0 }
  try {
    return await onSlowLine(request, async () =>
      work(await readCounted(request, limit, share, refuse)),
    )
  } finally {
    giveBack(share)
  }
}

/** The length that the listener reads no further than; without one there is no end in sight. */
function knownLength(request: Request, limit: number, refuse: Refuse): number {
  const claimed = request.headers.get('content-length')
  if (Number(claimed ?? 0) > limit) throw refuse(limit)
  return claimed === null ? Number.POSITIVE_INFINITY : Number(claimed)
}

async function readCounted(
  request: Request,
  limit: number,
  share: Share,
  refuse: Refuse,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const late = () => new DomainError('rate_limited', { seconds: 5 })
  for await (const part of arriving(request, longest, late)) {
    const fits = take(share, part.byteLength)
    if (share.size > limit) throw refuse(limit)
    if (!fits) {
      // At once: one refusal has to make room before the next of those on their way is counted.
      giveBack(share)
      throw new DomainError('busy', { seconds: 5 })
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function take(share: Share, size: number): boolean {
  share.size += size
  held.all += size
  if (share.of === 'text') held.text += size
  return held.all <= mostHeld && (share.of === 'bytes' || held.text <= mostText)
}

function giveBack(share: Share): void {
  held.all -= share.size
  if (share.of === 'text') held.text -= share.size
  share.size = 0
}

/** For whoever parses it elsewhere. */
export function boundDepth(text: string): void {
  if (depthOf(text) > deepest) throw new DomainError('body_not_json')
}

export function parseJson(text: string): unknown {
  boundDepth(text)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DomainError('body_not_json', {}, { cause: error })
  }
}

function tooLarge(limit: number): DomainError {
  return new DomainError('body_too_large', { limit: `${Math.round(limit / 1024)} KB` })
}
