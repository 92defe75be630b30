import { z } from 'zod'
import { cs, en, uk } from 'zod/locales'
import type { Language } from '../../../shared/language/languages.ts'
import { fill } from '../../../shared/language/sentence.ts'
import { nextSteps, serverSentences } from '../../../shared/language/server.ts'
import type { DomainError } from '../../kernel/errors.ts'

const locales = { uk: uk().localeError, en: en().localeError, cs: cs().localeError }

/** The refusal, and what a model can do about it. */
export function toolSentence(error: DomainError, language: Language): string {
  const sentence = error.sentence(language)
  const step = nextSteps.find((code) => code === error.code)
  return step
    ? `${sentence} ${fill(serverSentences[language].tools.next[step], error.details)}`
    : sentence
}

/** Every argument that is wrong, with what came instead, so that one more call is enough. */
export function argumentSentence(
  error: z.ZodError,
  { input }: { input: z.ZodObject },
  language: Language,
): string {
  const issues = error.issues as Issue[]
  const faults = issues.flatMap((issue) => faultsOf(issue, [], language))
  const { callAgain, known } = serverSentences[language].tools
  const unknown = issues.some((one) => one.code === 'unrecognized_keys' && one.path.length === 0)
  const fields = unknown ? ` ${fill(known, { fields: Object.keys(input.shape).join(', ') })}` : ''
  return `${faults.slice(0, 10).join('; ')}.${fields} ${callAgain}`
}

/** Which text cannot be kept: nobody means a control character, and half a character is none. */
export function unstorableSentence(given: unknown, language: Language): string | null {
  const found = unstorableIn(given, [])
  if (!found) return null
  const { notText, callAgain } = serverSentences[language].tools
  return `${fill(notText, found)} ${callAgain}`
}

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

function faultsOf(issue: Issue, before: Path, language: Language): string[] {
  const path = [...before, ...issue.path]
  if (issue.code === 'invalid_union') return ofUnion(issue, path, language)
  const reason = reasonOf(issue, language)
  return [path.length > 0 ? `${z.core.toDotPath(path)}: ${reason}` : reason]
}

function reasonOf(issue: Issue, language: Language): string {
  const { missing, received } = serverSentences[language].tools
  if (issue.code === 'invalid_type' && issue.input === undefined) return missing
  const said = locales[language](issue as never)
  const reason = typeof said === 'string' ? said : (said?.message ?? issue.message)
  // Of a wrong kind it is told already.
  if (issue.code === 'invalid_type' || !isPlain(issue.input)) return reason
  return `${reason} (${fill(received, { value: shortened(issue.input) })})`
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Enough of it to be known again. */
function shortened(value: string | number | boolean): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text
}

/** What is wrong with the form that was meant, or which forms there are when it was none of them. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path, language: Language): string[] {
  const meant = issue.errors.find((form) => !form.some(isOfAnotherKind))
  if (meant) return meant.flatMap((inner) => faultsOf(inner, path, language))
  const kinds = issue.errors.flat().filter(isOfAnotherKind)
  const { or } = serverSentences[language].tools
  const expected = kinds.map((kind) => kind.expected).join(` ${or} `)
  const whole = { code: 'invalid_type', expected, path: [], message: '', input: issue.input }
  return faultsOf(whole as unknown as Issue, path, language)
}

function isOfAnotherKind(issue: Issue): issue is z.core.$ZodIssueInvalidType {
  return issue.code === 'invalid_type' && issue.path.length === 0
}

function unstorableIn(value: unknown, path: Path): { path: string; code: string } | null {
  if (typeof value === 'string') {
    const [sign] = /(?![\n\r\t])\p{Cc}|\p{Cs}/u.exec(value) ?? []
    if (sign === undefined) return null
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    return { path: z.core.toDotPath(path), code }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
    if (found) return found
  }
  return null
}
