import { once } from '../text/remembered.ts'
import { bare } from './function-words/bare.ts'
import { czechPlainWords, plainWords } from './function-words/index.ts'
import { idleWords } from './words/idle.ts'

const known = once(() => new Set([...plainWords(), ...czechPlainWords()]))

/** Whether people say this word around any food, so that it tells little of what is wanted. */
export function isPlain(low: string): boolean {
  return known().has(low) || known().has(bare(low))
}

/** Whether nothing is lost where it is left out, so that nobody has to be told. */
export function isIdle(low: string): boolean {
  return idleWords.has(low) || idleWords.has(bare(low))
}
