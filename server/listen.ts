import type { Config } from './config.ts'
import type { Peer } from './doors/edge/address.ts'
import { StartupError } from './startup-error.ts'

/** Files of recipes are the largest thing that anybody sends; every door has a limit of its own. */
const largestBody = 130 * 1024 * 1024

export interface Listener {
  url: string
  /** Lets requests in flight finish, and takes no new ones. */
  stop(): Promise<void>
}

export async function listen(
  config: Config,
  app: (request: Request, peer?: Peer) => Promise<Response>,
): Promise<Listener> {
  const server = open(config, app)
  return {
    url: `http://${config.host}:${server.port}`,
    async stop() {
      const patience = setTimeout(() => void server.stop(true), 8000)
      await server.stop()
      clearTimeout(patience)
    },
  }
}

function open(config: Config, app: (request: Request, peer?: Peer) => Promise<Response>) {
  try {
    return Bun.serve({
      port: config.port,
      hostname: config.host,
      idleTimeout: 30,
      maxRequestBodySize: largestBody,
      development: false,
      // Otherwise two Komoras share a port without a word, and each answers every other request.
      reusePort: false,
      fetch: (request, server) => app(request, server.requestIP(request) ?? undefined),
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
