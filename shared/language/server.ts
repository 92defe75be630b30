import type { ErrorCode } from '../errors.ts'
import type { Language } from './languages.ts'
import { serverEn } from './server.en.ts'
import { serverUk } from './server.uk.ts'

/** What the server says by itself, outside the application and beside the sentences of errors. */
export interface ServerSentences {
  /** The page on which a request to let an assistant in ends, when it cannot go on. */
  refusal: { title: string; hint: string; home: string }
  /** What a model is told when a tool did not do what it was asked for. */
  tools: { callAgain: string; nullCharacter: string; next: Record<NextStep, string> }
}

/** Refusals after which a model can do something by itself. */
export const nextSteps = [
  'recipe_unknown',
  'list_unknown',
  'dates_crossed',
  'proposals_too_many',
  'store_not_connected',
  'unavailable',
  'doc_unknown',
] as const satisfies readonly ErrorCode[]
type NextStep = (typeof nextSteps)[number]

export const serverSentences = { uk: serverUk, en: serverEn } satisfies Record<
  Language,
  ServerSentences
>
