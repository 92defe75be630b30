import { normalise } from '../text/normalise.ts'
import { home, homely } from './words/home.ts'

const asked = new RegExp(`(?:^|\\s)(?:${home.phrases})`, 'iu')

/** The rest of a question that asks for dishes of what is at home; null where it asks for no such thing. */
export function askedFromHome(text: string): string | null {
  const said = normalise(text.slice(0, 500)).replace(/\s+/g, ' ')
  if (!asked.test(said)) return null
  const rest = said
    .replace(asked, ' ')
    .replace(/[?!.,]+/g, ' ')
    .trim()
    .split(/\s+/)
  const from = rest.findIndex((word) => !homely.asking.has(word.toLowerCase()))
  return from < 0 ? '' : rest.slice(from).join(' ')
}
