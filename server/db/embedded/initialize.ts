import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../kernel/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { type Identity, spawnAs } from './identity.ts'
import { complaintIn } from './log.ts'

const MAJOR = '18'

interface Initialization {
  folder: string
  data: string
  binaries: Binaries
  identity: Identity
  secret: string
  say(step: string): void
}

/** Makes the database cluster on the first start; later starts only check that it is ours. */
export function initialize({
  folder,
  data,
  binaries,
  identity,
  secret,
  say,
}: Initialization): void {
  if (existsSync(data)) {
    checkVersion(data)
    return
  }
  say('creating PostgreSQL data')

  // Made aside and renamed at the end: a start that is killed here leaves no half cluster.
  const fresh = join(folder, 'postgres.new')
  const passwordFile = join(folder, 'postgres.password')
  rmSync(fresh, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, secret, { mode: 0o600 })
  if (identity.owner) {
    chownSync(fresh, identity.owner.uid, identity.owner.gid)
    chownSync(passwordFile, identity.owner.uid, identity.owner.gid)
  }
  try {
    runInitdb(binaries, identity, fresh, passwordFile)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, data)
}

function runInitdb(
  binaries: Binaries,
  identity: Identity,
  fresh: string,
  passwordFile: string,
): void {
  const [program = binaries.initdb, ...words] = [...identity.prefix, binaries.initdb]
  const { status, signal, stderr, error } = spawnSync(
    program,
    [
      ...words,
      `--pgdata=${fresh}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built-in Unicode rules sort and fold case alike on every system. The character
      // classes still come from the system, and pg_trgm sees Cyrillic letters only
      // through a UTF-8 one.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--text-search-config=simple',
      '--no-instructions',
    ],
    {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...spawnAs(identity),
    },
  )
  if (status === 0) return
  const reason = signal
    ? `initdb was ended by ${signal}`
    : complaintIn(stderr ?? '') || error?.message || `exit code ${status}`
  throw new StartupError(`PostgreSQL could not create its data in ${fresh}: ${reason}.`)
}

function checkVersion(data: string): void {
  const file = join(data, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (version === MAJOR) return
  const found = version ? `was made by PostgreSQL ${version}` : 'is not PostgreSQL data'
  throw new StartupError(
    `${data} ${found}, and this server brings PostgreSQL ${MAJOR}: set DATA_DIR to another folder, or move the old data over with pg_dump.`,
  )
}
