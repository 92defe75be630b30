import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import { detailsOf } from './details.ts'
import type { RecipeRow } from './rows.ts'

type Copied = Parameters<typeof detailsOf>[0] &
  Pick<
    RecipeRow,
    | 'title'
    | 'description'
    | 'language'
    | 'servings'
    | 'prep_minutes'
    | 'cook_minutes'
    | 'tags'
    | 'steps'
  > & { ingredients: readonly { text: string }[] }

/** What a copy takes over, be it of a dish of the feed or of another cook's recipe. */
export function copiedInput(source: Copied): RecipeInput {
  return {
    title: source.title,
    description: source.description,
    language: source.language,
    servings: source.servings,
    prepMinutes: source.prep_minutes,
    cookMinutes: source.cook_minutes,
    status: 'ready',
    tags: source.tags,
    ingredients: source.ingredients.map(({ text }) => ({ text })),
    steps: source.steps,
    ...detailsOf(source),
  }
}
