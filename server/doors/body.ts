import { DomainError } from '../errors.ts'

/** Deeper than any honest request; a parser that recurses must not be handed more. */
const deepest = 64

export async function readText(request: Request, limit: number): Promise<string> {
  return Buffer.from(await readBytes(request, limit)).toString('utf8')
}

/** The body, read no further than the limit, whatever Content-Length claims. */
export async function readBytes(
  request: Request,
  limit: number,
  refuse: (limit: number) => DomainError = tooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  const claimed = Number(request.headers.get('content-length') ?? 0)
  if (claimed > limit) throw refuse(limit)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limit) throw refuse(limit)
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

/** The deepest nesting, found without parsing; brackets inside strings do not count. */
export function depthOf(json: string): number {
  let depth = 0
  let most = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (inString) {
      if (character === 0x5c) at += 1
      else if (character === 0x22) inString = false
    } else if (character === 0x22) inString = true
    else if (character === 0x5b || character === 0x7b) most = Math.max(most, ++depth)
    else if (character === 0x5d || character === 0x7d) depth -= 1
  }
  return most
}

function tooLarge(limit: number): DomainError {
  return new DomainError('body_too_large', { limit: `${Math.round(limit / 1024)} KB` })
}
