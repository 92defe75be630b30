import type { FoodFlag } from './lexicon/types.ts'

export type Diet = keyof typeof diets
/**
 * `unknown` is said when a line was not understood, names only a group, or names what ordinarily contains it; it is
 * never "safe".
 */
export type Verdict = 'yes' | 'no' | 'unknown'

/**
 * What each diet leaves out. Lenten («пісне») forbids what animals give, except honey. Whoever only has to know
 * the names of the diets reads them here, and does not load the lexicon.
 */
export const diets = {
  vegetarian: ['meat', 'fish', 'slaughter'],
  vegan: ['meat', 'fish', 'dairy', 'egg', 'honey', 'animal'],
  pescatarian: ['meat', 'slaughter'],
  lenten: ['meat', 'fish', 'dairy', 'egg', 'slaughter'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  'egg-free': ['egg'],
  'nut-free': ['nuts'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
} as const satisfies Record<string, readonly (FoodFlag | 'slaughter')[]>

export const dietIds = Object.keys(diets) as Diet[]
