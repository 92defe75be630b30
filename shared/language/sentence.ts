import type { ErrorCode } from '../errors.ts'
import { errorsCs } from './errors.cs.ts'
import { errorsEn } from './errors.en.ts'
import { errorsUk } from './errors.uk.ts'
import type { Language } from './languages.ts'

const errors: Record<Language, Record<ErrorCode, string>> = {
  uk: errorsUk,
  en: errorsEn,
  cs: errorsCs,
}

export type Details = Readonly<Record<string, string | number>>

/** The sentence a person reads for an error, in their language. */
export function errorSentence(code: ErrorCode, language: Language, details: Details = {}): string {
  return fill(errors[language][code], details)
}

/** Puts values in place of the {names} in a template; a name without a value stays readable. */
export function fill(template: string, details: Details): string {
  return template.replace(/\{(\w{1,40})\}/g, (_, name: string) => String(details[name] ?? name))
}
