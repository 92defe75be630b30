import type { Publication } from '../../../shared/wire/feed.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'

/** What is cooked, whether from the feed or from one's own book. */
export type Dish = Pick<
  Publication,
  | 'title'
  | 'description'
  | 'servings'
  | 'cookMinutes'
  | 'totalMinutes'
  | 'tags'
  | 'ingredients'
  | 'steps'
  | 'pricePerServing'
  | 'currency'
  | 'diets'
  | 'allergens'
> & { picture: { seed: string; photoUrl: string | null } }

export function publishedDish(of: Publication): Dish {
  return { ...of, picture: { seed: of.id, photoUrl: of.photoUrl } }
}

export function ownDish(of: Recipe): Dish {
  return {
    ...of,
    steps: of.steps.map((step) => ({ ingredients: [], ...step })),
    diets: [],
    allergens: [],
    picture: { seed: of.publicationId ?? of.id, photoUrl: of.photo?.medium ?? null },
  }
}
