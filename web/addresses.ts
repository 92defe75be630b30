/** Addresses as the pages link to them. */
export const to = {
  feed: () => '/',
  recipe: (publicationId: string) => `/r/${publicationId}`,
  author: (authorId: string) => `/a/${authorId}`,
  signIn: (returnTo?: string) =>
    returnTo && returnTo !== '/' ? `/login?return_to=${encodeURIComponent(returnTo)}` : '/login',
  settings: () => '/settings',
  recipes: () => '/recipes',
  editRecipe: (recipeId: string) => `/recipes/${recipeId}/edit`,
  newRecipe: () => '/recipes/new',
  importRecipe: () => '/recipes/new?import=1',
  exportedRecipe: (recipeId: string) => `/export/recipes/${recipeId}.json`,
  ownRecipe: (recipeId: string) => `/recipes/${recipeId}`,
}
