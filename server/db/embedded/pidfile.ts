import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

export interface Pidfile {
  pid: number
  port: number
  ready: boolean
}

/** What a running PostgreSQL writes about itself. */
export function readPidfile(data: string): Pidfile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return
  }
}

/**
 * The number alone proves little: after a reboot, or in a new container, it may belong
 * to a stranger, and a dead process keeps it until its parent has taken notice.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
