const hour = 'public, max-age=3600'

export type Served = (request: Request) => Response

/** A document that stays the same for as long as the server runs, with a tag that names it. */
export function served(body: string, type: string): Served {
  const etag = `"${Bun.hash(body).toString(36)}"`
  const headers = { 'content-type': type, 'cache-control': hour, etag }
  return (request) => {
    const known = request.headers.get('if-none-match') ?? ''
    const same = known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
    return same ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
  }
}

export function servedJson(value: unknown, type = 'application/json'): Served {
  return served(JSON.stringify(value), type)
}
