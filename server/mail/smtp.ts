import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

export function createSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A letter of ours is text alone: nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      // As an object, so that a comma in an address cannot make it two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    shown: null,
    close: () => transport.close(),
  }
}
