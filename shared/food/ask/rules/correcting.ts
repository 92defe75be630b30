import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import { isMeant, isWished, type Verdicts } from '../meant.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import { isCourse, type Judged, namedIn, type Rule, type Scene } from './rule.ts'

/** Nobody says more than so much to take something back. */
const longest = 8

/** What somebody says who puts themselves right. */
export const correctingRules: readonly Rule[] = [
  {
    name: 'put right',
    says: '«хочу борщ, ні, краще плов»: a bare no with another wish behind it takes the first one back, asked for as it was.',
    decide(scene) {
      const { clause, before, next, marks, verdicts } = scene
      if (!next || !isTakingBack(clause) || namedIn(scene).length > 0) return undefined
      if (putsCourseRight(scene)) return heard(scene)
      if (!before) return undefined
      const first = before.items.filter(
        (item) => isMeant(item, verdicts) && isWished(verdicts.get(item)),
      )
      const second = next.items.filter((item) => isMeant(item, verdicts))
      if (turnsDownAgain(before, next)) return heard(scene)
      if (first.length === 0 || second.length === 0) return undefined
      if (turnsDown(next, marks)) {
        const all = before.items.filter((item) => isMeant(item, verdicts))
        return isPartOf(second, all) ? heard(scene) : undefined
      }
      if (!second.some((item) => isWished(verdicts.get(item)))) return undefined
      // «koláč se švestkami, vlastně ne, švestky už nejsou»: it tells of that, and what is wanted comes behind.
      if (second.every((item) => first.some((other) => isSame(item, other)))) {
        for (const item of first)
          if (second.some((one) => isSame(one, item))) verdicts.set(item, 'refused')
        return heard(scene)
      }
      // «омлет з сиром? ні, краще з шинкою»: only what it is made with is taken back.
      const made = isMadeWith(next, verdicts) && first.some(isDish)
      const back = first.filter(
        (item) => !second.some((other) => isSame(item, other)) && !(made && isDish(item)),
      )
      if (made) for (const item of first) if (isDish(item)) item.parts = []
      for (const item of back) verdicts.set(item, 'refused')
      return back.length > 0 ? 'averse' : heard(scene)
    },
  },
]

/** «салат з буряка, ой ні, не салат, суп», «chtěl jsem pstruha, vlastně ne, pstruha neměli»: it says itself what is turned down. */
function turnsDownAgain(before: Judged, { items }: Clause): boolean {
  const no = items.findIndex(({ kind }) => kind === 'refusal')
  const again = items.filter(({ terms, foods }) => terms.length + foods.length > 0)
  return (
    no >= 0 &&
    again.length > 0 &&
    again.every((item) => before.items.some((other) => isSame(item, other)))
  )
}

/** «oběd, vlastně ne, snídaně»: another meal or course takes the place of the first. */
function putsCourseRight({ last, next, verdicts }: Scene): boolean {
  const first = last?.items.filter(isCourse) ?? []
  const second = next?.items.filter(isCourse) ?? []
  if (first.length === 0 || second.length === 0) return false
  if (last?.items.some((item) => isMeant(item, verdicts))) return false
  for (const item of first) verdicts.delete(item)
  return true
}

/** It was understood, and turned nothing down. */
function heard({ clause, verdicts }: Scene): 'known' {
  for (const item of clause.items) if (item.kind === 'word') verdicts.delete(item)
  return 'known'
}

/** Nothing but a no, and what one says with it: «ой ні», "no wait". */
function isTakingBack({ items }: Clause): boolean {
  const isOne = ({ low }: { low: string }) => small.noAtEnd.has(low) || small.stopping.has(low)
  if (items.length > longest || !items.some(({ words }) => words.some(isOne))) return false
  return items.every(
    ({ kind, words }) =>
      kind === 'gap' ||
      words.every(({ low }) => low.startsWith('\u0000') || small.withdrawing.has(low)),
  )
}

function isMadeWith({ items }: Clause, verdicts: Verdicts): boolean {
  const at = items.findIndex((item) => isMeant(item, verdicts))
  return small.withThem.has(items[at - 1]?.words[0]?.low)
}

function turnsDown({ items }: Clause, marks: Marks): boolean {
  return (
    items.some(({ kind }) => kind === 'refusal') ||
    items.some((item) => isAverse(marksOver(item, marks)))
  )
}

/** «омлет із сиром, ні, без сиру»: only that is taken back, and not the dish. */
function isPartOf(second: readonly Item[], first: readonly Item[]): boolean {
  const inside = first.flatMap(({ foods, parts }) => [...foods.slice(0, 1), ...parts])
  const named = second.filter(isNamed)
  const other = first.some((item) => !named.some((one) => isSame(item, one)))
  return (
    other &&
    named.length > 0 &&
    named.every(({ foods: [id] }) => id !== undefined && inside.includes(id))
  )
}

function isSame(one: Item, other: Item): boolean {
  const ids = ({ foods, terms }: Item) => [...foods.slice(0, 1), ...terms.map(({ id }) => id)]
  return ids(one).some((id) => ids(other).includes(id))
}
