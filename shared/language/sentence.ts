import type { ErrorCode } from '../errors.ts'
import { errorsEn } from './errors.en.ts'
import { errorsUk } from './errors.uk.ts'
import type { Language } from './languages.ts'

export type Details = Readonly<Record<string, string | number>>

/** The sentence a person reads for an error, in their language. */
export function errorSentence(code: ErrorCode, language: Language, details: Details = {}): string {
  const template = language === 'uk' ? errorsUk[code] : errorsEn[code]
  return fill(template, details)
}

/** Puts values in place of the {names} in a template; a name without a value stays readable. */
export function fill(template: string, details: Details): string {
  return template.replace(/\{(\w{1,40})\}/g, (_, name: string) => String(details[name] ?? name))
}
