import type { Mailer } from './mailer.ts'

export function createSmtp(url: string, from: string): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    async send({ to, subject, text }) {
      opened ??= openTransport(url)
      const transport = await opened
      // As an object, so that a comma in an address cannot make it two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    shown: null,
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** The library is loaded for the first letter: most servers start and stop without sending one. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
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
}
