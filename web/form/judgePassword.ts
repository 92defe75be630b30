export interface Verdict {
  level: 'none' | 'short' | 'repeated' | 'fair' | 'good'
  /** How many characters are missing to the least that is taken. */
  missing: number
}

const least = 10
const long = 16
const fewKinds = 5

/**
 * Length, and whether it is more than one thing over and over. What kinds of characters there are
 * says nothing about how hard a password is to guess, and only a list knows which are common: the
 * server has it.
 */
export function judge(password: string): Verdict {
  const characters = [...password.normalize('NFC').toLowerCase()]
  const missing = Math.max(0, least - characters.length)
  if (characters.length === 0) return { level: 'none', missing }
  if (missing > 0) return { level: 'short', missing }
  if (new Set(characters).size < fewKinds) return { level: 'repeated', missing }
  return { level: characters.length < long ? 'fair' : 'good', missing }
}
