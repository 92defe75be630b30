import type { NutritionFound } from '../../../shared/food/nutrition/nutrition.ts'
import { facetName } from '../../../shared/language/search.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { Publication } from '../../../shared/wire/feed.ts'
import { ratios, wovenAddress } from '../../../shared/woven/address.ts'
import { inParts } from '../recipes/parts.ts'
import { saidFacets } from '../search/facets.ts'

/** Only those of our diets that schema.org has a value for. */
const diets: Partial<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
}

type Described = Omit<
  Publication,
  | 'ingredients'
  | 'steps'
  | 'url'
  | 'allergens'
  | 'allergensOrdinary'
  | 'allergensMayContain'
  | 'allergensComplete'
> & {
  ingredients: readonly { text: string }[]
  steps: readonly { text: string; part?: string | undefined }[]
}

/** A publication as schema.org's Recipe. Only what is true and known: no invented ratings. */
export function recipeObject(publication: Described, origin: string): Record<string, unknown> {
  const url = `${origin}/r/${publication.id}`
  const { prepMinutes, cookMinutes, totalMinutes, language } = publication
  const suitable = publication.diets.flatMap((diet) => diets[diet] ?? [])
  // Steps only tell the tools, which a Recipe has no place for.
  const said = saidFacets({ ...publication, steps: [] })
  return filled({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    name: publication.title,
    description: publication.description,
    inLanguage: publication.language,
    image: [...imagesOf(publication, origin), ...publication.morePhotoUrls],
    author: {
      '@type': 'Person',
      name: publication.author.displayName,
      url: `${origin}/a/${publication.author.id}`,
    },
    datePublished: new Date(publication.publishedAt).toISOString(),
    prepTime: iso(prepMinutes),
    cookTime: iso(cookMinutes),
    totalTime: iso(totalMinutes),
    recipeYield: publication.yieldText
      ? [String(publication.servings), publication.yieldText]
      : String(publication.servings),
    recipeCategory: said.courses.map((id) => facetName('courses', id, language)),
    recipeCuisine: said.cuisines.map((id) => facetName('cuisines', id, language)),
    keywords: publication.tags.join(', '),
    suitableForDiet: suitable.map((diet) => `https://schema.org/${diet}`),
    recipeIngredient: publication.ingredients.map((line) => line.text),
    recipeInstructions: inParts(
      publication.steps.map((step, index) => ({
        part: step.part,
        step: {
          '@type': 'HowToStep',
          position: index + 1,
          url: `${url}#step-${index + 1}`,
          text: step.text,
        },
      })),
    ),
    tool: publication.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    video: publication.videoUrl && videoObject(publication, publication.videoUrl),
    comment: publication.notes && { '@type': 'Comment', text: publication.notes },
    nutrition: nutritionObject(publication.nutrition.perServing),
    estimatedCost: publication.estimatedPrice > 0 && {
      '@type': 'MonetaryAmount',
      currency: publication.currency,
      value: fromMinor(publication.estimatedPrice, publication.currency),
    },
  })
}

/** A link alone: whose film it is, and how long, nobody has told us. */
const videoObject = ({ title }: Pick<Described, 'title'>, url: string) => ({
  '@type': 'VideoObject',
  name: title,
  url,
})

function nutritionObject(serving: NutritionFound['perServing']) {
  if (!serving) return undefined
  const { energy, salt } = serving
  const grams = (amount: number | null) => amount !== null && `${amount} g`
  return filled({
    '@type': 'NutritionInformation',
    calories: energy !== null && `${energy} kcal`,
    proteinContent: grams(serving.protein),
    fatContent: grams(serving.fat),
    saturatedFatContent: grams(serving.saturatedFat),
    carbohydrateContent: grams(serving.carbohydrates),
    sugarContent: grams(serving.sugars),
    fiberContent: grams(serving.fibre),
    // Salt is two and a half times its sodium.
    sodiumContent: salt !== null && `${Math.round(salt * 400)} mg`,
  })
}

/** In every shape that a search page may show: the photograph, first as it is, or else the woven cloth. */
function imagesOf({ id, photoUrl }: Pick<Described, 'id' | 'photoUrl'>, origin: string): string[] {
  const addresses = photoUrl
    ? ['large', ...ratios].map((part) => photoUrl.replace(/[^/]+$/, `${part}.webp`))
    : ratios.map((ratio) => wovenAddress(id, ratio))
  return addresses.map((address) => new URL(address, origin).href)
}

/** ISO 8601 duration; schema.org takes minutes alone. */
const iso = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`)

function filled(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
