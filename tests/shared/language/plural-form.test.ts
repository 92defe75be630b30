import { expect, test } from 'bun:test'
import { languages } from '../../../shared/language/languages.ts'
import { pluralForm } from '../../../shared/language/plural-form.ts'

test('a count takes the form that the standard rules of its language give it', () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(language)
    const counts = [...Array(1_300).keys(), -1, -2, -11, 0.5, 1.5, 2.25, 1e6, 1_000_001]
    const odd = counts.filter((count) => pluralForm(language, count) !== rules.select(count))
    expect(odd).toEqual([])
  }
})
