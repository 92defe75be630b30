import type { Dictionary } from '../language/shape.ts'

/** What can be said about a field before it is sent; nothing when it may go. */
export function emailError(email: string, text: Dictionary): string | undefined {
  if (email.trim() === '') return text.form.errors.emailMissing
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : text.form.errors.emailOdd
}

export function passwordError(password: string, text: Dictionary): string | undefined {
  return password === '' ? text.form.errors.passwordMissing : undefined
}

export function newPasswordError(password: string, text: Dictionary): string | undefined {
  if (password === '') return text.form.errors.passwordMissing
  return [...password.normalize('NFC')].length < 10 ? text.form.errors.passwordShort : undefined
}

export function nameError(name: string, text: Dictionary): string | undefined {
  return name.trim() === '' ? text.form.errors.nameMissing : undefined
}

/** Refusals that are about the new password. */
export function aboutPassword<Name extends string>(name: Name) {
  return { password_short: name, password_long: name, password_common: name }
}
