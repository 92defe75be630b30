/** The pages about the service itself; each stands in docs/site in every language, and has its own path. */
export const sitePageNames = [
  'about',
  'connect',
  'developers',
  'privacy',
  'terms',
  'contacts',
  'pricing',
  'versions',
] as const
export type SitePageName = (typeof sitePageNames)[number]
