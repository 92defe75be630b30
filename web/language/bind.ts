const space = '\u00a0'

/**
 * Binds what a line must not break: a one-letter word to the next word, a number to its unit,
 * a dash to the word before, the day of a date to its month.
 */
export function bind(text: string): string {
  return text
    .replace(/(?<=^|[\s(«„“])(\p{L}) (?=\S)/gu, `$1${space}`)
    .replace(/([\d½⅓⅔¼¾⅛⅜⅝⅞]) (?=[\p{L}₴%°€$])/gu, `$1${space}`)
    .replace(/(\d\.) (?=\p{Ll})/gu, `$1${space}`)
    .replace(/ (?=[—–] )/g, space)
}

/**
 * A dictionary whose every sentence is bound, so that no page has to think of it. Bound when it is
 * first read: a page shows a few dozen of a thousand, and has better to do while it wakes up.
 */
export function bound<T>(dictionary: T): T {
  if (typeof dictionary === 'string') return bind(dictionary) as T
  if (typeof dictionary === 'function') {
    const sentence = dictionary as unknown as (...values: unknown[]) => string
    return ((...values: unknown[]) => bind(sentence(...values))) as T
  }
  if (typeof dictionary !== 'object' || dictionary === null) return dictionary
  const all = {} as T
  for (const [key, value] of Object.entries(dictionary)) {
    const get = () => {
      const read = bound(value)
      Object.defineProperty(all, key, { value: read, enumerable: true })
      return read
    }
    Object.defineProperty(all, key, { get, enumerable: true, configurable: true })
  }
  return all
}
