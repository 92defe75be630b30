import { z } from 'zod'
import { en, uk } from 'zod/locales'
import type { Language } from '../../../shared/language/languages.ts'
import { nextSteps, serverSentences } from '../../../shared/language/server.ts'
import type { DomainError } from '../../errors.ts'

const locales = { uk: uk().localeError, en: en().localeError }

/** The refusal, and what a model can do about it. */
export function toolSentence(error: DomainError, language: Language): string {
  const sentence = error.sentence(language)
  const step = nextSteps.find((code) => code === error.code)
  return step ? `${sentence} ${serverSentences[language].tools.next[step]}` : sentence
}

/** Every argument that is wrong, so that one more call is enough. */
export function argumentSentence(error: z.ZodError, language: Language): string {
  const faults = error.issues.slice(0, 10).map((issue) => {
    const said = locales[language](issue as never)
    const reason = typeof said === 'string' ? said : (said?.message ?? issue.message)
    return issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ${reason}` : reason
  })
  return `${faults.join('; ')}. ${serverSentences[language].tools.callAgain}`
}

export function nullSentence(language: Language): string {
  const { nullCharacter, callAgain } = serverSentences[language].tools
  return `${nullCharacter} ${callAgain}`
}
