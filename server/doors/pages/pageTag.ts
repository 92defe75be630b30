import { weakTag } from '../caching.ts'

// Data of other kinds, such as JSON-LD, is a part of what the page says.
const running = /<script(?![^>]* type="application\/)[^>]*>[\s\S]*?<\/script>/g

/**
 * Names a page by what it says and by the files that it names. Its nonce says nothing. The scripts that carry
 * its data along repeat what is shown, in an order that differs from one drawing to the next.
 */
export function pageTag(html: string, nonce: string): string {
  return weakTag(
    html.replace(running, (found) => found.slice(0, found.indexOf('>'))).replaceAll(nonce, ''),
  )
}
