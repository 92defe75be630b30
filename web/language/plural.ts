import type { Language } from '../../shared/language/languages.ts'
import { type PluralForm, pluralForm } from '../../shared/language/plural-form.ts'
import { formatFor } from './format.ts'

type Forms = Partial<Record<PluralForm, string>> & { other: string }

/** Chooses the form of a word that agrees with a number. */
export function plurals(language: Language): (count: number, forms: Forms) => string {
  const { number } = formatFor(language)
  return (count, forms) =>
    `${isShort(count) ? count : number(count)} ${forms[pluralForm(language, count)] ?? forms.other}`
}

/** What every language here writes in plain digits. */
function isShort(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < 1000
}
