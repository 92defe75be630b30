import { connect, createServer, type Server, type Socket } from 'node:net'

/** A wire to another server that can be cut and joined again: how a network fails. */
export interface TcpProxy {
  port: number
  cut(): Promise<void>
  join(): Promise<void>
  /** Resets every connection that is open; new ones get through. */
  reset(): void
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const open = new Set<Socket>()
  let server = await listen(0)
  const { port } = server.address() as { port: number }
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    async join() {
      server = await listen(port)
    },
    reset() {
      for (const socket of open) socket.resetAndDestroy()
    },
  }

  function listen(at: number): Promise<Server> {
    const next = createServer((near) => {
      const far = connect(targetPort, '127.0.0.1')
      for (const socket of [near, far]) {
        open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far)
      far.pipe(near)
    })
    return new Promise((resolve, reject) => {
      next.once('error', reject)
      next.listen(at, '127.0.0.1', () => resolve(next))
    })
  }
}
