import type { Kind } from '../../../shared/food/ask/types.ts'

/**
 * What a publication is found by, beside its words: each kind of fact has a mark of its own, so that
 * the food `salt` and the word "salt" are two things.
 */
export const lexeme = {
  /** A food in it, or what such a food is a kind of. */
  food: (id: string) => `f:${id}`,
  /** A food in it that comes cooked. */
  readied: (id: string) => `r:${id}`,
  /** What a food in it holds without being a kind of it. */
  holds: (id: string) => `x:${id}`,
  /** A line names only this group. */
  group: (id: string) => `g:${id}`,
  /** A diet that it surely keeps. */
  diet: (id: string) => `y:${id}`,
  /** An allergen that it holds, or may hold. */
  allergen: (id: string) => `a:${id}`,
  /** All milk in it is without lactose, if there is any. */
  lactoseFree: 'u:lactose-free',
  /** Some line was not understood. */
  unclear: 'u:line',
  /** It stands on some heat, for however short a time. */
  cooked: 'u:cooked',
  /** Bread is a part of it, and no pinch. */
  bread: 'u:bread',
  /** A serving is sweet by more than a pinch. */
  sweetened: 'u:sweet',
  /** Kilocalories a serving, in as many digits as the most have; or how such a number begins. */
  energy: (digits: string) => `j:${digits}`,
  /** So many foods it needs beside what every kitchen has. */
  needs: (count: number) => `k:${count}`,
  facet: (kind: Kind, id: string) => `${marks[kind]}:${id}`,
  /** What it is only thought to be, as such dishes go with it. */
  guessed: (kind: Kind, id: string) => `${marks[kind]}~:${id}`,
  /** A food that its title names. */
  headline: (id: string) => `h:${id}`,
  /** A word of its description, which only some searches look into. */
  told: (word: string) => `w:${word}`,
  /** A word of its title. */
  title: (word: string) => `t:${word}`,
  /** All that its title says: the words together, or what they are the name of. */
  called: (whole: string) => `q:${whole}`,
} as const

const marks = {
  dishes: 'd',
  courses: 'c',
  cuisines: 'n',
  occasions: 'o',
  equipment: 'e',
} as const satisfies Record<Kind, string>

/** As Postgres reads a lexeme in the text of a tsvector or a tsquery. */
export function quoted(text: string): string {
  if (!text.includes("'") && !text.includes('\\')) return `'${text}'`
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
