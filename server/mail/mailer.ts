import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createShowing } from './showing.ts'
import { createSmtp } from './smtp.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  /** What was shown instead of sent, newest first; null where mail is really sent. */
  shown: readonly Letter[] | null
  close(): void
}

/** Sends by SMTP when that is configured. On one's own machine mail is shown; elsewhere it is lost, and said to be. */
export function createMailer(config: Config, log: Log): Mailer {
  if (config.smtpUrl) return createSmtp(config.smtpUrl, config.mailFrom)
  if (config.local) return createShowing(log)
  return {
    async send() {
      log.warn('mail.unsent', { why: 'Mail has no way out. Set SMTP_URL.' })
    },
    shown: null,
    close() {},
  }
}
