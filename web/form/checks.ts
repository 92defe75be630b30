import type { Dictionary } from '../language/dictionary.ts'

/** What can be said about a field before it is sent; nothing when it may go. */
export function emailError(email: string, text: Dictionary): string | undefined {
  if (email.trim() === '') return text.entry.errors.emailMissing
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : text.entry.errors.emailOdd
}

export function passwordError(password: string, text: Dictionary): string | undefined {
  return password === '' ? text.entry.errors.passwordMissing : undefined
}

export function newPasswordError(password: string, text: Dictionary): string | undefined {
  if (password === '') return text.entry.errors.passwordMissing
  return [...password.normalize('NFC')].length < 10 ? text.entry.errors.passwordShort : undefined
}

export function nameError(name: string, text: Dictionary): string | undefined {
  return name.trim() === '' ? text.entry.errors.nameMissing : undefined
}

/** Refusals that are about the new password. */
export function aboutPassword<Name extends string>(name: Name) {
  return { password_short: name, password_long: name, password_common: name }
}
