import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { WrittenLanguage } from '../../../shared/language/written.ts'
import type { Publication, PublicationView } from '../../../shared/wire/feed.ts'
import type { RecipeView } from '../../../shared/wire/recipes.ts'

/** What is cooked, whether from the feed or from one's own book. */
export type Dish = Pick<
  Publication,
  | 'title'
  | 'description'
  | 'servings'
  | 'cookMinutes'
  | 'totalMinutes'
  | 'tags'
  | 'steps'
  | 'pricePerServing'
  | 'currency'
  | 'diets'
  | 'allergens'
  | 'allergensOrdinary'
  | 'allergensMayContain'
  | 'nutrition'
> & {
  language: WrittenLanguage
  lines: readonly ParsedLine[]
  picture: { seed: string; photoUrl: string | null }
}

export function publishedDish(of: PublicationView): Dish {
  return { ...of, picture: { seed: of.id, photoUrl: of.photoUrl } }
}

export function ownDish(of: RecipeView): Dish {
  return {
    ...of,
    lines: of.ingredients,
    picture: { seed: of.publicationId ?? of.id, photoUrl: of.photo?.medium ?? null },
  }
}
