import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeWithThisProcess } from '../support/postgres-server.ts'

setDefaultTimeout(60_000)

const dataDir = mkdtempSync(join(tmpdir(), 'komora-start-'))
removeWithThisProcess(dataDir)
const started: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

test('"bun start" ends with the address, and SIGTERM ends it with 0', async () => {
  const child = start()
  const lines = await linesUntilAddress(child.stdout)
  expect(lines.at(-1)).toMatch(/http:\/\/localhost:\d+/)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a server whose launcher was killed stops, and lets go of its folder', async () => {
  const killed = start()
  await linesUntilAddress(killed.stdout)
  killed.kill('SIGKILL')
  await killed.exited
  const next = start()
  const lines = await linesUntilAddress(next.stdout)
  expect(lines.at(-1)).toMatch(/http:\/\/localhost:\d+/)
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

async function linesUntilAddress(output: ReadableStream<Uint8Array>): Promise<string[]> {
  const reader = output.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!/http:\/\/.*\n/.test(text)) {
    const { value, done } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  // The rest is read as well: a full pipe would hold the server up.
  void (async () => {
    while (!(await reader.read()).done);
  })()
  return text.trim().split('\n')
}

function freePort(): string {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  probe.stop(true)
  return String(probe.port)
}
