import { entryOf, isKindOf } from '../lexicon/index.ts'
import { andWords } from '../line/words/index.ts'
import { type Form, formOf } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { names } from './index.ts'
import { isPart } from './modifiers.ts'

interface Match {
  id: string
  from: number
  to: number
  weak: boolean
}

/** Whose meat has cuts. Wild boar stands before pork, which it is a kind of. */
const animals = [
  ...['chicken', 'turkey', 'duck', 'goose', 'quail', 'pheasant', 'rabbit', 'lamb', 'goat-meat'],
  ...['horse-meat', 'venison', 'wild-boar', 'pork', 'beef', 'fish'],
]

/**
 * «Лопатка» alone is pork and «гомілка» chicken, because that is how they are sold; beside an animal,
 * in the same words or before the brackets, it is a cut of that one: of a name where it has one, else
 * just its meat.
 */
export function withOwnCuts<M extends Match>(
  words: readonly Form[],
  matches: readonly M[],
  owner?: string,
): readonly M[] {
  const cuts = matches.filter((match) => isBareCut(words, match))
  if (cuts.length === 0) return matches
  const named = matches.filter((match) => !cuts.includes(match) && animalOf(match.id).length > 0)
  return matches.map((match) => {
    const own = cuts.includes(match) ? animalOf(match.id) : []
    // «курка та реберця» are two things.
    const said = named.filter((other) => !areTwo(words, match, other)).map(({ id }) => id)
    const meats = named.length > 0 ? said : owner === undefined ? [] : [owner]
    const whose = meats.flatMap(animalOf)
    const [meat, animal] = [meats[0], whose[0]]
    if (own.length === 0 || !meat || !animal || own.some((one) => whose.includes(one))) return match
    // The fillet of a herring is herring.
    const whole = animal === fish && meat !== fish
    const id = whole ? undefined : cutOf(animal, words.slice(match.from, match.to))
    return { ...match, id: id ?? meat }
  })
}

function areTwo(words: readonly Form[], one: Match, other: Match): boolean {
  const between = words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from))
  return between.some((word) => andWords.has(word.low))
}

function animalOf(id: string): readonly string[] {
  const known = animalsById.get(id)
  if (known) return known
  const animal = animals.find((one) => isKindOf(id, one))
  const found = animal === undefined ? [] : [animal]
  animalsById.set(id, found)
  return found
}

const animalsById = new Map<string, readonly string[]>()

/** Words that name a cut and no animal: with the animal's own word before them they name the same. */
export function isBareCut(words: readonly Form[], match: Match): boolean {
  if (match.weak) return false
  const [animal] = animalOf(match.id)
  if (animal === undefined || animal === match.id || isKindOf(match.id, 'animal-fat')) return false
  return cutOf(animal, words.slice(match.from, match.to)) === match.id
}

/** «оселедець, філе»: whether all of the words are a cut that this animal has as well. */
export function isCutOf(words: readonly Form[], match: Match | undefined, owner: string): boolean {
  const [animal] = animalOf(owner)
  if (animal === undefined || isCut(owner)) return false
  // Any fish has steaks, though none is named so.
  if (animal === fish && words.every(isPart)) return true
  if (!match || match.to - match.from < words.length) return false
  if (isCut(match.id) && animalOf(match.id).includes(animal)) return true
  if (!isBareCut(words, match)) return false
  // «кролик, лопатка»: a shoulder of it has no name of its own, and is no pork.
  return cutOf(animal, words) !== undefined || onFour.has(animal)
}

/** Whose cuts are called as those of pork and beef are. */
const onFour: ReadonlySet<string> = new Set([
  ...['rabbit', 'lamb', 'goat-meat', 'horse-meat', 'venison', 'wild-boar'],
])
const fish = 'fish'

/** A wing or a fillet is one already. */
function isCut(id: string): boolean {
  const [animal] = animalOf(id)
  const entry = entryOf(id)
  const said = [...(entry?.uk ?? []), ...(entry?.en ?? [])].map(wordsOf)
  return said.some((words) => {
    const match = { id, from: 0, to: words.length, weak: false }
    return animal !== id && isBareCut(words, match)
  })
}

function cutOf(animal: string, cut: readonly Form[]): string | undefined {
  for (const word of wordsFor(animal)) {
    const whole = [formOf(word), ...cut]
    const found = names.longest(whole, 0)
    const id = found?.length === whole.length ? found.values[0] : undefined
    if (id !== undefined && isKindOf(id, animal)) return id
  }
  return undefined
}

function wordsFor(animal: string): readonly string[] {
  const entry = entryOf(animal)
  return [
    ...(entry?.adjectives ?? []),
    ...(entry?.uk.slice(0, 1) ?? []),
    ...(entry?.en.slice(0, 1) ?? []),
  ]
}
