/** Adds a token to every request, for test programs that know nothing of authorization. */
export function startTokenProxy(target: string, token: string) {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${token}`)
      const body = request.body ? { body: await request.arrayBuffer() } : {}
      const { method } = request
      const answer = await fetch(target + pathname + search, { method, headers, ...body })
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: answer.headers,
      })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}
