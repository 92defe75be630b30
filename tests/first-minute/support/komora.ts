import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/server-process.ts'

const house = join(import.meta.dir, '../../..')

/** The program as a newcomer has it: an empty folder, a port, `start`, and nothing else said. */
export class Komora {
  readonly folder = mkdtempSync(join(tmpdir(), 'komora-first-minute-'))
  readonly port = freePort()
  readonly url = `http://localhost:${this.port}`
  #server: Bun.Subprocess<'ignore', 'pipe', 'pipe'> | null = null

  /** Ends when `/readyz` says so, or when the program has ended instead. */
  async start(): Promise<void> {
    const server = this.#run('start')
    this.#server = server
    const errors = new Response(server.stderr).text()
    const said = await outputUntil(server.stdout, this.url)
    if (said !== null) throw new Error(`"bun start" ended by itself:\n${said}${await errors}`)
    const ready = await fetch(`${this.url}/readyz`)
    if (!ready.ok) throw new Error(`It gave its address, but /readyz answers ${ready.status}.`)
  }

  /** As a process manager stops it; returns what the process ended with. */
  async stop(): Promise<number> {
    if (!this.#server) throw new Error('It was never started.')
    this.#server.kill('SIGTERM')
    return this.#server.exited
  }

  async import(file: string, ...words: string[]): Promise<string> {
    const importer = this.#run('import', file, ...words)
    const [out, errors] = [
      new Response(importer.stdout).text(),
      new Response(importer.stderr).text(),
    ]
    const said = (await out) + (await errors)
    if ((await importer.exited) !== 0) throw new Error(`"bun run import" failed:\n${said}`)
    return said
  }

  async clear(): Promise<void> {
    if (this.#server) await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #run(...words: string[]) {
    const { PATH = '', HOME = '' } = process.env
    return Bun.spawn([process.execPath, 'run', ...words], {
      cwd: house,
      env: { PATH, HOME, PORT: String(this.port), DATA_DIR: this.folder },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
  }
}

/** Null when the words have come; all that was said when the output ended without them. */
async function outputUntil(output: ReadableStream<Uint8Array>, words: string) {
  const reader = output.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (!text.includes(words)) continue
    void drain(reader)
    return null
  }
}

/** A full pipe would hold the server up. */
async function drain(reader: { read(): Promise<{ done: boolean }> }): Promise<void> {
  while (!(await reader.read()).done);
}
