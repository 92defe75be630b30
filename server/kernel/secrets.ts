import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What each kind of secret begins with: by it the log knows one wherever it stands. */
export const tokenPrefixes = [
  ...(['ks', 'ki', 'kv', 'kr', 'kl'] as const),
  ...(['kac', 'kat', 'krt', 'st', 'no', 've'] as const),
  ...(['rl', 'ls', 'cal'] as const),
]
type TokenPrefix = (typeof tokenPrefixes)[number]

/** A bearer secret of 256 bits. Only its hash is ever stored. */
export function newToken(prefix: TokenPrefix): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two secrets in a time that does not tell how much of them agrees. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(hashToken(a), hashToken(b))
}
