import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { install } from './install.ts'
import { whenLauncherDies } from './launcher.ts'
import { oneAtATime } from './one-at-a-time.ts'

// Only Bun's own modules may be imported above: on the first start nothing is installed yet.
process.chdir(join(import.meta.dir, '..'))
whenLauncherDies(() => process.kill(process.pid, 'SIGTERM'))

const prepared = oneAtATime(() => install() && buildWeb())
if (!prepared) process.exit(1)
await import('../server/main.ts')
