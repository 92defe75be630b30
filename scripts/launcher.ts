import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 200
const LONGEST_CHAIN = 5

/**
 * `npx … start` and `bun start` run this script in a child process. npx does not pass
 * SIGTERM on, and neither can when it is killed: without this look the server would stay
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

/** The processes between this one and what a person typed: `bun start`, or npx, its shell and `bun start`. */
function launcherChain(): number[] {
  if (!process.env['npm_lifecycle_event']) return []
  const chain = [process.ppid]
  if (!process.env['npm_config_user_agent']?.startsWith('npm/')) return chain
  while (chain.length < LONGEST_CHAIN) {
    const next = parentOf(chain.at(-1) ?? 0)
    if (next <= 1) break
    chain.push(next)
    if (isNpm(next)) return chain
  }
  return chain.slice(0, 1)
}

function isNpm(pid: number): boolean {
  try {
    return /^npm|\bnp[mx]-cli/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
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
