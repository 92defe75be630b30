import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT_BYTES = 5_000_000

export interface Log {
  fd: number
  /** The last thing PostgreSQL complained about since the log was opened. */
  complaint(): string | undefined
  close(): void
}

/** PostgreSQL writes into a file, not a pipe: it may outlive this process. */
export function openLog(folder: string): Log {
  const file = join(folder, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LIMIT_BYTES) renameSync(file, `${file}.1`)
  const start = size > LIMIT_BYTES ? 0 : size
  const fd = openSync(file, 'a', 0o600)
  // Started once by root, the folder must stay usable for its owner.
  const { uid, gid } = statSync(folder)
  if (process.getuid?.() === 0) fchownSync(fd, uid, gid)
  return {
    fd,
    complaint() {
      return complaintIn(readFileSync(file).subarray(start).toString())
    },
    close: () => closeSync(fd),
  }
}

/** The line that says what went wrong, without its time stamp. */
export function complaintIn(output: string): string | undefined {
  const lines = output.trim().split('\n')
  const line = lines.find((each) => /FATAL|PANIC/.test(each)) ?? lines.at(-1)
  return line?.replace(/^.*(FATAL|PANIC|error): +/, '').replace(/\.$/, '')
}
