import { adjectiveIn } from '../czech/adjectives.ts'
import { czechIndex } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { meaningIn } from '../czech/words.ts'
import { isOfGoods } from '../goods/index.ts'
import { names } from '../names/index.ts'
import { type Form, formOf, knownOfForm } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { spokenSounds } from './words/shortened.ts'

/** «mejdlo», «sejra», «vokurky»: how the word is written, where nobody knows it as it is spoken. */
export const writtenCzech = knownOfForm((form): string | undefined => {
  const { low, cyrillic } = form
  if (cyrillic || low.length < 4 || !spokenSounds.some(([spoken]) => spoken.test(low)))
    return undefined
  if (isKnown(low, form)) return undefined
  for (const [spoken, written] of spokenSounds) {
    const other = low.replace(spoken, written)
    if (other !== low && isKnown(other, formOf(other))) return other
  }
  return undefined
})

function isKnown(low: string, form: Form): boolean {
  const czech = czechForm(low)
  return (
    czechIndex.knows(czech) ||
    names.knows(form) ||
    isOfGoods(form) ||
    meaningIn(low) !== undefined ||
    adjectiveIn(czech) !== undefined
  )
}

/** The line with such words as they are written. */
export function asWrittenInCzech(line: string, tokens: readonly Token[]): string {
  let said = ''
  let end = 0
  for (const token of tokens) {
    const written = token.kind === 'word' ? writtenCzech(token.form) : undefined
    if (written === undefined) continue
    said += line.slice(end, token.start) + written
    end = token.end
  }
  return said + line.slice(end)
}
