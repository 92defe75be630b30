/** What the reader of lines knows. Dishes and the words of courses stand apart: they are no foods, and no browser loads them. */
export { ambiguous } from './ambiguous.ts'
export {
  allergenSource,
  allergensOf,
  descendantsOf,
  entryOf,
  flagsOf,
  isA,
  isKindOf,
  kindsOf,
  mayHold,
  possibleFlagsOf,
  possibleHoldersOf,
} from './closure.ts'
export { concepts } from './concepts.ts'
export { czechAdjectives } from './czech/adjectives.ts'
export { czechNames } from './czech/index.ts'
export { isReady } from './foods/ready.ts'
export { foods, seldomFoods } from './foods.ts'
export { kinds } from './kinds.ts'
export { namedAlike, namesakesOf, withNamesakes } from './named-alike.ts'
export { russian } from './russian.ts'
export { spoken } from './spoken.ts'
