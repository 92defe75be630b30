import { createBackground } from './background.ts'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { connect } from './db/client.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createSafeFetch } from './net/safe-fetch.ts'
import { startNotices } from './notices.ts'
import { createPasswordQueue } from './password-queue.ts'
import { createPhotoStore } from './photos/store.ts'
import { createSecretBox } from './secret-box.ts'

/** Everything that is made once and shared by all requests, and the way to end it. */
export async function createServices(
  config: Config,
  log: Log,
  databaseUrl: string,
): Promise<Services & { close(): Promise<void> }> {
  const sql = connect(databaseUrl, { max: config.databasePool })
  const readSql = config.databaseReadUrl
    ? connect(config.databaseReadUrl, { max: config.databasePool, name: 'komora-read' })
    : sql
  const mailer = createMailer(config, log)
  const background = createBackground(log)
  const notices = await startNotices(sql, log)
  return {
    config,
    sql,
    readSql,
    log,
    now: () => new Date(),
    notices,
    passwords: createPasswordQueue(),
    secrets: await createSecretBox(config),
    mailer,
    background,
    photos: createPhotoStore(config),
    safeFetch: createSafeFetch(),
    async close() {
      await background.settled(5000)
      mailer.close()
      await Promise.all([sql.end({ timeout: 5 }), readSql.end({ timeout: 5 })])
    },
  }
}
