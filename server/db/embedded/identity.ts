import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { StartupError } from '../../kernel/startup-error.ts'
import type { Binaries } from './binaries.ts'

/** How PostgreSQL's programs are run: PostgreSQL refuses to run as root. */
export interface Identity {
  /** Words before the program, such as `unshare --user --map-user=1`. */
  prefix: string[]
  /** Whom its files must belong to, when that is not this account. */
  owner?: Account
  /** Switch with the spawn call itself. */
  switchUser?: boolean
}

interface Account {
  uid: number
  gid: number
}

export function chooseIdentity(folder: string, data: string, binaries: Binaries): Identity {
  if (process.getuid?.() !== 0) {
    checkRuns(binaries)
    const masked = { prefix: maskAs(ordinaryAccount()) }
    return isNameless() && runs(masked, binaries, folder) ? masked : { prefix: [] }
  }
  for (const identity of rootIdentities(data)) {
    if (!runs(identity, binaries, folder)) continue
    if (identity.owner) handOver(data, identity.owner)
    return identity
  }
  throw new StartupError(
    `PostgreSQL refuses to run as root, and no other account can reach ${folder} from here: start as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

/** Another account's data stays that account's; root's own is first tried with root as its owner. */
function rootIdentities(data: string): Identity[] {
  const holder = existsSync(data) ? statSync(data) : undefined
  if (holder && holder.uid !== 0) return switched({ uid: holder.uid, gid: holder.gid })
  const account = ordinaryAccount()
  return [{ prefix: maskAs(account) }, ...switched(account)]
}

/** The same account under another number: the files stay reachable and its own. */
function maskAs({ uid, gid }: Account): string[] {
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
}

function switched(owner: Account): Identity[] {
  const become = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Lets the ordinary account through folders that it may not enter; without the
  // securebit access(2), with which initdb looks for its files, would not count it.
  const passing = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  passing.push('--securebits=+no_setuid_fixup')
  return [
    { prefix: ['setpriv', ...become, ...passing], owner },
    { prefix: ['setpriv', ...become], owner },
    { prefix: [], owner, switchUser: true },
  ]
}

/** An account that exists only as a number, as containers have it; initdb refuses it. */
function isNameless(): boolean {
  return spawnSync('id', ['-un'], { stdio: 'ignore' }).status !== 0
}

/** Any account with a name will do. */
function ordinaryAccount(): Account {
  const known = new Map<string, Account>()
  if (existsSync('/etc/passwd')) {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [name, , uid, gid] = line.split(':')
      if (name && Number(uid) > 0) known.set(name, { uid: Number(uid), gid: Number(gid) })
    }
  }
  const chosen = known.get('postgres') ?? known.get('daemon') ?? [...known.values()][0]
  return chosen ?? { uid: 1, gid: 1 }
}

function runs(identity: Identity, binaries: Binaries, folder: string): boolean {
  const [program = 'sh', ...words] = [...identity.prefix, 'sh']
  const reach = 'test -x "$1" && exec "$2" --version'
  const { status } = spawnSync(program, [...words, '-c', reach, 'sh', folder, binaries.postgres], {
    stdio: 'ignore',
    ...spawnAs(identity),
  })
  return status === 0
}

function checkRuns(binaries: Binaries): void {
  const { status, stderr, error } = spawnSync(binaries.postgres, ['--version'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  const reason = stderr?.trim().split('\n')[0] || error?.message || `exit code ${status}`
  throw new StartupError(
    `The embedded PostgreSQL does not run on this system (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

export function spawnAs(identity: Identity): Partial<Account> {
  return identity.switchUser && identity.owner ? identity.owner : {}
}

function handOver(data: string, owner: Account): void {
  if (!existsSync(data) || statSync(data).uid === owner.uid) return
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
  chownSync(data, owner.uid, owner.gid)
}
