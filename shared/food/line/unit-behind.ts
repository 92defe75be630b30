import { names } from '../names/index.ts'
import { isModifier } from '../names/modifiers.ts'
import { approximations } from '../numbers/words.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { nearUnit } from '../units/find.ts'
import { units } from '../units/units.ts'
import { beginsName } from './one-name.ts'
import { wordForms } from './region.ts'
import type { AmountRead } from './types.ts'
import { unitAt } from './unit.ts'
import { shapes, sizes } from './words/index.ts'
import { said } from './words/said.ts'

/** The amount with the unit that begins here, past how large it is and how it looks. */
export function withUnit(tokens: readonly Token[], start: number, read: AmountRead): AmountRead {
  let at = start
  let size = read.size
  for (let token = tokens[at]; token?.kind === 'word'; token = tokens[++at]) {
    const told = sizes.get(token.low)
    if (!told && !approximations.has(token.low)) break
    // "2 little gems" are no small gems.
    if (told && beginsName(wordForms(tokens.slice(at)))) break
    size = told ?? size
  }
  if (size) at = pastSizeWord(tokens, at)
  // "thumb-sized piece", "walnut-sized knob": like what, not how large.
  if (tokens[at]?.kind === 'word' && tokens[at + 1]?.low === '-' && isSizeWord(tokens[at + 2]))
    at += 3
  const sized = size && at > start ? { ...read, size, next: at } : read
  at = pastShape(tokens, at)
  const hyphen = tokens[at]?.low === '-' && tokens[at - 1]?.kind === 'number' ? at + 1 : at
  const unit = unitAt(tokens, hyphen) ?? misspeltUnitAt(tokens, hyphen)
  return unit ? { ...sized, unit: unit.id, next: unit.next } : sized
}

/** "2 teaspons": only after a number, and only a word that no food knows. */
function misspeltUnitAt(tokens: readonly Token[], at: number) {
  const word = tokens[at]
  if (word?.kind !== 'word' || word.low.length < 6 || tokens[at - 1]?.kind !== 'number')
    return undefined
  const form = formOf(word.low)
  if (isModifier(form) || names.knows(form)) return undefined
  const id = nearUnit(form)
  return id && { id, next: at + 1 }
}

/** "4 thick slices", «2 тонкі скибки»: how the measure itself looks; "6 whole cloves" are a spice. */
function pastShape(tokens: readonly Token[], at: number): number {
  if (!shapes.has(tokens[at]?.low ?? '')) return at
  const hyphened = tokens[at + 1]?.low === '-' && said.cutOrSized.has(tokens[at + 2]?.low)
  const next = hyphened ? at + 3 : at + 1
  const unit = unitAt(tokens, next)
  const counts = unit && units[unit.id].dimension === 'count'
  // «щавель, 2 добрячі пучки», but "6 whole cloves".
  const closes = unit?.next === tokens.length && tokens[at]?.form.cyrillic
  return counts && (closes || tokens[unit.next]?.kind === 'word') ? next : at
}

/** "medium-sized", «середнього розміру». */
function pastSizeWord(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.low === '-' ? at + 1 : at
  return isSizeWord(tokens[word]) ? word + 1 : at
}

function isSizeWord(token: Token | undefined): boolean {
  return said.size.has(token?.low)
}
