import { join } from 'node:path'

export interface Peer {
  /** What the peer says about itself once it listens. */
  said: Record<string, unknown> & { port: number }
  stop(): Promise<void>
}

/** A peer in a process of its own, which writes one line of JSON when it is ready. */
export async function startPeer(file: string, ...args: string[]): Promise<Peer> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../peers', file), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'pipe',
    stderr: 'ignore',
  })
  return {
    said: JSON.parse(await firstJsonLine(child.stdout)),
    async stop() {
      child.kill('SIGTERM')
      await child.exited
    },
  }
}

/** Libraries may print warnings of their own before it. */
async function firstJsonLine(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let output = ''
  for await (const part of stdout) {
    output += new TextDecoder().decode(part)
    const line = /^\{.*\}$/m.exec(output)?.[0]
    if (line) return line
  }
  throw new Error(`The peer ended before it was ready: ${output.slice(0, 500)}`)
}
