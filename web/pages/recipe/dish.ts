import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { FoodName } from '../../../shared/food/write/counted.ts'
import type { WrittenLanguage } from '../../../shared/language/written.ts'
import type { Publication, PublicationView } from '../../../shared/wire/feed.ts'
import type { ReplacedLine } from '../../../shared/wire/recipe-details.ts'
import type { RecipeView, SharedRecipe } from '../../../shared/wire/recipes.ts'
import type { NamedLine } from './scaledLine.ts'

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
  | 'notes'
  | 'yieldText'
  | 'restMinutes'
  | 'equipment'
  | 'videoUrl'
  | 'pricePerServing'
  | 'currency'
  | 'diets'
  | 'allergens'
  | 'allergensOrdinary'
  | 'allergensMayContain'
  | 'nutrition'
> & {
  language: WrittenLanguage
  lines: readonly NamedLine[]
  picture: { seed: string; photoUrl: string | null }
  /** What was kept for reading without a connection may not say it. */
  replaced?: readonly ReplacedLine[]
  /** Addresses, besides the picture. */
  morePhotos: readonly string[]
}

export function publishedDish(of: PublicationView): Dish {
  return {
    ...of,
    lines: named(of.lines, of.names),
    picture: { seed: of.id, photoUrl: of.photoUrl },
    // What was kept for reading without a connection may be older than this.
    morePhotos: of.morePhotoUrls ?? [],
  }
}

export function ownDish(of: RecipeView): Dish {
  const { ingredients, steps, names } = of.whole ?? of
  return {
    ...of,
    steps,
    lines: named(ingredients, names),
    morePhotos: (of.morePhotos ?? []).map((photo) => photo.medium),
    picture: { seed: of.publicationId ?? of.id, photoUrl: of.photo?.medium ?? null },
  }
}

export function sharedDish(of: SharedRecipe): Dish {
  return {
    ...of,
    lines: named(of.ingredients, of.names),
    morePhotos: of.morePhotoUrls,
    picture: { seed: of.title, photoUrl: of.photoUrl },
  }
}

/** Each line with what its foods are called; what was kept for reading without a connection may not say it. */
function named(
  lines: readonly ParsedLine[],
  names: readonly (readonly (FoodName | null)[])[] | undefined,
): NamedLine[] {
  return lines.map(({ more, ...line }, at) => {
    const [first = null, ...others] = names?.[at] ?? []
    const rest = more?.map((one, next) => ({ ...one, named: others[next] ?? null }))
    return { ...line, named: first, ...(rest && { more: rest }) } as NamedLine
  })
}
