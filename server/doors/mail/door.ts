import { Elysia } from 'elysia'
import { isLoopbackName } from '../../kernel/config.ts'
import type { Services } from '../../kernel/context.ts'
import type { Letter } from '../../mail/mailer.ts'
import { requestFacts } from '../facts.ts'

/** /dev/mail: what would have been sent, where mail is shown instead of sent; nothing anywhere else. */
export function mailDoor({ mailer }: Services) {
  const { shown } = mailer
  return new Elysia({ name: 'mail' }).get('/dev/mail', ({ request }) =>
    shown && isOwnMachine(request) ? page(shown) : new Response(null, { status: 404 }),
  )
}

/** The name in the address counts too: another site's name may be made to lead to this machine. */
function isOwnMachine(request: Request): boolean {
  const { address } = requestFacts(request)
  const plain = address.replace(/^::ffff:/, '')
  return isLoopbackName(plain) && isLoopbackName(new URL(request.url).hostname)
}

function page(letters: readonly Letter[]): Response {
  const articles = letters.map(
    ({ to, subject, text }) =>
      `<article><h2>${Bun.escapeHTML(subject)}</h2><p>${Bun.escapeHTML(to)}</p><pre>${linked(Bun.escapeHTML(text))}</pre></article>`,
  )
  const body = `<!doctype html><meta charset="utf-8"><title>/dev/mail</title><h1>/dev/mail</h1>${articles.join('')}`
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]{1,500}/g, (link) => `<a href="${link}">${link}</a>`)
}
