import { readConfig } from './kernel/config.ts'
import { createLog } from './kernel/log.ts'
import { StartupError } from './kernel/startup-error.ts'
import { type RunningServer, runServer } from './run.ts'

let running: RunningServer | null = null
let stopping = false

// Before anything starts: a signal that comes while the database is being made is heard too.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)

try {
  const config = readConfig()
  const server = await runServer(config, createLog(config.logLevel, config.logFormat))
  running = server
  if (stopping) await end(server)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Launchers often pass a signal on that its group received already: the second one changes nothing. */
function stop(): void {
  if (stopping) return
  stopping = true
  // A stop that hangs must not keep the process alive.
  setTimeout(() => process.exit(1), 10_000).unref()
  if (running) void end(running)
}

async function end(server: RunningServer): Promise<void> {
  await server.stop()
  process.exit(0)
}
