import type { ErrorCode } from '../errors.ts'
import type { Language } from './languages.ts'
import { serverCs } from './server.cs.ts'
import { serverEn } from './server.en.ts'
import { serverUk } from './server.uk.ts'

export type ProblemName = 'unknown-path' | 'method-not-allowed'

/** What the server says by itself, outside the application and beside the sentences of errors. */
export interface ServerSentences {
  /** The page on which a request to let an assistant in ends, when it cannot go on. */
  refusal: {
    title: string
    hint: string
    home: string
    later: { title: string; hint: string }
    /** For who has not signed in: the answer goes to the program only by a link that they follow. */
    back: { title: string; hint: string; link: string }
  }
  /** What each kind of problem that programs are told of means. */
  problems: Record<ProblemName, { title: string; text: string; more: string }>
  /** What a model is told when a tool did not do what it was asked for. */
  tools: {
    callAgain: string
    /** An argument that has to be there. */
    missing: string
    /** What came instead of what was expected. */
    received: string
    /** Which arguments there are, for who sent another. */
    known: string
    /** A control character, or half of one that takes two. */
    notText: string
    or: string
    /** Of several publications that were asked for, these are not there. */
    notInFeed: string
    next: Record<NextStep, string>
  }
}

/** Refusals after which a model can do something by itself. */
export const nextSteps = [
  'publication_unknown',
  'recipe_unknown',
  'proposal_entry_unknown',
  'plan_entry_unclear',
  'list_unknown',
  'list_not_named',
  'list_ambiguous',
  'dates_crossed',
  'days_too_many',
  'cursor_unknown',
  'proposals_too_many',
  'store_not_connected',
  'unavailable',
  'doc_unknown',
] as const satisfies readonly ErrorCode[]
type NextStep = (typeof nextSteps)[number]

export const serverSentences = { uk: serverUk, en: serverEn, cs: serverCs } satisfies Record<
  Language,
  ServerSentences
>
