import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBun } from './run.ts'
import { say } from './say.ts'

const BUILDER = 'web/build.ts'
const STAMP = 'dist/.built-from'
/** Everything that the web app is made from. */
const SOURCES = ['web', 'shared', 'package.json', 'bun.lock', 'tsconfig.json']

/** Builds the web app into dist/ unless it was built from these very sources. */
export function buildWeb(): boolean {
  if (!existsSync(BUILDER)) return true
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true
  say('building the web app')
  if (!runBun([BUILDER], { NODE_ENV: 'production' })) {
    say('The web app could not be built: see above.')
    return false
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, wanted)
  return true
}

function fingerprint(): string {
  const hash = new Bun.CryptoHasher('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
  return `${hash.digest('hex')}\n`
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
