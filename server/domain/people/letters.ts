import type { Language } from '../../../shared/language/languages.ts'
import type { Context } from '../../kernel/context.ts'
import { languageFor } from '../../kernel/language.ts'
import { type LetterName, writeLetter } from '../../mail/texts.ts'
import { makeMailLink, type Purpose } from './mail-links.ts'

interface Reader {
  id: string
  email: string
  email_verified_at: Date | null
  display_name: string
  language: Language | null
}

/** Sends a link by mail in the reader's language, after the answer: nobody waits, and nobody can time it. */
export function mailLink(
  ctx: Context,
  choose: Purpose | ((reader: Reader) => Purpose),
  find: () => Promise<Reader | null>,
) {
  ctx.background.run('mail.link', async () => {
    const reader = await find()
    if (!reader) return
    const name = typeof choose === 'string' ? choose : choose(reader)
    const owner = { personId: reader.id, email: reader.email }
    await send(ctx, name, reader, await makeMailLink(ctx, name, owner))
  })
}

/** Tells the owner of an account what happened to it. */
export function mailNotice(ctx: Context, name: 'passwordChanged', personId: string): void {
  ctx.background.run(`mail.${name}`, async () => {
    const reader = await readerById(ctx, personId)
    if (reader) await send(ctx, name, reader, `${ctx.config.baseUrl}/reset`)
  })
}

export async function readerById(ctx: Context, personId: string): Promise<Reader | null> {
  const [row] = await ctx.sql<Reader[]>`
    SELECT id, email, email_verified_at, display_name, language FROM people WHERE id = ${personId} AND email IS NOT NULL`
  return row ?? null
}

export async function readerByEmail(ctx: Context, email: string): Promise<Reader | null> {
  // people_email
  const [row] = await ctx.sql<Reader[]>`
    SELECT id, email, email_verified_at, display_name, language FROM people WHERE lower(email) = ${email}`
  return row ?? null
}

async function send(ctx: Context, name: LetterName, reader: Reader, link: string): Promise<void> {
  const language = languageFor({ own: reader.language, chosen: ctx.language })
  const letter = writeLetter(name, language, reader.email, { name: reader.display_name, link })
  await ctx.mailer.send(letter)
}
