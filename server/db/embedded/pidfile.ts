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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a reboot, or in a new container, the number may belong to a stranger. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return false
  }
}
