import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { runBun } from './run.ts'
import { say } from './say.ts'

const MARKER = 'node_modules/.komora-installed'

/** Installs the dependencies unless those of this very lockfile are there. */
export function install(): boolean {
  if (isInstalled()) return true
  say('installing the dependencies (once)')
  if (!runBun(['install', '--frozen-lockfile'], cache())) {
    say(
      'The dependencies could not be installed: see above, and check that the npm registry answers.',
    )
    return false
  }
  writeFileSync(MARKER, fingerprint())
  return true
}

export function isInstalled(): boolean {
  return existsSync(MARKER) && readFileSync(MARKER, 'utf8') === fingerprint()
}

function fingerprint(): string {
  const hash = new Bun.CryptoHasher('sha256')
  for (const file of ['package.json', 'bun.lock']) hash.update(readFileSync(file))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`
}

/** Bun keeps its downloads at home; an account whose home cannot be written keeps them here. */
function cache(): Record<string, string> {
  try {
    accessSync(homedir(), constants.W_OK)
    return {}
  } catch {
    return { BUN_INSTALL_CACHE_DIR: 'node_modules/.cache/bun' }
  }
}
