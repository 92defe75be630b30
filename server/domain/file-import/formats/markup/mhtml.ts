/** A page as a phone saves it: a letter in several parts, of which one is the page. Null when it is none. */
export function pageInMhtml(text: string): string | null {
  const head = text.slice(0, 3000)
  const boundary =
    /^Content-Type:\s*multipart\/related[\s\S]{0,300}?boundary="?([^"\r\n;]{1,100})/im.exec(
      head,
    )?.[1]
  if (!boundary) return null
  const page = text
    .split(`--${boundary}`)
    .find((part) =>
      /^\s*(?:[\w-]+:.*\r?\n)*?Content-Type:\s*text\/html/im.test(part.slice(0, 1000)),
    )
  const body = page && /\r?\n\r?\n([\s\S]*)$/.exec(page)?.[1]
  if (!page || body === undefined) return null
  const encoding = /^Content-Transfer-Encoding:\s*([\w-]+)/im
    .exec(page.slice(0, 1000))?.[1]
    ?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body ?? '', 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquoted(body ?? '') : (body ?? '')
}

/** RFC 2045: `=C3=A4` is a letter, `=` at the end of a line means that it goes on. */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  // What was never quoted is text already.
  const mixed = [...bytes].some((letter) => (letter.codePointAt(0) ?? 0) > 255)
  return mixed ? bytes : Buffer.from(bytes, 'latin1').toString('utf8')
}
