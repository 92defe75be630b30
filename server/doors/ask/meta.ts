import type { SearchAnswer } from '../../../shared/wire/search.ts'
import type { Question } from './request.ts'

/** Of NLWeb. */
export const version = '0.55'

export function metaOf(question: Question, answer: SearchAnswer): Record<string, unknown> {
  return {
    response_type: 'answer',
    response_format: 'conversational_search',
    version,
    ...(answer.taken !== null && { taken: answer.taken }),
    // Nothing is left out of a question silently, also where no summary was asked for.
    ...(answer.relaxed !== null && { relaxed: answer.relaxed }),
    ...(answer.spare.length > 0 && { spare: answer.spare.map(({ label }) => label) }),
    ...(question.sessionContext !== undefined && { session_context: question.sessionContext }),
  }
}
