import type { Language } from '../../shared/language/languages.ts'
import { type Details, fill } from '../../shared/language/sentence.ts'
import type { Letter } from './mailer.ts'
import { mailCs } from './texts.cs.ts'
import { mailEn } from './texts.en.ts'
import { mailUk } from './texts.uk.ts'

export type LetterName = 'verify' | 'reset' | 'enter' | 'passwordChanged'
export type LetterTexts = Record<LetterName, { subject: string; text: string }>

const texts: Record<Language, LetterTexts> = { uk: mailUk, en: mailEn, cs: mailCs }

export function writeLetter(
  name: LetterName,
  language: Language,
  to: string,
  details: Details,
): Letter {
  const { subject, text } = texts[language][name]
  return { to, subject, text: fill(text, details) }
}
