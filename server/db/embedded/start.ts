import { join } from 'node:path'
import { StartupError } from '../../kernel/startup-error.ts'
import { findBinaries } from './binaries.ts'
import { prepareDatabase } from './database.ts'
import { openFolder } from './folder.ts'
import { chooseIdentity } from './identity.ts'
import { initialize } from './initialize.ts'
import { lockFolder } from './lock.ts'
import { adoptOrLaunch } from './postmaster.ts'
import { readOrCreateSecret } from './secret.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  say(step: string): void
  /** false gives up safety on a crash for speed: for tests only. */
  durable?: boolean
  port?: number
}

/** A PostgreSQL of our own in `<dataDir>/postgres`, kept running until `stop`. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { say, durable = true } = options
  const folder = openFolder(options.dataDir)
  const binaries = findBinaries()
  const unlock = lockFolder(folder)
  try {
    const data = join(folder, 'postgres')
    const identity = chooseIdentity(folder, data, binaries)
    const secret = readOrCreateSecret(folder, data)
    initialize({ folder, data, binaries, identity, secret, say })

    const start = { folder, data, binaries, identity, durable, say }
    const first = await adoptOrLaunch(start, options.port)
    const supervisor = supervise(start, first)
    const url = await prepareDatabase(first.port, secret).catch(async (cause) => {
      await supervisor.stop()
      throw new StartupError(
        `The embedded PostgreSQL refused Komora (${cause.message}): look into ${join(folder, 'postgres.log')}.`,
        { cause },
      )
    })
    return {
      url,
      async stop() {
        await supervisor.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
