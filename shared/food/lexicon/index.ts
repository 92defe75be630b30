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
export { czechNames } from './czech/index.ts'
export { dishes } from './dishes.ts'
export { foods } from './foods.ts'
export { namedAlike, namesakesOf, withNamesakes } from './named-alike.ts'
export { spoken } from './spoken.ts'
export { courses, cuisines, equipment, occasions } from './taxonomy.ts'
