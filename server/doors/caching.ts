/** Names the content of an answer; weak, because a proxy may compress it. */
export function weakTag(body: string | Uint8Array): string {
  return `W/"${Bun.hash(body).toString(36)}-${body.length.toString(36)}"`
}

/** RFC 9110 §13.1.2: If-None-Match compares weakly, and may list several tags or a star. */
export function notModified(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match')
  if (header === null) return false
  const plain = etag.replace(/^W\//, '')
  return header
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === plain)
}

/** An answer with a tag that names its content; nothing but the tag for whoever has it already. */
export function tagged(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  init: HeadersInit,
): Response {
  const headers = new Headers(init)
  const etag = weakTag(body)
  headers.set('etag', etag)
  return notModified(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}
