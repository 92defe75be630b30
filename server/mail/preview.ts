import { type Log, Revealed } from '../kernel/log.ts'
import type { Letter, Mailer } from './mailer.ts'

const kept = 50

/** Letters for whoever runs the server on their own machine: in its log, and at /dev/mail. */
export function createMailPreview(log: Log): Mailer {
  const shown: Letter[] = []
  return {
    async send(letter) {
      shown.unshift(letter)
      shown.length = Math.min(shown.length, kept)
      const link = letter.text.match(/https?:\/\/\S{1,500}/)?.[0] ?? ''
      log.info('mail.shown', { subject: letter.subject, link: new Revealed(link) })
    },
    shown,
    close() {},
  }
}
