import { isFoodAdjective } from '../czech/adjectives.ts'
import { named } from '../czech/names.ts'
import { entryOf, isKindOf } from '../lexicon/index.ts'
import { isPluralName } from './anew.ts'
import type { Item } from './item.ts'
import { isColon, isComma } from './runs.ts'
import type { Refusing, Verdict } from './verdict.ts'
import { isWhole } from './whole-items.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/**
 * «слухайте, не кладіть, будь ласка, кріп», «чому торт сухий? не кладіть, будь ласка, мед»: what stands before it is hardly
 * its object, and something follows; of what another question named nobody can tell.
 */
export function isApart(items: readonly Item[], at: number): Verdict | undefined {
  const [last, next] = [items[at - 1], items.slice(at + 1).find(({ kind }) => kind !== 'stop')]
  if (!isComma(next)) return undefined
  if (isComma(last) && items[at - 2]?.kind === 'word') return 'refused'
  return last?.kind === 'end' || isColon(last) ? 'unsure' : undefined
}

/** «замість рису гречку»: right behind what is replaced, in another case and with no «і», stands what comes in its place. */
export function isInItsPlace(items: readonly Item[], at: number, refusing: Refusing): boolean {
  const [opening, last, item] = items.slice(Math.max(0, at - 2), at + 1)
  if (!opening || !isWhole(last) || !isWhole(item) || !refusing.met) return false
  if (!small.inPlaceOf.has(opening.words[0]?.low)) return false
  // «замість курки креветки»: with nothing between them the other case is meant.
  const low = item.words.at(-1)?.low
  return endings.accusative.has(low) || isPluralName(item)
}

/** "turkey instead of pork meatballs": right behind what is replaced stands what it is put into. */
export function isDishInstead(items: readonly Item[], at: number, refusing: Refusing): boolean {
  const [opening, last, item] = items.slice(Math.max(0, at - 2), at + 1)
  if (!refusing.met || last?.kind !== 'food' || !item || !isWhole(item)) return false
  const [id] = item.foods
  const made = id !== undefined && isKindOf(id, 'frozen-food')
  return small.insteadOf.has(opening?.words[0]?.low) && made && !item.words[0]?.cyrillic
}

/** "instead of shrimp chicken": whether the second is replaced too, or comes in the place of the first, nobody can tell. */
export function isBesideReplaced(items: readonly Item[], at: number, refusing: Refusing): boolean {
  const [opening, last, item] = items.slice(Math.max(0, at - 2), at + 1)
  if (!refusing.met || refusing.verdict === 'allergy' || refusing.joined) return false
  if (last?.kind !== 'food' || item?.kind !== 'food') return false
  return small.insteadOf.has(opening?.words[0]?.low)
}

/** «окрім макаронів по-флотськи»: how it is made is said of what was refused. */
export function isMannerOf(
  items: readonly Item[],
  at: number,
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  const item = items[at]
  if (item?.kind !== 'word' || !endings.manner.has(item.words[0]?.low)) return false
  const food = items
    .slice(Math.max(0, at - 3), at)
    .findLast(({ kind }) => kind !== 'stop' && kind !== 'gap')
  return food !== undefined && isWhole(food) && verdicts.get(food) === 'refused'
}

/**
 * «хочу курку, ні, не курку, індичку»: of what was wished for before a bare no takes back the one, and what stands alone behind
 * the comma comes in its place; where it was not, nobody can tell.
 */
export function instead(
  items: readonly Item[],
  at: number,
  refusing: Refusing,
  verdicts: ReadonlyMap<Item, Verdict>,
): 'anew' | 'unsure' | undefined {
  const [no, food, , other, end] = items.slice(at - 2, at + 3)
  if (no && food && isNot(no) && isOtherKind(food, items, at)) return 'anew'
  if (!refusing.bare || no?.kind !== 'refusal' || !isWhole(food) || !isWhole(other))
    return undefined
  if (end && end.kind !== 'end') return undefined
  const ids = (item: Item | undefined) => [
    item?.foods[0],
    ...(item?.terms ?? []).map(({ id }) => id),
  ]
  const wished = items
    .slice(0, at - 2)
    .some(
      (item) =>
        verdicts.get(item) === 'wanted' && ids(item).some((id) => id && ids(food).includes(id)),
    )
  if (wished) return 'anew'
  return at === 2 && !end ? 'unsure' : undefined
}

/**
 * "I eat fish but not shellfish, pasta": of one shelf the one is wanted and the other is not; whether what comes from
 * another shelf is of the refusal nobody can tell.
 */
export function afterChoice(
  items: readonly Item[],
  at: number,
  { verdict }: Refusing,
  verdicts: ReadonlyMap<Item, Verdict>,
): 'unsure' | undefined {
  const wanted = items.slice(Math.max(0, at - farthest), at - 1).findLast(isWhole)
  // "not feta, olives or mushrooms": an "or" goes on with the refusal.
  if (verdict === 'allergy' || items.slice(at + 1, at + 9).some(isOr)) return undefined
  const [refused, other] = [items[at - 1], items.slice(at + 1, at + 4).find(isWhole)]
  if (!wanted || verdicts.get(wanted) !== 'wanted' || !refused || !other) return undefined
  const [one, same, third] = [wanted, refused, other].map(shelfOf)
  const apart = one !== undefined && one === same && third !== undefined && third !== one
  return apart ? 'unsure' : undefined
}

function isOr({ words }: Item): boolean {
  return small.or.has(words[0]?.low) || small.nor.has(words[0]?.low)
}

/** Between what is wanted and what is not stand a but, a no and an article. */
const farthest = 6

function shelfOf({ kind, foods: [id] }: Item): string | undefined {
  return kind === 'food' && id !== undefined ? entryOf(id)?.aisle : undefined
}

/** "not", "not a" */
function isNot({ kind, words: [word, ...rest] }: Item): boolean {
  if (kind !== 'refusal' || !small.not.has(word?.low)) return false
  return rest.every(({ low }) => small.article.has(low))
}

/**
 * "not sweet potato, regular potato", "not a pumpkin soup, a lentil one", «ne bramborové, houskové knedlíky»: another kind of
 * the same begins anew, where no "or" goes on with the list.
 */
function isOtherKind(food: Item, items: readonly Item[], at: number): boolean {
  const rest = items.slice(at + 1, at + 9)
  if (rest.some(isOr)) return false
  const place = rest.findIndex((item) => isWhole(item) || isComma(item))
  const other = rest[place]
  if (!isWhole(food) || !other || !isWhole(other) || other.foods[0] === food.foods[0]) return false
  const [noun, same] = [food, other].map(({ words }) => words.at(-1))
  if (noun?.light === same?.light && food.words.length > 1) return true
  return small.one.has(rest[place + 1]?.words[0]?.low) || isCzechAdjective(food)
}

function isCzechAdjective({ words: [form] }: Item): boolean {
  return form?.low.startsWith(named) === true && isFoodAdjective(form.low.slice(named.length))
}
