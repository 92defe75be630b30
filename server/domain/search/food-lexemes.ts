import { heldBy, kindsAbove, surelyHeldBy } from './ancestors.ts'
import { type Interned, intern } from './interned.ts'
import { lexeme } from './lexemes.ts'
import { onlySeasons } from './seasoning.ts'

interface FoodLexemes {
  self: Interned
  above: Interned[]
  /** Of those what the food only seasons with. */
  seasoned: ReadonlySet<Interned>
  held: Interned[]
  /** Of what is held, that which cannot be left out. */
  sure: Interned[]
  headlines: Interned[]
}

const lexemesByFood = new Map<string, FoodLexemes>()

/** The lexicon stands still, so the marks of a food are put together once. */
export function lexemesOf(id: string): FoodLexemes {
  const known = lexemesByFood.get(id)
  if (known) return known
  const above = kindsAbove(id)
  const seasons = onlySeasons(id)
  const made = {
    self: intern(lexeme.food(id)),
    above: above.filter((kind) => kind !== id).map((kind) => intern(lexeme.food(kind))),
    seasoned: new Set(seasons.map((kind) => intern(lexeme.food(kind)))),
    held: [...heldBy(id), ...seasons].map((each) => intern(lexeme.holds(each))),
    sure: surelyHeldBy(id).map((each) => intern(lexeme.holds(each))),
    headlines: above.map((kind) => intern(lexeme.headline(kind))),
  }
  lexemesByFood.set(id, made)
  return made
}
