import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { install } from './install.ts'
import { oneAtATime } from './one-at-a-time.ts'

process.chdir(join(import.meta.dir, '..'))
// The server shows the pages as they were built last; those with hot reload are Vite's own.
if (!oneAtATime(install) || !oneAtATime(buildWeb)) process.exit(1)

const port = process.env['PORT'] ?? '3000'
const server = bun('--watch', '--no-clear-screen', 'server/main.ts')
const pages = bun('web/dev.ts', `http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    pages.kill(signal)
    server.kill(signal)
  })
const code = await server.exited
pages.kill()
process.exit(code)

function bun(...args: string[]) {
  return Bun.spawn([process.execPath, ...args], { stdio: ['inherit', 'inherit', 'inherit'] })
}
