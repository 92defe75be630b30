import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { install, isInstalled } from './install.ts'
import { whenLauncherDies } from './launcher.ts'
import { oneAtATime } from './one-at-a-time.ts'

// Only Bun's own modules may be imported above: on the first start nothing is installed yet.
process.chdir(join(import.meta.dir, '..'))

const complete = isInstalled()
if (!oneAtATime(() => install() && buildWeb())) process.exit(1)
// Bun remembers from its first look which packages there are; the same process begins anew.
if (!complete) process.execve?.(process.execPath, [process.execPath, import.meta.path], process.env)

whenLauncherDies(() => process.kill(process.pid, 'SIGTERM'))
await import('../server/main.ts')
