/** What a phone hands over when somebody shares a page or some words with the app. */
export interface Shared {
  url: string
  text: string
}

const address = /https?:\/\/[^\s<>"']{3,2000}/i

/**
 * What to begin an import with; null when the address asks for none. Many programs put the link among the
 * words that they share, under the name of the page.
 */
export function sharedIn(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Shared | null {
  const of = (name: string) => [query[name] ?? ''].flat().join('\n').trim()
  const [asked, title, text] = [of('import'), of('shared_title'), of('shared_text')]
  if (query['import'] === undefined && title === '' && text === '') return null
  const url = address.exec(asked)?.[0] ?? address.exec(text)?.[0] ?? address.exec(title)?.[0] ?? ''
  return { url, text: url === '' ? [title, text].filter(Boolean).join('\n') : '' }
}
