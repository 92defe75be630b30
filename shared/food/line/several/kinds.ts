import { entryOf, isKindOf } from '../../lexicon/index.ts'
import { names } from '../../names/index.ts'
import { matchFoods } from '../../names/match.ts'
import { isModifier } from '../../names/modifiers.ts'
import { Form } from '../../text/forms.ts'
import type { Name, Reading } from '../naming-words.ts'
import { said } from '../words/said.ts'

/** More words before a noun that is said later are no kind of it. */
export const longestKind = 3

/** A segment as its words without how much of it. */
export interface Said {
  words: readonly Name[]
  counted: boolean
}

export interface Of {
  noun: readonly Name[]
  kind: readonly Name[]
  food: string
  counted: boolean
  /** How much is said of each. */
  each: boolean
}

/** Whether with that noun it has a name of its own: «свинячий» with «фарш». */
export function isNamedWith({ words, counted }: Said, { noun, food, ...of }: Of, reading: Reading) {
  const whole = noun.length === 1 ? reading.foodIn(noun)?.id : reading.foodOf(noun)
  for (let from = Math.max(0, words.length - longestKind); from < words.length; from++) {
    const kind = words.slice(from)
    const id = reading.foodOf([...kind, ...noun])
    if (id === undefined) continue
    // Two kinds of one food are asked for apart where each has an amount.
    if (id === food && !of.each && !(counted && of.counted)) continue
    if (whole !== undefined && isKindOf(food, whole) && !isOfFamily(id, whole)) continue
    if (!words.slice(0, from).every(({ form }) => isModifier(form))) continue
    if (isOwnNoun(kind, reading) || (of.counted && isFood(kind, reading))) continue
    // "Peanut butter and sesame paste" have a noun each.
    if (kind.length > 1 && isFood(kind, reading)) continue
    return true
  }
  return false
}

/**
 * "Lemon and black pepper": a mixture with pepper in its name is none, while corn starch is starch as potato's is, and
 * ground almonds are almonds and nothing else.
 */
export function isOfFamily(id: string, whole: string): boolean {
  const [family = 'spice'] = entryOf(whole)?.parents ?? []
  return isKindOf(id, whole) || (family !== 'spice' && isKindOf(id, family)) || isOnly(id, whole)
}

function isOnly(id: string, whole: string): boolean {
  const parts = entryOf(id)?.madeWith
  return parts?.length === 1 && parts[0] === whole
}

/** Whether only a colour tells one from the other, or fresh from dried: "yellow and green zucchini". */
export function isColouredAs({ words }: Said, { noun, kind }: Of, reading: Reading): boolean {
  const colour = words.at(-1)
  const other = kind.at(-1)
  if (!colour || !other || reading.foodOf(noun) === undefined) return false
  return (
    [reading.isColour, reading.isState].some((is) => is(colour) && is(other)) &&
    colour.form.light !== other.form.light &&
    words.every(({ form }, i) => i === words.length - 1 || isModifier(form))
  )
}

/** «цибуля і часниковий порошок»: a noun in the nominative asks for what it names. */
export function isOwnNoun(kind: readonly Name[], { czech }: Reading): boolean {
  const [word, ...more] = kind
  if (!word || more.length > 0 || czech || !word.form.cyrillic || isModifier(word.form))
    return false
  const { low } = word.form
  return (
    !said.adjectival.has(low) || names.single(new Form(low, '\u0000', '\u0000', false)).length > 0
  )
}

export function isFood(kind: readonly Name[], { czech }: Reading): boolean {
  return !czech && matchFoods(kind.map(({ form }) => form)).some(({ weak }) => !weak)
}
