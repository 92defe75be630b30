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
