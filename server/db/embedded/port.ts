import { createServer } from 'node:net'

/**
 * Below the range from which systems take the near end of an outgoing connection. Within it, a pool
 * that knocks at the port of a database that died can be given that very port, connect to itself,
 * and so keep the port from the database that is to come back.
 */
const first = 15_500
const last = 32_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
