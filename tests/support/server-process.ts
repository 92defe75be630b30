import { join } from 'node:path'

const main = join(import.meta.dir, '../../server/main.ts')

export interface ServerProcess {
  port: number
  child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>
  /** What it said on stderr, and on both, once it has ended. */
  errors(): Promise<string>
  output(): Promise<string>
}

/** The server as an operator starts it: a process, an environment, a port. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const port = Number(env['PORT'] ?? freePort())
  const child = Bun.spawn([process.execPath, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DEMO: '0',
      LOG_FORMAT: 'json',
      ...env,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  // Read from the beginning: a pipe that nobody empties fills up, and the server stops at its log.
  const out = new Response(child.stdout).text()
  const err = new Response(child.stderr).text()
  return { port, child, errors: () => err, output: async () => (await out) + (await err) }
}

/** Until it is ready, or has ended; a minute is more than the busiest machine needs. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`).catch(() => null)
    if (response?.ok) return
    if (server.child.exitCode !== null)
      throw new Error(`The server ended: ${await server.output()}`)
    await Bun.sleep(50)
  }
  throw new Error('The server did not become ready within a minute.')
}

export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = probe
  probe.stop(true)
  return port
}
