import { DomainError } from '../../kernel/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/** Length and commonness are all that is asked; rules about kinds of characters only make worse passwords. */
export function checkPassword(password: string): void {
  const length = [...password.normalize('NFC')].length
  if (length < 10) throw new DomainError('password_short')
  if (length > 1000) throw new DomainError('password_long')
  if (isCommon(password)) throw new DomainError('password_common')
}

function isCommon(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords.has(plain)) return true
  // «aaaaaaaaaaaa» and «passwordpassword» are no better than what they repeat.
  const half = plain.slice(0, plain.length / 2)
  return new Set(plain).size <= 2 || (half + half === plain && commonPasswords.has(half))
}
