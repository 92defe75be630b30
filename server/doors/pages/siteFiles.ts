import type { Language } from '../../../shared/language/languages.ts'
import { tagged } from '../caching.ts'
import { preferencesOf } from './preferences.ts'

const words: Record<Language, { name: string; description: string }> = {
  uk: { name: 'Комора', description: 'Рецепти, план на тиждень і список покупок' },
  en: { name: 'Komora', description: 'Recipes, a plan for the week and a shopping list' },
  cs: { name: 'Komora', description: 'Recepty, jídelníček na týden a nákupní seznam' },
}

/** GET /manifest.webmanifest: the application as a phone installs it. */
export function manifest(request: Request): Response {
  const { language } = preferencesOf(request)
  const { name, description } = words[language]
  const content = {
    name,
    short_name: name,
    description,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'standalone',
    // A page or some words that somebody shares with the app begin an import.
    share_target: {
      action: '/recipes/new',
      method: 'GET',
      params: { title: 'shared_title', text: 'shared_text', url: 'import' },
    },
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/icon-maskable.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  }
  return tagged(request, JSON.stringify(content), {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=3600',
    vary: 'Cookie, Accept-Language',
  })
}
