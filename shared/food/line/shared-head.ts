import { czechIndex, named } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { isPreparation } from '../names/modifiers.ts'
import { tellsApart } from '../names/quality-table.ts'
import { Form, formOf } from '../text/forms.ts'
import type { Link } from './links.ts'
import { andWords, orWords } from './words/index.ts'
import { said } from './words/said.ts'

/** «курячий або овочевий бульйон», "red or white wine": the noun is said once, for both. */
export function sharedHead(
  words: readonly Form[],
  matches: readonly FoodMatch[],
  links: Map<FoodMatch, Link>,
  main: FoodMatch,
): FoodMatch | undefined {
  const border = words.findIndex((word) => orWords.has(word.low) || andWords.has(word.low))
  const right = matches.find((match) => match.from > border && !match.weak)
  if (border < 1 || !right || (links.get(main) === 'first' && !main.weak && main.to !== border))
    return undefined
  // «ваніль або ванільний цукор»: a noun stands for itself, where an adjective waits for one.
  const left = matches.find((match) => match.to === border && !match.weak)
  if (left && isOfInflected(words[left.from]) && !closesWithKind(words, right)) return undefined
  // "Rice or noodles" are two things, where "rice or egg noodles" may be two kinds of one.
  if (left && right.to - right.from === 1 && links.get(right) === 'or') return undefined
  // "Sweet or hot Italian sausage": as much of the noun as both have, before less of it.
  for (let of = right.from + 1; of < right.to || of === right.from + 1; of++) {
    const head = words.slice(Math.min(of, right.to - 1), right.to)
    for (let from = Math.max(0, border - 3); from < border; from++) {
      const joined = [...words.slice(from, border), ...head]
      const found = names.longest(joined, 0)
      const id = found?.values[0]
      if (found?.length !== joined.length || !id) continue
      return id === main.id ? undefined : { id, from, to: border, weak: false, corrected: false }
    }
  }
  return undefined
}

/** «базилік/орегано сушені»: an adjective behind is said of both. */
function closesWithKind(words: readonly Form[], { from, to }: FoodMatch): boolean {
  const last = words[to - 1]
  return to - from > 1 && last !== undefined && (tellsApart(last) || isPreparation(last))
}

/** Ukrainian and Czech tell a noun from an adjective by its form. */
function isOfInflected(word: Form | undefined): boolean {
  return word !== undefined && (word.cyrillic || word.low.startsWith(named))
}

/**
 * «бульйон овочевий або курячий»: an adjective that stands for itself takes the noun said before; so does what is
 * said in the same way as the kind behind it: «сік лимона або лайма», "juice of lemon or lime".
 */
export function withHead(words: readonly Form[], match: FoodMatch, main: FoodMatch): FoodMatch {
  const adjective = words[match.from]
  const same = ofSameMeat(words, match, main)
  if (same !== undefined) return { ...match, id: same }
  if (!adjective || (!match.weak && !isSaidAs(words, match, main))) return match
  for (const noun of words.slice(main.from, main.to)) {
    const found = names.longest(noun.cyrillic ? [noun, adjective] : [adjective, noun], 0)
    const id = found?.length === 2 ? found.values[0] : czechKind(noun, adjective)
    if (id && id !== main.id) return { ...match, id, weak: false }
  }
  return match
}

/** "ground beef or turkey", «копченого лосося або форелі»: of meat and fish what is said of the one before is said of both. */
function ofSameMeat(words: readonly Form[], match: FoodMatch, main: FoodMatch): string | undefined {
  const noun = words[match.from]
  if (!noun || match.from < main.to || match.to - match.from !== 1) return undefined
  const kind = flesh.find((each) => isKindOf(main.id, each) && isKindOf(match.id, each))
  if (kind === undefined) return undefined
  const own = words.slice(main.from, main.to - 1)
  const found = own.map((word) => names.longest([word, noun], 0))
  const ids = found.flatMap((one) => (one?.length === 2 ? one.values.slice(0, 1) : []))
  return ids.find((id) => id !== match.id && isKindOf(id, kind))
}

const flesh = ['meat', 'fish']

/** «kuřecí prsa nebo stehna»: of a name that was made one word the first says whose meat the bare cut is. */
export function cutOfCzech({ low }: Form, cut: Form): string | undefined {
  if (!low.startsWith(named) || cut.low.startsWith(named)) return undefined
  const [whose = ''] = low.slice(named.length).split(' ')
  const found = czechIndex.longest([whose, cut.low].map(czechForm), 0)
  const [name] = found?.length === 2 ? found.values : []
  const id = name === undefined ? undefined : names.single(formOf(named + name))[0]
  return id !== undefined && isKindOf(id, 'meat') ? id : undefined
}

/** «jablečný ocet nebo vinný»: the name was made one word, and its noun is the last of those it had, or the first. */
function czechKind({ low }: Form, adjective: Form): string | undefined {
  if (!low.startsWith(named) || !adjective.low.startsWith(named)) return undefined
  for (const noun of low.slice(named.length).split(' ').reverse()) {
    const words = [adjective.low.slice(named.length), noun].map(czechForm)
    const found = czechIndex.longest(words, 0)
    const [name] = found?.length === 2 ? found.values : []
    if (name !== undefined) return names.single(formOf(named + name))[0]
  }
  return undefined
}

function isSaidAs(words: readonly Form[], match: FoodMatch, main: FoodMatch): boolean {
  const [word, kind] = [words[match.from], words[main.to - 1]]
  if (!word || !kind || match.to - match.from > 1) return false
  // «сік лимона або лимони» is of two things: a name as the table has it stands for itself.
  if (word.cyrillic)
    return main.to - main.from > 1 && kind.cyrillic && !isNominative(word) && !isNominative(kind)
  return words.slice(main.from, match.from).some(({ low }) => said.of.has(low))
}

function isNominative({ low }: Form): boolean {
  return names.single(new Form(low, '\u0000', '\u0000', false)).length > 0
}
