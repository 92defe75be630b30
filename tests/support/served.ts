import { startTestApp, type TestApp } from './app.ts'

export interface ServedApp extends TestApp {
  /** Where it listens, which is also the address that it believes to have. */
  url: string
}

/** The whole house behind a real port of loopback, for programs that bring their own HTTP. */
export async function serveTestApp(settings: Record<string, string> = {}): Promise<ServedApp> {
  let app: TestApp | null = null
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      if (!app) return new Response('Not ready\n', { status: 503 })
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = request.body ? { body: await request.arrayBuffer() } : {}
      return app.fetch(pathname + search, { method, headers, ...body })
    },
  })
  const url = `http://127.0.0.1:${server.port}`
  const started = await startTestApp({ ...settings, BASE_URL: url })
  app = started
  return {
    ...started,
    url,
    async stop() {
      await server.stop(true)
      await started.stop()
    },
  }
}
