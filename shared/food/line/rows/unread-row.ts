import type { Form } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { formsOf } from '../region.ts'
import { isOneName, mayBeOne } from './may-be-one.ts'
import { type Thing, thingAt } from './things.ts'
import { isName } from './to-the-letter.ts'

/**
 * «порошок хліб молоко»: a word that nobody knows, and two foods side by side that cannot be one. All of it is kept as
 * it was typed, where otherwise one of the foods would be bought for all of them.
 */
export function isUnreadRow(tokens: readonly Token[]): boolean {
  if (tokens.length < 3 || tokens.length > 8) return false
  if (tokens.some(({ kind, dotted, form }) => kind !== 'word' || dotted || !form.cyrillic))
    return false
  const forms = formsOf(tokens)
  let before: Thing | undefined
  for (let at = 0; at < forms.length; ) {
    const thing = thingAt(forms, at)
    const isNoun = thing?.food !== undefined && forms.slice(thing.from, thing.to).some(isName)
    if (isNoun && before && !areOne(forms, before, thing)) return true
    // «йогурт полуниця банан» has two tastes.
    before = isNoun && before ? { ...before, to: thing.to } : isNoun ? thing : undefined
    at = thing?.to ?? at + 1
  }
  return false
}

/** «перцю чилі» is one in any case. */
function areOne(forms: readonly Form[], one: Thing, other: Thing): boolean {
  return isOneName(forms.slice(one.from, other.to)) || mayBeOne(forms, one, other, 3)
}
