import { lazy } from 'solid-js'
import { patternOf } from '../shared/pages.ts'
import { loadPart } from './language/parts.ts'
import type { PartName } from './language/shape.ts'

/** The site map: every page's address, the file that draws it, and the parts of the dictionary that it brings. */
export const pages = [
  { path: '/', source: 'pages/feed/FeedPage.tsx', load: () => import('./pages/feed/FeedPage.tsx') },
  {
    path: '/r/:id',
    source: 'pages/recipe/RecipePage.tsx',
    parts: ['dish'],
    load: () => import('./pages/recipe/RecipePage.tsx'),
  },
  {
    path: '/a/:id',
    source: 'pages/author/AuthorPage.tsx',
    parts: ['author'],
    load: () => import('./pages/author/AuthorPage.tsx'),
  },
  {
    path: '/login',
    source: 'pages/entry/LoginPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/LoginPage.tsx'),
  },
  {
    path: '/login/link',
    source: 'pages/entry/SignInLinkPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/SignInLinkPage.tsx'),
  },
  {
    path: '/register',
    source: 'pages/entry/RegisterPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/RegisterPage.tsx'),
  },
  {
    path: '/reset',
    source: 'pages/entry/ResetPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/ResetPage.tsx'),
  },
  {
    path: '/reset/done',
    source: 'pages/entry/AfterResetPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/AfterResetPage.tsx'),
  },
  {
    path: '/verify',
    source: 'pages/entry/VerifyPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/VerifyPage.tsx'),
  },
  {
    path: '/join',
    source: 'pages/entry/JoinPage.tsx',
    parts: ['entry'],
    load: () => import('./pages/entry/JoinPage.tsx'),
  },
  {
    path: '/settings',
    source: 'pages/settings/SettingsPage.tsx',
    parts: ['settings'],
    load: () => import('./pages/settings/SettingsPage.tsx'),
  },
  {
    path: '/plan',
    source: 'pages/plan/PlanPage.tsx',
    parts: ['plan', 'mine'],
    load: () => import('./pages/plan/PlanPage.tsx'),
  },
  {
    path: '/plan/fill',
    source: 'pages/plan/fill/FillPage.tsx',
    parts: ['plan', 'mine'],
    load: () => import('./pages/plan/fill/FillPage.tsx'),
  },
  {
    path: '/lists',
    source: 'pages/lists/ListPage.tsx',
    parts: ['lists'],
    load: () => import('./pages/lists/ListPage.tsx'),
  },
  {
    path: '/shared/list',
    source: 'pages/lists/SharedListPage.tsx',
    parts: ['lists'],
    load: () => import('./pages/lists/SharedListPage.tsx'),
  },
  {
    path: '/shared/recipe',
    source: 'pages/recipe/SharedRecipePage.tsx',
    parts: ['dish'],
    load: () => import('./pages/recipe/SharedRecipePage.tsx'),
  },
  {
    path: '/lists/:id',
    source: 'pages/lists/ListPage.tsx',
    parts: ['lists'],
    load: () => import('./pages/lists/ListPage.tsx'),
  },
  {
    path: '/pantry',
    source: 'pages/lists/pantry/PantryPage.tsx',
    parts: ['lists', 'pantry'],
    load: () => import('./pages/lists/pantry/PantryPage.tsx'),
  },
  {
    path: '/pantry/bought',
    source: 'pages/lists/pantry/BoughtPage.tsx',
    parts: ['lists', 'pantry'],
    load: () => import('./pages/lists/pantry/BoughtPage.tsx'),
  },
  {
    path: '/lists/:id/cart',
    source: 'pages/cart/CartPage.tsx',
    parts: ['cart', 'dish'],
    load: () => import('./pages/cart/CartPage.tsx'),
  },
  {
    path: '/recipes',
    source: 'pages/mine/MyRecipesPage.tsx',
    parts: ['mine'],
    load: () => import('./pages/mine/MyRecipesPage.tsx'),
  },
  {
    path: '/recipes/new',
    source: 'pages/compose/ComposePage.tsx',
    parts: ['composer', 'mine'],
    load: () => import('./pages/compose/ComposePage.tsx'),
  },
  {
    path: '/recipes/import',
    source: 'pages/import/ImportPage.tsx',
    parts: ['imports'],
    load: () => import('./pages/import/ImportPage.tsx'),
  },
  {
    path: '/recipes/:id/edit',
    source: 'pages/compose/ComposePage.tsx',
    parts: ['composer', 'mine'],
    load: () => import('./pages/compose/ComposePage.tsx'),
  },
  {
    path: '/recipes/:id/versions',
    source: 'pages/mine/versions/VersionsPage.tsx',
    parts: ['mine'],
    load: () => import('./pages/mine/versions/VersionsPage.tsx'),
  },
  {
    path: '/cookbooks/:id',
    source: 'pages/mine/book/CookbookPage.tsx',
    parts: ['mine'],
    load: () => import('./pages/mine/book/CookbookPage.tsx'),
  },
  {
    path: '/recipes/:id',
    source: 'pages/mine/OwnRecipePage.tsx',
    parts: ['dish', 'mine'],
    load: () => import('./pages/mine/OwnRecipePage.tsx'),
  },
  {
    path: '/mcp/consent',
    source: 'pages/agents/consent/ConsentPage.tsx',
    parts: ['agents'],
    load: () => import('./pages/agents/consent/ConsentPage.tsx'),
  },
  {
    path: '/mcp/connections',
    source: 'pages/agents/connections/ConnectionsPage.tsx',
    parts: ['agents'],
    load: () => import('./pages/agents/connections/ConnectionsPage.tsx'),
  },
  {
    path: '/mcp/proposals',
    source: 'pages/agents/proposals/ProposalsPage.tsx',
    parts: ['agents'],
    load: () => import('./pages/agents/proposals/ProposalsPage.tsx'),
  },
  {
    path: '/mcp/proposals/:id',
    source: 'pages/agents/proposals/ProposalPage.tsx',
    parts: ['agents'],
    load: () => import('./pages/agents/proposals/ProposalPage.tsx'),
  },
  {
    path: '/about',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/connect',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/developers',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/privacy',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/terms',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/contacts',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/contact',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/pricing',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '/versions',
    source: 'pages/site/SitePage.tsx',
    load: () => import('./pages/site/SitePage.tsx'),
  },
  {
    path: '*rest',
    source: 'components/states/NotFoundPage.tsx',
    load: () => import('./components/states/NotFoundPage.tsx'),
  },
] as const

export const routes = pages.map((page) => ({
  path: page.path,
  component: lazy('parts' in page ? withParts(page.parts, page.load) : page.load),
}))

/**
 * What the page of an address is made of is here. Solid takes any press or key for a sign that everything is awake:
 * a page that comes only after it is drawn anew, and what was typed in it by then is gone.
 */
export async function loadPage(path: string): Promise<void> {
  const route = routes.find((one) => patternOf(one.path).test(path))
  // One that cannot be had says so in its own place.
  await route?.component.preload().catch(() => undefined)
}

/** A page that brings its sentences along. */
function withParts<Page>(
  parts: readonly PartName[],
  load: () => Promise<Page>,
): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), ...parts.map(loadPart)])
    return page
  }
}
