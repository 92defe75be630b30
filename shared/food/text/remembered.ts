import { uncounted } from './steps.ts'

const enough = 20_000

/** What is worked out when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= uncounted(make)
    return made
  }
}

/** Kitchens use few words: what was worked out for one is kept, within bounds. */
export function remembered<T>(
  workOut: (word: string) => T,
  longest = 40,
  most = enough,
): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined || known.has(word)) return before as T
    const found = workOut(word)
    if (known.size >= most) known.clear()
    if (word.length <= longest) known.set(word, found)
    return found
  }
}
