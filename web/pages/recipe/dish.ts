import type { ParsedLine } from '../../../shared/food/line/types.ts'
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
  onlyInSteps?: readonly string[]
  unmeasured?: readonly string[]
  /** Addresses, besides the picture. */
  morePhotos: readonly string[]
}

export function publishedDish(of: PublicationView): Dish {
  return {
    ...of,
    lines: named(of.lines, of),
    picture: { seed: of.id, photoUrl: of.photoUrl },
    // What was kept for reading without a connection may be older than this.
    morePhotos: of.morePhotoUrls ?? [],
  }
}

export function ownDish(of: RecipeView): Dish {
  const whole = of.whole ?? of
  const { ingredients, steps } = whole
  return {
    ...of,
    steps,
    lines: named(ingredients, whole),
    morePhotos: (of.morePhotos ?? []).map((photo) => photo.medium),
    picture: { seed: of.publicationId ?? of.id, photoUrl: of.photo?.medium ?? null },
  }
}

export function sharedDish(of: SharedRecipe): Dish {
  return {
    ...of,
    lines: named(of.ingredients, of),
    morePhotos: of.morePhotoUrls,
    picture: { seed: of.title, photoUrl: of.photoUrl },
  }
}

/** What the server says of the foods of each line; what was kept for reading without a connection may not say it. */
type OfFoods = Partial<Pick<RecipeView, 'names' | 'perVolume'>>

function named(lines: readonly ParsedLine[], { names, perVolume }: OfFoods): NamedLine[] {
  return lines.map(({ more, ...line }, at) => {
    const of = (food: number) => ({
      named: names?.[at]?.[food] ?? null,
      perVolume: perVolume?.[at]?.[food] ?? null,
    })
    const rest = more?.map((one, next) => ({ ...one, ...of(next + 1) }))
    return { ...line, ...of(0), ...(rest && { more: rest }) } as NamedLine
  })
}
