import { isMaker, tellsBrand } from '../../brands/index.ts'
import { isKindOf } from '../../lexicon/index.ts'
import type { Form } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { readAmount } from '../amount.ts'
import { formsOf } from '../region.ts'
import { joined } from './joining.ts'
import { isOneName, mayBeOne } from './may-be-one.ts'
import { headed } from './tastes.ts'
import { type Thing, thingAt, thingsIn } from './things.ts'
import { isMany, isName } from './to-the-letter.ts'

/**
 * «порошок хліб молоко»: a word that nobody knows, and two foods side by side that cannot be one. All of it is kept as
 * it was typed, where otherwise one of the foods would be bought for all of them.
 */
export function isUnreadRow(tokens: readonly Token[]): boolean {
  if (tokens.length < 3 || tokens.length > 8) return false
  if (tokens.some(({ kind, dotted }) => kind !== 'word' || dotted)) return false
  // "Cheerios honey nut": what stands beside a maker's name is what they call it.
  if (tokens.some(({ form }) => !form.cyrillic && (isMaker(form) || tellsBrand(form)))) return false
  const forms = formsOf(tokens)
  let before: Thing | undefined
  for (let at = 0; at < forms.length; ) {
    const thing = thingAt(forms, at)
    const isNoun = thing?.food !== undefined && forms.slice(thing.from, thing.to).some(isName)
    if (isNoun && before && areApart(forms, before, thing)) return true
    // «йогурт полуниця банан» has two tastes.
    before = isNoun && before ? { ...before, to: thing.to } : isNoun ? thing : undefined
    at = thing?.to ?? at + 1
  }
  return false
}

/** "2 cans tuna mayo celery": nobody can say of which of them there is so much. */
export function countsUnsure(tokens: readonly Token[]): boolean {
  const amount = tokens.length > 8 ? undefined : readAmount(tokens, 0)
  if (!amount) return false
  const words = tokens.slice(amount.next)
  if (words.length < 3 || !words.every(({ kind, dotted }) => kind === 'word' && !dotted))
    return false
  const forms = formsOf(words)
  const things = thingsIn(forms)
  const run = { words, before: [], behind: [], things }
  if (forms[0]?.cyrillic || things.length < 3) return false
  // "4 chicken apple sausages", but "dozen eggs milk bread"
  if (isHeaded(things.at(-1)?.food) && !forms.slice(0, -1).some(isMany)) return false
  return joined(run, things.length).length > 1
}

/** What English says the others before. */
function isHeaded(food = ''): boolean {
  return (headed(food) && food !== 'bread') || isKindOf(food, 'sausage')
}

/** In English one name is said of the next, where it is not of several: "tomato basil sauce", but "eggs bread". */
function areApart(forms: readonly Form[], one: Thing, other: Thing): boolean {
  const last = forms[one.to - 1]
  return (
    (last?.cyrillic === true || (last !== undefined && isMany(last))) && !areOne(forms, one, other)
  )
}

/** «перцю чилі» is one in any case. */
function areOne(forms: readonly Form[], one: Thing, other: Thing): boolean {
  return isOneName(forms.slice(one.from, other.to)) || mayBeOne(forms, one, other, 3)
}
