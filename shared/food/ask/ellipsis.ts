import { isFoodAdjective } from '../czech/adjectives.ts'
import { named, plainLongest } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { type Form, formOf } from '../text/forms.ts'
import { step } from '../text/steps.ts'
import type { Item } from './item.ts'
import { isRefused } from './meant.ts'
import { type Term, terms } from './terms.ts'
import type { Verdict } from './verdict.ts'
import { isDish, isWhole } from './whole-items.ts'
import { endings } from './words/endings.ts'

/** A noun that an adjective leaves out stands no farther from it, counted in things that are named. */
const farthest = 3

/**
 * «люблю сир, але не плавлений», «вівсяне молоко замість коров'ячого», «polévku, ne však gulášovou»: an adjective that is refused
 * alone is said of a noun that was named, and only that kind of it is refused.
 */
export function fillEllipses(items: readonly Item[], verdicts: Map<Item, Verdict>): void {
  for (const [at, item] of items.entries()) {
    const [adjective, ...more] = item.words
    if (!adjective || more.length > 0) continue
    const nouns = items.slice(0, at).filter(isWhole).slice(-farthest).toReversed()
    // «цибулю ріпчасту не додавай, зелену додай»: beside a kind that is refused the other one is named so too.
    const other = item.kind === 'word' && nouns.some((noun) => isRefused(verdicts.get(noun)))
    if (!isRefused(verdicts.get(item)) && !other) continue
    if (!isAlone(item, adjective, items[at + 1])) continue
    const whole = firstNamed(adjective, nouns)
    if (!whole) continue
    // «rýže … nic mléčného»: what it says of any food is refused as well as that kind of the noun.
    const own = item.kind === 'food' ? item.foods : []
    Object.assign(item, whole, { foods: [...whole.foods, ...own] })
    // «не люблю шашлик готовий»: right behind its noun it is a part of what is refused.
    const verdict = verdicts.get(nouns[0] as Item)
    if (other && verdict && items[at - 1] === nouns[0]) verdicts.set(item, verdict)
  }
}

/** An adjective, of a food or of nothing that is known, and no noun behind it. */
function isAlone(item: Item, adjective: Form, next: Item | undefined): boolean {
  if (isWhole(next)) return false
  if (item.kind === 'word') return endings.adjective.has(adjective.low)
  // What a Ukrainian one says of a food refuses that food, which is more.
  const low = adjective.low.startsWith(named) ? adjective.low.slice(named.length) : undefined
  return item.kind === 'food' && low !== undefined && isFoodAdjective(low)
}

/** «rýže … vaření», «kysané zelí ano, čerstvé ne»: with a kind that has no name of its own the noun would be refused. */
function isSaidBy({ foods: [noun] }: Item, id: string | undefined): boolean {
  return noun !== undefined && id !== undefined && (noun === id || isKindOf(noun, id))
}

type Whole = Pick<Item, 'kind' | 'foods' | 'terms' | 'parts'>

function firstNamed(adjective: Form, nouns: readonly Item[]): Whole | undefined {
  for (const noun of nouns)
    for (const form of noun.words) {
      step()
      const whole = foodOf(adjective, form) ?? (isDish(noun) ? dishOf(adjective, form) : undefined)
      if (whole && !isSaidBy(noun, whole.foods[0])) return whole
    }
  return undefined
}

function foodOf(adjective: Form, noun: Form): Whole | undefined {
  const id = noun.low.startsWith(named)
    ? czechFood(adjective.low, noun.low.slice(named.length))
    : pair(names, [adjective, noun])?.[0]
  return id === undefined ? undefined : { kind: 'food', foods: [id], terms: [], parts: [] }
}

function czechFood(adjective: string, noun: string): string | undefined {
  const said = adjective.startsWith(named) ? adjective.slice(named.length) : adjective
  const [head = noun] = noun.split(' ').slice(-1)
  const found = plainLongest([said, head].map(czechForm), 0)
  if (found?.length !== 2) return undefined
  return names.single(formOf(named + found.values[0]))[0]
}

function dishOf(adjective: Form, noun: Form): Whole | undefined {
  const found: readonly Term[] | undefined = pair(terms, [adjective, noun])
  const dishes = found?.filter(({ kind }) => kind === 'dishes') ?? []
  return dishes.length > 0 ? { kind: 'term', foods: [], terms: dishes, parts: [] } : undefined
}

interface Index<T> {
  longest(words: readonly Form[], at: number): { length: number; values: readonly T[] } | undefined
}

function pair<T>(index: Index<T>, words: readonly Form[]): readonly T[] | undefined {
  const found = index.longest(words, 0)
  return found?.length === words.length ? found.values : undefined
}
