import { plainOf, withDigits, withoutCaliber, withTipLast } from './misread.ts'
import { inFull } from './shortened.ts'

/** Longer lines are recipes pasted into one line; what follows can be no ingredient. */
const longest = 300

/** The line as the rules are given it: in one spelling, slips of scanners mended, abbreviations in full. */
export function sourceOf(text: string): string {
  return inFull(withTipLast(withoutCaliber(withDigits(plainOf(text.slice(0, longest))))))
}
