import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPostmasterOf, readPidfile } from './pidfile.ts'

/** The address of the embedded database that a server keeps running in this folder, if one does. */
export function runningDatabase(dataDir: string): string | null {
  const folder = resolve(dataDir)
  const data = join(folder, 'postgres')
  const pidfile = readPidfile(data)
  const secret = join(folder, 'postgres.secret')
  if (!pidfile?.ready || !isPostmasterOf(pidfile.pid, data) || !existsSync(secret)) return null
  return `postgres://komora:${readFileSync(secret, 'utf8').trim()}@127.0.0.1:${pidfile.port}/komora`
}
