import type { MealSlot } from '../../../../shared/meals.ts'
import { lexeme } from '../../search/lexemes.ts'
import { type Candidate, coursesOf } from './candidate.ts'

interface Place {
  date: string
  slot: MealSlot
}

interface Rules {
  seed: number
  servings: number
  /** What is left of it for these places, in minor units. */
  budget: number | undefined
  /** What stands in the other places of the week. */
  beside: readonly Candidate[]
}

/** A dish for each place, none twice, or null where nothing fits. The same seed chooses the same. */
export function chooseDishes(
  places: readonly Place[],
  candidates: readonly Candidate[],
  { seed, servings, budget, beside }: Rules,
): (Candidate | null)[] {
  const ranked = candidates
    .filter((one) => budget === undefined || one.perServing > 0)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, seed) }))
    .sort((a, b) => b.score - a.score || (a.candidate.key < b.candidate.key ? -1 : 1))
    .map((one) => one.candidate)
  const used = new Set(beside.map((one) => one.key))
  const kinds = new Set(beside.flatMap(kindsOf))
  let left = budget ?? Number.POSITIVE_INFINITY
  const chosen = places.map((place, at) => {
    const fits = ranked.filter((one) => !used.has(one.key) && suits(one, place.slot))
    // A little more than its share is fine while others may cost less.
    const share = (left / (places.length - at)) * 1.4
    const fair = fits.filter((one) => one.perServing * servings <= share)
    // Another language is brought where there is nothing else, or for less money.
    const spoken = fair.filter(isSpoken)
    const best = spoken.length > 0 ? spoken : fair
    const pool = best.length > 0 ? best : [...fits].sort(byPrice)
    const found = pool.find((one) => !kindsOf(one).some((kind) => kinds.has(kind))) ?? pool[0]
    if (!found) return null
    used.add(found.key)
    for (const kind of kindsOf(found)) kinds.add(kind)
    left -= found.perServing * servings
    return found
  })
  return budget === undefined ? chosen : cheapened(chosen, places, ranked, used, -left / servings)
}

/** Takes the dearest dishes for cheaper ones, until the sum is what was asked for or nothing is cheaper. */
function cheapened(
  chosen: (Candidate | null)[],
  places: readonly Place[],
  ranked: readonly Candidate[],
  used: Set<string>,
  over: number,
): (Candidate | null)[] {
  const cheap = [...ranked].sort(byPrice)
  const dearest = chosen
    .flatMap((dish, at) => (dish ? [{ dish, at }] : []))
    .sort((a, b) => byPrice(b.dish, a.dish))
  let excess = over
  for (const { dish, at } of dearest) {
    if (excess <= 0) break
    const slot = places[at]?.slot ?? 'dinner'
    const cheaper = cheap.filter(
      (one) => !used.has(one.key) && suits(one, slot) && one.perServing < dish.perServing,
    )
    const instead = cheaper.find(isSpoken) ?? cheaper[0]
    if (!instead) continue
    used.add(instead.key)
    chosen[at] = instead
    excess -= dish.perServing - instead.perServing
  }
  return chosen
}

const byPrice = (a: Candidate, b: Candidate) =>
  a.perServing - b.perServing || (a.key < b.key ? -1 : 1)

function suits(candidate: Candidate, slot: MealSlot): boolean {
  return coursesOf[slot].some((id) => candidate.marks.includes(lexeme.facet('courses', id)))
}

/** What somebody wrote or liked themselves they can read. */
const isSpoken = ({ readable, own, liked }: Candidate) => readable || own || liked

const kindsOf = (candidate: Candidate) => candidate.marks.filter((mark) => mark.startsWith('d:'))

/** Chance first; what is at home, what is liked, one's own, or written in one's language has the better chances. */
function scoreOf(one: Candidate, seed: number): number {
  const fond = (one.liked ? 0.4 : 0) + (one.own ? 0.2 : 0) + (one.readable ? 0.6 : 0) + one.atHome
  return chance(seed, one.key) + fond + Math.min(0.2, Math.log1p(one.likes) * 0.03)
}

/** A number between 0 and 1 that depends on nothing but these two. */
export function chance(seed: number, key: string): number {
  let hash = seed ^ 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
