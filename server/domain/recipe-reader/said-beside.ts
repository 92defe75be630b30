import { lineText } from './plain-text.ts'
import { isNode, listOf } from './schema.ts'

/** Who eats, and what for each of them is called. */
const eaters = [
  'serves|servings?|people|person\\p{L}*|portion\\p{L}*',
  'порц\\p{L}*|осіб|особ\\p{L}*|чолов\\p{L}*',
  'porc\\p{L}*|porz\\p{L}*|osób|osob\\p{L}*|porsi\\p{L}*',
].join('|')
const countsOnly = new RegExp(
  `^\\D{0,30}\\d{1,4}(?:\\s?(?:[-–—]|to|до|bis|až)\\s?\\d{1,4})?\\s*(?:${eaters})?[.\\s]*$`,
  'iu',
)

/** «4 великі порції», «на 6 осіб», «для чотирьох»: whatever else it says, it says for how many. */
export const saysEaters = (text: string) => counted.test(text)

const counted = new RegExp(
  `(?<!\\p{L})(?:serve|${eaters}|guests?|adults?|людей|їдців|гост\\p{L}*)(?!\\p{L})|^(?:for|feeds|на|для|pro|für|pour|para|per)\\s`,
  'iu',
)

/** «2 буханці»: a yield that says more than for how many. */
export function yieldTextOf(value: unknown): string | null {
  for (const one of listOf(value)) {
    const said = lineText(isNode(one) ? (one['text'] ?? one['name']) : one, 200)
    if (said.length <= 120 && /\p{L}{2}/u.test(said) && !countsOnly.test(said)) return said
  }
  return null
}

/** The names of HowToTools, or of tools in words. */
export function toolsOf(value: unknown): string[] | null {
  const named = listOf(value).flatMap((one) => listOf(isNode(one) ? one['name'] : one))
  const tools = named.map((one) => lineText(one, 120)).filter((one) => one !== '')
  return tools.length > 0 ? [...new Set(tools)].slice(0, 40) : null
}

/** The page of a film before the film itself: it is opened by hand, and nothing of it is kept here. */
export function videoOf(value: unknown, resolve: (value: unknown) => unknown): string | null {
  for (const one of listOf(value).map(resolve)) {
    const said = isNode(one) ? [one['url'], one['embedUrl'], one['contentUrl']] : [one]
    for (const address of said.flatMap(listOf)) {
      const safe = safeAddress(address)
      if (safe) return safe
    }
  }
  return null
}

/** Of the frame that pages embed, the page that people open. */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null
  const address = URL.parse(value.trim().replace(/^\/\//, 'https://'))
  if (address?.protocol !== 'https:' || address.username !== '' || !address.host.includes('.'))
    return null
  const embedded = /^\/embed\/([\w-]{6,20})/.exec(address.pathname)?.[1]
  const youtube = /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(address.hostname)
  return youtube && embedded ? `https://www.youtube.com/watch?v=${embedded}` : address.href
}
