/** Addresses as the pages link to them. */
export const to = {
  feed: () => '/',
  recipe: (publicationId: string) => `/r/${publicationId}`,
  author: (authorId: string) => `/a/${authorId}`,
  signIn: (returnTo?: string) => withReturn('/login', returnTo),
  register: (returnTo?: string) => withReturn('/register', returnTo),
  reset: () => '/reset',
  service: (provider: string, returnTo?: string) => withReturn(`/auth/${provider}/start`, returnTo),
  settings: () => '/settings',
  recipes: () => '/recipes',
  editRecipe: (recipeId: string) => `/recipes/${recipeId}/edit`,
  newRecipe: () => '/recipes/new',
  importRecipe: () => '/recipes/new?import=1',
  exportedRecipe: (recipeId: string) => `/export/recipes/${recipeId}.json`,
  consent: () => '/mcp/consent',
  connections: () => '/mcp/connections',
  proposals: () => '/mcp/proposals',
  proposal: (proposalId: string) => `/mcp/proposals/${proposalId}`,
  developers: () => '/developers.md',
  ownRecipe: (recipeId: string) => `/recipes/${recipeId}`,
}

function withReturn(page: string, returnTo: string | undefined): string {
  return returnTo && returnTo !== '/' ? `${page}?return_to=${encodeURIComponent(returnTo)}` : page
}
