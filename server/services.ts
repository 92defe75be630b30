import { connect } from './db/client.ts'
import { drawnWhenAsked } from './domain/photos/waiting.ts'
import { createBackground } from './kernel/background.ts'
import type { Config } from './kernel/config.ts'
import type { Services } from './kernel/context.ts'
import { createLive } from './kernel/live.ts'
import type { Log } from './kernel/log.ts'
import { startNotices } from './kernel/notices.ts'
import { createPasswordQueue } from './kernel/password-queue.ts'
import { createSecretBox } from './kernel/secret-box.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createSafeFetch } from './net/safe-fetch.ts'
import { createSafePost } from './net/safe-post.ts'
import { createPhotoStore } from './photos/create-store.ts'
import { createPractice } from './practice/alongside.ts'

/** Everything that is made once and shared by all requests, and the way to end it. */
export async function createServices(
  config: Config,
  log: Log,
  databaseUrl: string,
  sql = connect(databaseUrl, { max: config.databasePool }),
): Promise<Services & { close(): Promise<void> }> {
  const readSql = config.databaseReadUrl
    ? connect(config.databaseReadUrl, { max: config.databasePool, name: 'komora-read' })
    : sql
  const mailer = createMailer(config, log)
  const background = createBackground(log)
  const notices = await startNotices(sql, log)
  const live = createLive(sql, notices, log)
  const practice = await createPractice(config)
  return {
    config,
    sql,
    readSql,
    log,
    now: () => new Date(),
    notices,
    live,
    passwords: createPasswordQueue(),
    secrets: await createSecretBox(config),
    mailer,
    background,
    photos: drawnWhenAsked(createPhotoStore(config), { sql, notices, log, now: () => new Date() }),
    safeFetch: createSafeFetch(),
    safePost: createSafePost(),
    storeFetch: practice.fetch,
    practice: practice.answer,
    async close() {
      await live.stop()
      await background.settled(5000)
      mailer.close()
      await practice.settled()
      await Promise.all([sql.end({ timeout: 5 }), readSql.end({ timeout: 5 })])
    },
  }
}
