import type { Kind } from '../../../shared/food/ask/types.ts'
import { lexeme } from '../search/lexemes.ts'

/** One thing that is wished for, and by what it is found. */
export interface Wish {
  kind: 'include' | 'useUp' | 'diets' | 'free' | 'figures' | Kind
  texts: string[]
  /** What of that speaks for a recipe; all of it, where nothing is said. */
  rank?: string[]
  lexemes: string[]
}

const guessable: readonly Kind[] = ['occasions', 'cuisines']

/** All that says of a recipe that it is of this kind, surely or by a guess. */
export function marksOf(kind: Kind, id: string): string[] {
  const sure = lexeme.facet(kind, id)
  return guessable.includes(kind) ? [sure, lexeme.guessed(kind, id)] : [sure]
}
