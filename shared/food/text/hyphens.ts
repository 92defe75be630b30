import type { Token } from './tokens.ts'

/** Whether it joins a word to what stands before it, with no space on either side. */
export function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (mark?.low !== '-' || after?.kind !== 'word') return false
  return before?.end === mark.start && mark.end === after.start
}
