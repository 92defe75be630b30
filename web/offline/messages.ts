import type { Language } from '../../shared/language/languages.ts'
import type { Theme } from '../../shared/pages.ts'

/** What a page tells the worker. */
export type Message =
  /** A page was opened without a new document, or before the worker was there. */
  | { kind: 'opened'; path: string }
  /** What is kept of it is not what stands there any more. */
  | { kind: 'changed'; path: string }
  /** How the page looks: the offline page must look the same. */
  | { kind: 'looks'; language: Language; theme: Theme }

/** Where the server draws the offline page. Nothing in it is personal. */
export const offlinePath = '/offline'

export function offlineAddress(language: Language, theme: Theme): string {
  return `${offlinePath}?${new URLSearchParams({ language, theme })}`
}
