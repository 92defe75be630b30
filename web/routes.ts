import { lazy } from 'solid-js'

/** The site map: every page's address, and the file that draws it. */
export const pages = [
  { path: '/', source: 'pages/feed/FeedPage.tsx', load: () => import('./pages/feed/FeedPage.tsx') },
  {
    path: '/r/:id',
    source: 'pages/recipe/RecipePage.tsx',
    load: () => import('./pages/recipe/RecipePage.tsx'),
  },
  {
    path: '/a/:id',
    source: 'pages/author/AuthorPage.tsx',
    load: () => import('./pages/author/AuthorPage.tsx'),
  },
  {
    path: '/recipes',
    source: 'pages/mine/MyRecipesPage.tsx',
    load: () => import('./pages/mine/MyRecipesPage.tsx'),
  },
  {
    path: '/recipes/new',
    source: 'pages/compose/ComposePage.tsx',
    load: () => import('./pages/compose/ComposePage.tsx'),
  },
  {
    path: '/recipes/:id/edit',
    source: 'pages/compose/ComposePage.tsx',
    load: () => import('./pages/compose/ComposePage.tsx'),
  },
  {
    path: '/recipes/:id',
    source: 'pages/mine/OwnRecipePage.tsx',
    load: () => import('./pages/mine/OwnRecipePage.tsx'),
  },
  {
    path: '*rest',
    source: 'pages/states/NotFoundPage.tsx',
    load: () => import('./pages/states/NotFoundPage.tsx'),
  },
] as const

export const routes = pages.map((page) => ({ path: page.path, component: lazy(page.load) }))
