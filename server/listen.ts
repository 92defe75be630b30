import type { Peer } from './doors/edge/address.ts'
import type { Config } from './kernel/config.ts'
import { StartupError } from './kernel/startup-error.ts'

/** Files of recipes are the largest thing that anybody sends; every door has a limit of its own. */
const largestBody = 130 * 1024 * 1024

export interface Listener {
  url: string
  /** Lets requests in flight finish, and takes no new ones. */
  stop(): Promise<void>
}

/**
 * Hangs up after so many seconds of silence; a body still on its way, and an answer that leaves bit by bit,
 * count as silence too, unless their door asks for patience.
 */
export async function listen(
  config: Config,
  app: (request: Request, peer?: Peer) => Promise<Response>,
  silence = 30,
): Promise<Listener> {
  const server = open(config, app, silence)
  return {
    url: `http://${config.host}:${server.port}`,
    async stop() {
      const patience = setTimeout(() => void server.stop(true), 8000)
      await server.stop()
      clearTimeout(patience)
    },
  }
}

function open(
  config: Config,
  app: (request: Request, peer?: Peer) => Promise<Response>,
  silence: number,
) {
  try {
    return Bun.serve({
      port: config.port,
      hostname: config.host,
      idleTimeout: silence,
      maxRequestBodySize: largestBody,
      development: false,
      // Otherwise two Komoras share a port without a word, and each answers every other request.
      reusePort: false,
      fetch: (request, server) =>
        app(request, {
          address: server.requestIP(request)?.address ?? 'unknown',
          slowLine: (slow) => server.timeout(request, slow ? 0 : silence),
        }),
    })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${config.port} is taken by another program. Set PORT to a free one.`,
        { cause: error },
      )
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `Port ${config.port} may not be opened by this account. Set PORT above 1023.`,
        { cause: error },
      )
    }
    throw error
  }
}
