import { names } from '../names/index.ts'
import type { Form } from '../text/forms.ts'

/** "Little Gem": without its first word nothing is named. */
export function beginsName(words: readonly Form[]): boolean {
  const whole = names.longest(words, 0)
  return whole !== undefined && whole.length > 1 && names.longest(words, 1) === undefined
}
