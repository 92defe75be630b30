import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { temporaryFolder } from '../support/postgres-server.ts'

setDefaultTimeout(120_000)

const dataDir = temporaryFolder()
const started: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

test('"bun start" ends with the address, and SIGTERM ends it with 0', async () => {
  const child = start()
  expect(await health(await addressFrom(child.stdout))).toBe(200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a server whose launcher was killed stops, and lets go of its folder', async () => {
  const killed = start()
  await addressFrom(killed.stdout)
  killed.kill('SIGKILL')
  await killed.exited
  const next = start()
  expect(await health(await addressFrom(next.stdout))).toBe(200)
  next.kill('SIGTERM')
  expect(await next.exited).toBe(0)
})

function start() {
  const child = Bun.spawn([process.execPath, 'run', 'start'], {
    cwd: join(import.meta.dir, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: freePort(), DEMO: '0', LOG_LEVEL: 'info' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  started.push(child)
  return child
}

/** The last line of a start names the address. */
async function addressFrom(output: ReadableStream<Uint8Array>): Promise<string> {
  const reader = output.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The server ended without an address: ${text}`)
    text += decoder.decode(value, { stream: true })
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
    if (!address) continue
    void drain(reader)
    return address
  }
}

/** A full pipe would hold the server up. */
async function drain(reader: { read(): Promise<{ done: boolean }> }): Promise<void> {
  while (!(await reader.read()).done);
}

async function health(address: string): Promise<number> {
  return (await fetch(`${address}/healthz`)).status
}

function freePort(): string {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  probe.stop(true)
  return String(probe.port)
}
