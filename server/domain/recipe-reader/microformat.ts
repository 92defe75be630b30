/** h-recipe and the older hRecipe: classes that say what microdata says with itemprop. */
const names: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-summary': 'description',
  summary: 'description',
  'p-author': 'author',
  author: 'author',
}

const recipes = /(?:^|\s)h-?recipe(?:\s|$)/

/** The type of the object that an element begins by its class. */
export function formatType(classes: string | undefined): string | null {
  return classes !== undefined && recipes.test(classes) ? 'format/Recipe' : null
}

/** What its classes say of the object around it: only inside of an h-recipe, for they are common words. */
export function formatNames(
  classes: string | undefined,
  owner: Record<string, unknown[]>,
): string[] {
  if (classes === undefined || owner['@type']?.[0] !== 'format/Recipe') return []
  return classes.split(/\s+/).flatMap((one) => names[one] ?? [])
}
