import type { Language } from '../../language/languages.ts'
import { pluralForm } from '../../language/plural-form.ts'

/** The form of a word that a number asks for, of its forms after one, a few, many and a fraction. */
export function formFor(forms: readonly string[], quantity: number, language: Language): string {
  const [one = '', few = one, many = few, fraction = one] = forms
  if (language === 'en') return quantity <= 1 ? one : few
  if (!isWhole(quantity)) return fraction
  return { one, few, many, other: many }[pluralForm(language, Math.round(quantity))]
}

export function isWhole(quantity: number): boolean {
  return Math.abs(quantity - Math.round(quantity)) <= 0.03
}
