/** Each language by itself: a page never carries a dictionary that it does not show. */
export const sources = {
  uk: () => import('./uk.ts'),
  en: () => import('./en.ts'),
  cs: () => import('./cs.ts'),
}
