import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../server/db/embedded/start.ts'

let started: Promise<string> | undefined

/** TEST_DATABASE_URL, or one throw-away PostgreSQL for the whole test process. */
export function testServerUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return Promise.resolve(given)
  started ??= startThrowAway()
  return started
}

/** Whether the server ends with this process, and everything on it. */
export function isThrowAway(): boolean {
  return started !== undefined
}

async function startThrowAway(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'komora-test-'))
  removeWithThisProcess(folder)
  const database = await startEmbeddedDatabase({ dataDir: folder, durable: false, say: () => {} })
  return database.url
}

/**
 * Exit hooks do not run under `bun test`, still less after Ctrl+C or kill -9. A shell
 * looks after this process instead; in the background, so that it is no descendant of
 * a test worker, which would end it together with itself.
 */
export function removeWithThisProcess(folder: string): void {
  const sweep = [
    '{ while kill -0 "$2"; do sleep 0.5; done',
    'pidfile="$1/postgres/postmaster.pid"',
    'read -r pid < "$pidfile" && kill -QUIT "$pid"',
    'for round in 1 2 3 4 5 6 7 8 9; do [ -e "$pidfile" ] && sleep 0.2; done',
    'rm -rf "$1"; } &',
  ].join('\n')
  spawn('sh', ['-c', sweep, 'sh', folder, String(process.pid)], {
    detached: true,
    stdio: 'ignore',
  }).unref()
}
