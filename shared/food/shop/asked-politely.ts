import { said } from '../line/words/said.ts'
import { tokenize } from '../text/tokens.ts'
import { politely } from './words/asked-politely.ts'

const please = new RegExp(`\\s*,?\\s*(?<!\\p{L})(?:${politely.please})(?!\\p{L})\\s*,?`, 'giu')
const asking = new RegExp(`^(?:${politely.asking}) `, 'iu')

/** «купи, будь ласка, молока», "can you get some milk please": the row without what is only said to whoever shops. */
export function withoutPoliteness(text: string): string | undefined {
  const verb = said.asks.has(tokenize(text)[0]?.low)
  const bare = text.replace(please, verb ? ' ' : ', ').replace(/^[\s,]+|[\s,]+$/g, '')
  const asked = bare.replace(asking, '').replace(/\s+/g, ' ')
  if (asked === text.trim().replace(/\s+/g, ' ')) return undefined
  return asked.replace(/[\s,?!.]+$/, '') || undefined
}
