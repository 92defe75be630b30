import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Mailer } from './mailer.ts'
import { createMailPreview } from './preview.ts'
import { createSmtp } from './smtp.ts'

/** Sends by SMTP when that is configured. On one's own machine mail is shown; elsewhere it is lost, and said to be. */
export function createMailer(config: Config, log: Log): Mailer {
  if (config.smtpUrl) return createSmtp(config.smtpUrl, config.mailFrom)
  if (config.local) return createMailPreview(log)
  return {
    async send() {
      log.warn('mail.unsent', { why: 'Mail has no way out. Set SMTP_URL.' })
    },
    shown: null,
    close() {},
  }
}
