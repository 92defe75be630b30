import type { Config } from '../../kernel/config.ts'

const aYear = 365 * 24 * 60 * 60 * 1000

/** RFC 9116. Without an address of the operator there is the page that says so. */
export function securityTxt({ baseUrl, contactEmail }: Config, now: Date): string {
  // By the day, so that the file does not change with every reader.
  const day = 24 * 60 * 60 * 1000
  const expires = new Date(Math.floor(now.getTime() / day) * day + aYear)
  return `${[
    `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${baseUrl}/contacts`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: uk, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ].join('\n')}\n`
}
