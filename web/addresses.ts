import type { SitePageName } from '../shared/site-pages.ts'

/** Addresses as the pages link to them. */
export const to = {
  feed: () => '/',
  recipe: (publicationId: string, servings?: number) => `/r/${publicationId}${forSo(servings)}`,
  author: (authorId: string) => `/a/${authorId}`,
  signIn: (returnTo?: string) => withReturn('/login', returnTo),
  register: (returnTo?: string) => withReturn('/register', returnTo),
  try: () => '/try',
  trial: () => '/trial',
  signInLink: () => '/login/link',
  reset: () => '/reset',
  afterReset: () => '/reset/done',
  verify: (token?: string) => (token === undefined ? '/verify' : `/verify?token=${token}`),
  join: () => '/join',
  service: (provider: string, returnTo?: string) => withReturn(`/auth/${provider}/start`, returnTo),
  settings: () => '/settings',
  plan: (date?: string) => (date === undefined ? '/plan' : `/plan?date=${date}`),
  fill: (from?: string) => (from === undefined ? '/plan/fill' : `/plan/fill?from=${from}`),
  lists: () => '/lists',
  pantry: () => '/pantry',
  bought: () => '/pantry/bought',
  list: (listId: string) => `/lists/${listId}`,
  cart: (listId: string, at: { store?: string; fill?: string } = {}) => {
    const search = new URLSearchParams(Object.entries(at)).toString()
    return `/lists/${listId}/cart${search && `?${search}`}`
  },
  recipes: () => '/recipes',
  editRecipe: (recipeId: string) => `/recipes/${recipeId}/edit`,
  recipeVersions: (recipeId: string) => `/recipes/${recipeId}/versions`,
  cookbook: (cookbookId: string) => `/cookbooks/${cookbookId}`,
  newRecipe: () => '/recipes/new',
  importRecipe: () => '/recipes/new?import=1',
  importFiles: () => '/recipes/import',
  exportedAccount: () => '/export/account.zip',
  exportedRecipes: () => '/export/recipes.zip',
  exportedAs: (format: string) => `/export/recipes-${format}.zip`,
  exportedRecipe: (recipeId: string) => `/export/recipes/${recipeId}.json`,
  consent: () => '/mcp/consent',
  connections: () => '/mcp/connections',
  proposals: () => '/mcp/proposals',
  proposal: (proposalId: string) => `/mcp/proposals/${proposalId}`,
  site: (name: SitePageName) => `/${name}`,
  ownRecipe: (recipeId: string, servings?: number) => `/recipes/${recipeId}${forSo(servings)}`,
}

/** For so many at the table, when it is not for as many as its author cooks. */
function forSo(servings: number | undefined): string {
  return servings === undefined ? '' : `?servings=${servings}`
}

function withReturn(page: string, returnTo: string | undefined): string {
  return returnTo && returnTo !== '/' ? `${page}?return_to=${encodeURIComponent(returnTo)}` : page
}
