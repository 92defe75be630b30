import { spawn } from 'node:child_process'
import { StartupError } from '../../kernel/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { type Identity, spawnAs } from './identity.ts'
import { openLog } from './log.ts'
import { isPostmasterOf, readPidfile } from './pidfile.ts'
import { freePort } from './port.ts'
import { settings } from './settings.ts'

export interface Postmaster {
  pid: number
  port: number
  /** Settles when the process is gone, for whatever reason. */
  exited: Promise<void>
  signal(name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void
}

export interface Start {
  folder: string
  data: string
  binaries: Binaries
  identity: Identity
  durable: boolean
  say(step: string): void
}

const POLL_MS = 20
const ATTEMPTS = 8
/** Long: after a crash the database first replays what it had promised. */
const READY_WITHIN_MS = 5 * 60_000

/** PostgreSQL outlives a server that was killed; the next server takes it over. */
export async function adoptOrLaunch(start: Start, wantedPort?: number): Promise<Postmaster> {
  const adopted = await adopt(start)
  if (adopted) return adopted
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(start, wantedPort ?? (await freePort()))
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error
      await Bun.sleep(attempt * 100)
    }
  }
}

export async function launch(start: Start, port: number): Promise<Postmaster> {
  const { data, binaries, identity } = start
  const log = openLog(start.folder)
  const [program = binaries.postgres, ...words] = [...identity.prefix, binaries.postgres]
  const child = spawn(program, [...words, '-D', data, ...settings(port, start.durable)], {
    // A session of its own: Ctrl+C in a terminal reaches only the server, which closes first.
    detached: true,
    cwd: '/',
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...overlookStranger(data) },
    ...spawnAs(identity),
  })
  child.unref()
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const postmaster: Postmaster = {
    pid: child.pid ?? 0,
    port,
    exited,
    signal: (name) => child.kill(name),
  }
  try {
    if (await becomesReady(data, postmaster)) return postmaster
    postmaster.signal('SIGQUIT')
    throw new StartupError(
      `The embedded PostgreSQL did not start: ${log.complaint() ?? 'no reason given'}.`,
    )
  } finally {
    log.close()
  }
}

async function adopt({ data, say }: Start): Promise<Postmaster | undefined> {
  const found = readPidfile(data)
  if (!found || !isPostmasterOf(found.pid, data)) return
  say('taking over the PostgreSQL that is already running')
  const { pid, port } = found
  const postmaster: Postmaster = {
    pid,
    port,
    exited: gone(pid, data),
    signal(name) {
      if (isPostmasterOf(pid, data)) process.kill(pid, name)
    },
  }
  return (await becomesReady(data, postmaster)) ? postmaster : undefined
}

async function becomesReady(data: string, { pid, exited }: Postmaster): Promise<boolean> {
  let over = false
  exited.then(() => {
    over = true
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!over && Date.now() < deadline) {
    const now = readPidfile(data)
    if (now?.pid === pid && now.ready) return true
    await Bun.sleep(POLL_MS)
  }
  return false
}

/** For a process that is not our child nobody brings the news. */
async function gone(pid: number, data: string): Promise<void> {
  while (isPostmasterOf(pid, data)) await Bun.sleep(POLL_MS * 5)
}

/**
 * PostgreSQL does not start while the number in an old postmaster.pid is alive. When
 * it belongs to a stranger it is named here as the caller, whom PostgreSQL ignores;
 * removing the file instead would disarm its check for surviving backends.
 */
function overlookStranger(data: string): { PG_GRANDPARENT_PID?: string } {
  const old = readPidfile(data)
  if (!old || isPostmasterOf(old.pid, data)) return {}
  return { PG_GRANDPARENT_PID: String(old.pid) }
}

/** The port was taken in between, or backends of a killed PostgreSQL are still leaving. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof StartupError)) return false
  return /TCP\/IP sockets|shared memory block|postmaster\.pid/.test(error.message)
}
