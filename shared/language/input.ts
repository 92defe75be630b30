import { inputCs } from './input.cs.ts'
import { inputEn } from './input.en.ts'
import { inputUk } from './input.uk.ts'
import type { Language } from './languages.ts'
import { pluralForm } from './plural-form.ts'
import { fill } from './sentence.ts'

export type InputReason =
  | 'missing'
  | 'empty'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooLarge'
  | 'notWhole'
  | 'notNumber'
  | 'notText'
  | 'notList'
  | 'notYesOrNo'
  | 'notEmail'
  | 'notLink'
  | 'notOption'
  | 'unknown'
  | 'malformed'

export interface InputWords {
  reasons: Record<InputReason, string>
  /** The forms that a number of characters needs in this language. */
  characters: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  /** A place in a list, counted from one. */
  place: string
  fields: Readonly<Record<string, string>>
}

/** What a schema says of a value that does not fit: as much of it as sentences are made from. */
export interface InputIssue {
  code?: string | undefined
  path: readonly PropertyKey[]
  message: string
  origin?: unknown
  expected?: unknown
  format?: unknown
  minimum?: unknown
  maximum?: unknown
  values?: readonly unknown[]
  keys?: readonly string[]
}

const words: Record<Language, InputWords> = { uk: inputUk, en: inputEn, cs: inputCs }

/** Which field does not fit and why, as words that complete «Поле … .» and “The field … .” */
export function explainIssue(issue: InputIssue, language: Language) {
  const { reasons, fields, place } = words[language]
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [])]
  const reason = reasonOf(issue)
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  return {
    path: path.map(String).join('.'),
    field: fieldName(path, fields, place),
    reason: fill(reasons[reason], {
      limit: String(limit ?? ''),
      characters: characters(Number(limit ?? 0), language),
      options: (issue.values ?? []).slice(0, 20).map(String).join(', '),
    }),
  }
}

function reasonOf(issue: InputIssue): InputReason {
  const { code, origin } = issue
  switch (code) {
    case 'too_small':
      if (origin === 'number') return 'tooSmall'
      if (issue.minimum === 1) return 'empty'
      return origin === 'string' ? 'tooShort' : 'tooFew'
    case 'too_big':
      if (origin === 'number') return 'tooLarge'
      return origin === 'string' ? 'tooLong' : 'tooMany'
    case 'invalid_type':
      return typeReason(issue)
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'malformed'
    case 'invalid_value':
      return 'notOption'
    case 'unrecognized_keys':
      return 'unknown'
    default:
      return 'malformed'
  }
}

/** The schema library says that a value was left out only in its own English message. */
function typeReason({ expected, message }: InputIssue): InputReason {
  if (message.endsWith('received undefined')) return 'missing'
  return types[String(expected)] ?? 'malformed'
}

const types: Readonly<Record<string, InputReason>> = {
  int: 'notWhole',
  number: 'notNumber',
  string: 'notText',
  array: 'notList',
  boolean: 'notYesOrNo',
}

const formats: Readonly<Record<string, InputReason>> = { email: 'notEmail', url: 'notLink' }

function fieldName(
  path: readonly PropertyKey[],
  fields: InputWords['fields'],
  place: string,
): string {
  if (path.length === 0) return fields['input'] ?? 'input'
  return path
    .flatMap((step, index) => {
      if (typeof step === 'number') return fill(place, { place: step + 1 })
      // «інгредієнти, № 2» says it: what a line of it is called adds nothing.
      if (index > 0 && step === 'text') return []
      const name = String(step).slice(0, 40)
      return Object.hasOwn(fields, name) ? (fields[name] ?? name) : name
    })
    .join(', ')
}

function characters(count: number, language: Language): string {
  const forms = words[language].characters
  const form = forms[pluralForm(language, count)] ?? forms.other
  return `${count} ${form}`
}
