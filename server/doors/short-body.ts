import { readText } from './body.ts'

/**
 * A body whose length is known and small is read in one piece, which costs a fraction of reading a
 * stream. HTTP itself holds the sender to the length; a body without one is counted as it comes.
 */
export async function readShortText(request: Request, limit: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (length === null || !(Number(length) <= limit)) return readText(request, limit)
  const text = await request.text()
  return text.length <= limit
    ? text
    : readText(new Request(request.url, { body: text, method: 'POST' }), limit)
}
