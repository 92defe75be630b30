import { z } from 'zod'
import { en, uk } from 'zod/locales'
import type { ErrorCode } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { DomainError } from '../../errors.ts'

const locales = { uk: uk().localeError, en: en().localeError }

/** What a model can do about a refusal, beside the sentence that says what it was. */
const nextSteps: Partial<Record<ErrorCode, Readonly<Record<Language, string>>>> = {
  recipe_unknown: {
    uk: 'Викличте service_list_my_recipes, щоб побачити id власних рецептів людини.',
    en: 'Call service_list_my_recipes to see the ids of the person’s own recipes.',
  },
  list_unknown: {
    uk: 'Вкажіть назву або id зі списку вище, або не вказуйте list, щоб узяти поточний список.',
    en: 'Use a name or id from that list, or leave list out to mean the current one.',
  },
  dates_crossed: {
    uk: 'Запитайте коротший проміжок.',
    en: 'Ask for a shorter range.',
  },
  proposals_too_many: {
    uk: 'Скажіть про це людині; не пропонуйте нового, доки вона не вирішить.',
    en: 'Tell the person, and propose nothing new until they have decided.',
  },
  store_not_connected: {
    uk: 'Скажіть про це людині й продовжуйте без цін магазину.',
    en: 'Tell the person, and go on without prices of a store.',
  },
  unavailable: { uk: 'Повторіть за кілька секунд.', en: 'Try again in a few seconds.' },
  doc_unknown: {
    uk: 'Викличте service_list_docs, щоб побачити назви документів.',
    en: 'Call service_list_docs to see the names of the documents.',
  },
}

export function toolSentence(error: DomainError, language: Language): string {
  const next = nextSteps[error.code]?.[language]
  return next ? `${error.sentence(language)} ${next}` : error.sentence(language)
}

const callAgain = {
  uk: 'Виправте аргументи за inputSchema інструмента й викличте його ще раз.',
  en: 'Correct the arguments by the tool’s inputSchema and call it again.',
} as const

/** Every argument that is wrong, so that one more call is enough. */
export function argumentSentence(error: z.ZodError, language: Language): string {
  const faults = error.issues.slice(0, 10).map((issue) => {
    const said = locales[language](issue as never)
    const reason = typeof said === 'string' ? said : (said?.message ?? issue.message)
    return issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ${reason}` : reason
  })
  return `${faults.join('; ')}. ${callAgain[language]}`
}

const nulls = {
  uk: 'Текст аргументів містить нульовий символ (U+0000).',
  en: 'The text of an argument holds a null character (U+0000).',
} as const

export function nullSentence(language: Language): string {
  return `${nulls[language]} ${callAgain[language]}`
}
