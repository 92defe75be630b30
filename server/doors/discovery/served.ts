const hour = 'public, max-age=3600'

/** A document that stays the same for as long as the server runs, with a tag that names it. */
export function served(body: string, type: string): (request: Request) => Response {
  const etag = `"${Bun.hash(body).toString(36)}"`
  const headers = { 'content-type': type, 'cache-control': hour, etag }
  return (request) => {
    const known = request.headers.get('if-none-match') ?? ''
    const same = known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
    return same ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
  }
}

export function servedJson(
  value: unknown,
  type = 'application/json',
): (request: Request) => Response {
  return served(JSON.stringify(value), type)
}
