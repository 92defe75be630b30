import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../server/db/embedded/start.ts'
import { withConnection } from './postgres-admin.ts'

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
  const database = await startEmbeddedDatabase({
    dataDir: temporaryFolder(),
    durable: false,
    say: () => {},
  })
  const owner = new URL(database.url)
  owner.username = 'postgres'
  // So that a kept database is emptied without a word from its triggers and foreign keys.
  await withConnection(
    owner.href,
    (sql) => sql`GRANT SET ON PARAMETER session_replication_role TO PUBLIC`,
  )
  return database.url
}

let room: string | undefined

/** A folder of a test's own, which goes with this process at the latest, however that ends. */
export function temporaryFolder(): string {
  if (!room) {
    room = mkdtempSync(join(quickest(), 'komora-test-'))
    // The database takes an account of its own when the tests run as root.
    chmodSync(room, 0o711)
    removeWithThisProcess(room)
  }
  return mkdtempSync(join(room, 'folder-'))
}

const memory = '/dev/shm'
/** Far more than all test databases of one run take together; a container often has 64 MB there. */
const roomy = 4 * 1024 ** 3

/** Memory where the system lends it as a folder: every test file copies a database, and nothing of it is to last. */
function quickest(): string {
  if (process.env['TMPDIR'] || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomy ? memory : tmpdir()
}

/**
 * Exit hooks do not run under `bun test`, still less after Ctrl+C or kill -9. One shell
 * looks after this process instead; in the background, so that it is no descendant of
 * a test worker, which would end it together with itself.
 */
function removeWithThisProcess(folder: string): void {
  const sweep = [
    '{ while kill -0 "$2"; do sleep 0.5; done',
    'for pidfile in "$1"/*/postgres/postmaster.pid; do',
    '[ -e "$pidfile" ] || continue',
    'read -r pid < "$pidfile" && kill -QUIT "$pid"',
    'for round in 1 2 3 4 5 6 7 8 9; do [ -e "$pidfile" ] && sleep 0.2; done',
    'done',
    'rm -rf "$1"; } &',
  ].join('\n')
  spawn('sh', ['-c', sweep, 'sh', folder, String(process.pid)], {
    detached: true,
    stdio: 'ignore',
  }).unref()
}
