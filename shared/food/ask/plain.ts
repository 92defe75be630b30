import { once } from '../text/remembered.ts'
import { bare } from './function-words/bare.ts'
import { czechPlainWords, plainWords } from './function-words/index.ts'

const known = once(() => new Set([...plainWords(), ...czechPlainWords()]))

/** Whether people say this word around any food, so that it tells little of what is wanted. */
export function isPlain(low: string): boolean {
  return known().has(low) || known().has(bare(low))
}
