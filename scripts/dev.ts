import { join } from 'node:path'
import { install } from './install.ts'
import { oneAtATime } from './one-at-a-time.ts'

process.chdir(join(import.meta.dir, '..'))
if (!oneAtATime(install)) process.exit(1)

const server = Bun.spawn([process.execPath, '--watch', '--no-clear-screen', 'server/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
process.exit(await server.exited)
