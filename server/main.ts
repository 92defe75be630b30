import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { runServer } from './run.ts'
import { StartupError } from './startup-error.ts'

try {
  const config = readConfig()
  const log = createLog(config.logLevel, config.logFormat)
  const server = await runServer(config, log)
  const stop = (signal: string) => {
    log.info('server.stopping', { signal })
    // A second signal, or a stop that hangs, must not keep the process alive.
    setTimeout(() => process.exit(1), 10_000).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
