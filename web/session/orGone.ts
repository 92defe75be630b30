import { codeOf } from './said.ts'

export const gone = 'gone'
export type OrGone<T> = T | typeof gone

const absences: readonly (string | undefined)[] = [
  'publication_unknown',
  'author_unknown',
  'recipe_unknown',
  'recipe_author_only',
  'cookbook_unknown',
  'feed_off',
  'invitation_unknown',
  'consent_unknown',
  'proposal_unknown',
  'list_unknown',
  'link_closed',
  'fill_unknown',
]

/** The answer, or `gone` when the server says that there is no such thing. */
export async function orGone<T>(answer: Promise<T>): Promise<OrGone<T>> {
  try {
    return await answer
  } catch (error) {
    if (absences.includes(codeOf(error))) return gone
    throw error
  }
}
