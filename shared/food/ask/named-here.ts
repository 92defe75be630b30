import { entryOf } from '../lexicon/index.ts'
import { adjectives, conceptNames, names } from '../names/index.ts'
import { type FoodMatch, plainFoodAt } from '../names/match.ts'
import { describes } from '../names/modifiers.ts'
import { sharedReadings } from '../names/shared.ts'
import { Form, formOf } from '../text/forms.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { stem } from '../text/stem.ts'
import type { Token } from '../text/tokens.ts'
import { isRefusal } from './cues.ts'
import { terms } from './terms.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** «не варену» is no jam, and «кисла» no kissel: what is done to a food, or how it tastes, where its name says no such thing. */
export function isOnlyTold(words: readonly Form[]): boolean {
  const [word] = words
  if (!word?.cyrillic || endings.consonant.has(word.low) || !describes(word, [], true)) return false
  const [id] = names.single(word)
  const said = entryOf(id ?? '')?.uk ?? []
  if (
    id === undefined ||
    said.includes(word.low) ||
    said.some((name) => describes(formOf(name), [], true))
  )
    return false
  // «солоне качине яйце» begins so, and is a name.
  return (foodHere(words)?.to ?? 0) < 2
}

/** «крім сиру» is no cream cheese: a word that refuses and is written right is never heard as another. */
export function isSteering(
  [first, next, ...more]: readonly Form[],
  index: Pick<typeof names, 'longest'> | typeof terms,
): boolean {
  if (!first || !next || joins(next) || !isRefusal(first.low)) return false
  const written = [first, next].map(({ low }) => new Form(low, stem(low), low, false))
  return (index.longest([...written, ...more], 0)?.length ?? 0) < 2
}

/** «без цукру печиво»: a noun behind «без» is no adjective of the next one, be there a food that is called nearly so. */
export function isBehindWithout(words: readonly Form[], before: Token | undefined): boolean {
  const [first] = words
  if (!first?.cyrillic || !small.genitive.has(before?.low)) return false
  const adjective = endings.adjective.has(first.low) || endings.genitiveAdjective.has(first.low)
  // «замість бекону»: it ends so and is a noun.
  if (adjective && !(names.knows(first) && adjectives.single(first).length === 0)) return false
  const food = foodHere(words)
  if (food?.to !== 2 || !plainFoodAt([first], 0)) return false
  const said = entryOf(food.id)?.uk.flatMap((name) => name.split(' ')) ?? []
  return !said.some((word) => formOf(word).light === first.light) || isNameOfItsOwn(words[1], said)
}

/** «замість бекону індичка»: another food stands there as it is called, where the name would have another case. */
function isNameOfItsOwn(word: Form | undefined, said: readonly string[]): boolean {
  const food = word && !said.includes(word.low) ? plainFoodAt([word], 0) : undefined
  return food !== undefined && entryOf(food.id)?.uk[0] === word?.low
}

/** The food at the first of these words, hyphens passed over: «шніт-цибуля». */
export function foodHere(words: readonly Form[]): FoodMatch | undefined {
  if (joins(words[0])) return undefined
  if (!words.some(joins)) return plainFoodAt(words, 0)
  const kept = words.flatMap((word, at) => (joins(word) ? [] : [at]))
  const match = plainFoodAt(
    kept.map((at) => words[at] as Form),
    0,
  )
  const last = match && kept[match.to - 1]
  return match && last !== undefined ? { ...match, to: last + 1 } : undefined
}

/** Hyphens lie between the words of "gluten-free"; a phrase is looked up as if they did not. */
export function longestHere<T>(
  index: {
    longest(
      words: readonly Form[],
      at: number,
    ): { length: number; values: readonly T[] } | undefined
  },
  words: readonly Form[],
) {
  if (joins(words[0])) return undefined
  if (!words.some(joins)) return index.longest(words, 0)
  const kept = words.map((word, at) => ({ word, at })).filter(({ word }) => !joins(word))
  const found = index.longest(
    kept.map(({ word }) => word),
    0,
  )
  const last = found && kept[found.length - 1]
  return found && last && { values: found.values, length: last.at + 1 }
}

/** «гарбузовий суп-пюре»: the soup belongs to what it is joined to, and no name ends between the two. */
export function uncut(words: readonly Form[]): readonly Form[] {
  const at = words.findIndex((word, index) => index > 1 && joins(word))
  if (at < 0) return words
  const whole = longestHere(terms, words.slice(at - 1))
  const reach = Math.max(longestHere(terms, words)?.length ?? 0, foodHere(words)?.to ?? 0)
  const isCut = whole !== undefined && reach === at && whole.length > 2
  return isCut ? words.slice(0, at - 1) : words
}

function joins(word: Form | undefined): boolean {
  return word?.low === '\u0000-'
}

/** The reading first, then all that the name may also mean: a refusal of «перець» or «сир» means every one. */
export function foodsNamed(words: readonly Form[], id: string, weak: boolean): string[] {
  if (weak) return [id]
  const said = words.some(joins) ? words.filter((word) => !joins(word)) : words
  const named = names.longest(said, 0)
  const group = groupNamed(said)
  const shared = said.length === 1 && said[0] ? sharedReadings(said[0]) : []
  const others = [
    ...(named?.length === said.length ? named.values : []),
    ...(shared.includes(id) ? shared : []),
  ]
  return [...new Set([id, ...others, ...(group?.length === said.length ? group.values : [])])]
}

/** «горох» and «горіх» are one only when all vowels are levelled: what is a food's name without that is no group's. */
const groupNamed = rememberedWords((said: readonly Form[]) => {
  const unlevelled = said.map((word) => word.as({ deep: '\u0000' }))
  const near = conceptNames.longest(unlevelled, 0)
  if (near?.length === said.length) return near
  const own = names.longest(unlevelled, 0)
  return own?.length === said.length ? undefined : conceptNames.longest(said, 0)
})
