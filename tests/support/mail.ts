import type { Letter } from '../../server/mail/mailer.ts'
import type { TestApp } from './app.ts'

/** The letters to an address, newest first, once everything that was to be sent has been. */
export async function lettersTo(app: TestApp, email: string): Promise<Letter[]> {
  await app.services.background.settled()
  return (app.services.mailer.shown ?? []).filter((letter) => letter.to === email)
}

/** The token in the newest letter to an address that has a link of this kind. */
export async function mailedToken(
  app: TestApp,
  email: string,
  kind: 'verify' | 'reset' | 'login/link',
): Promise<string> {
  for (const letter of await lettersTo(app, email)) {
    const token = letter.text.match(new RegExp(`/${kind}\\?token=(\\S+)`))?.[1]
    if (token) return token
  }
  throw new Error(`No letter to ${email} has a link to ${kind}.`)
}
