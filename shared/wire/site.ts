import { z } from 'zod'
import { type SitePageName, sitePageNames } from '../site-pages.ts'

export const sitePageInput = z.object({ name: z.enum(sitePageNames) })

export interface SitePageView {
  name: SitePageName
  title: string
  /** Its first paragraph, in one line. */
  description: string
  /** Everything after the title, as HTML made from texts of our own. */
  html: string
}
