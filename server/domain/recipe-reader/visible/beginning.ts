import { leadsAway, type Section, sectionOf } from './headings.ts'
import type { PageLine } from './page-lines.ts'

/** A heading, or words that stand alone and can be nothing else. */
export function beginning(line: PageLine): Section | null {
  if (line.kind === 'item' && line.list > 0 && line.mark === null) return null
  if (line.text.length <= 30 && sectionOf(line.text) === 'end') return 'end'
  if (line.kind !== 'item' && leadsAway.test(line.text)) return 'end'
  // «About an hour later fold the dough.» is a sentence, not a heading.
  const sentence = line.kind !== 'heading' && (line.text.length > 45 || /[.!;,]$/.test(line.text))
  return sentence ? null : sectionOf(line.text)
}
