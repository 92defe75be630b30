export { ambiguous } from './ambiguous.ts'
export {
  allergensOf,
  descendantsOf,
  entryOf,
  flagsOf,
  isA,
  isKindOf,
  kindsOf,
} from './closure.ts'
export { concepts } from './concepts.ts'
export { foods } from './foods.ts'
