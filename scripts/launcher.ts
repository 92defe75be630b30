import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 200

/**
 * `npx … start` and `bun start` run this script in a child process. npx does not pass
 * SIGTERM on, and neither can when killed: without this look the server would stay
 * behind and keep its port. Whoever runs the script directly may leave it running.
 */
export function whenLauncherDies(stop: () => void): void {
  const launchers = launcherChain()
  if (launchers.length === 0) return
  const timer = setInterval(() => {
    if (sameChain(launchers)) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** The processes between this one and what a person typed: `bun start`, then npx and its shell. */
function launcherChain(): number[] {
  if (!process.env['npm_lifecycle_event']) return []
  const chain = [process.ppid]
  const byNpx = process.env['npm_command'] === 'exec' && process.platform === 'linux'
  for (let above = 0; byNpx && above < 2; above++) chain.push(parentOf(chain.at(-1) ?? 0))
  return chain
}

/** A process whose parent is gone gets another one at once. */
function sameChain([launcher, ...above]: number[]): boolean {
  if (process.ppid !== launcher) return false
  let child = launcher
  for (const parent of above) {
    if (parentOf(child) !== parent) return false
    child = parent
  }
  return true
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it, in brackets, may hold spaces and brackets itself.
    return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
  } catch {
    return 0
  }
}
