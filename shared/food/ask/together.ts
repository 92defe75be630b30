import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import { isEndedBefore, isThere } from './list-end.ts'
import { isAtHand, isBare } from './lists.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import { withThis } from './rules/answered.ts'
import type { Judged } from './rules/rule.ts'
import { isComma } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { isDish } from './whole-items.ts'
import { small } from './words/small.ts'

/** «яйця і сирі гриби заборонені»: so many words may describe the food before an «і». */
const farthest = 2

/**
 * "need cookies, egg and soy both off limits", «яйця, а також сир виключаємо»: what stands joined with a refused food
 * before the word that refuses it is refused with it; what a word of wishing governs is unsure then.
 */
export function refuseTogether(clauses: readonly Judged[], marks: Marks, verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const refused = firstRefused(clause, marks, verdicts)
    if (refused < 0 || clause.rule === withThis) continue
    const verdict = verdicts.get(clause.items[refused] as Item) as Verdict
    for (const [item, sure] of joinedBefore(clause.items, refused))
      if (isMeant(item, verdicts) && isWished(verdicts.get(item)))
        verdicts.set(item, sure && !isGoverned(item, clause, marks) ? verdict : 'unsure')
    const no = clause.items.findIndex((item, i) => i > refused && turnsDown(item, marks))
    for (const [item, sure] of listBefore(clauses, at, refused, verdicts))
      if (isWished(verdicts.get(item)) && !isGoverned(item, whereIs(item, clauses), marks)) {
        const told = sure ? verdict : 'unsure'
        verdicts.set(item, isThere(item, clause.items, no) ? 'hand' : told)
      }
    const before = clauses[at - 1]
    const more = marksOver(clause.items[0] as Item, marks).some((mark) => mark.class === 'more')
    if (!before || !more || !isBare(before) || clause.anew) continue
    for (const item of before.items)
      if (isMeant(item, verdicts) && isWished(verdicts.get(item))) verdicts.set(item, verdict)
  }
}

/** «вареники з картоплею, сир і гриби не люблю»: what governs it stands in a clause of its own. */
function whereIs(item: Item, clauses: readonly Judged[]): Judged {
  return clauses.find(({ places }) => places.has(item)) as Judged
}

/** The first refused food of a clause, where the word that refuses it follows and none came before. */
function firstRefused({ items }: Judged, marks: Marks, verdicts: Verdicts): number {
  const at = items.findIndex((item) => isRefused(verdicts.get(item)) && isMeant(item, verdicts))
  if (at < 0 || items.slice(0, at).some((item) => turnsDown(item, marks))) return -1
  return items.slice(at + 1).some((item) => turnsDown(item, marks)) ? at : -1
}

function turnsDown(item: Item, marks: Marks): boolean {
  return ['refusal', 'free', 'swap'].includes(item.kind) || isAverse(marksOver(item, marks))
}

/** What is joined with it, and whether it is so for sure. */
function joinedBefore(items: readonly Item[], refused: number): (readonly [Item, boolean])[] {
  const found: (readonly [Item, boolean])[] = []
  let joined = false
  let listed = false
  let sure = true
  let described = 0
  for (let at = refused - 1; at >= 0; at--) {
    const item = items[at] as Item
    const low = item.words[0]?.low
    if (isNamed(item)) {
      if (!joined) break
      found.push([item, sure])
      joined = false
      described = 0
    } else if (small.and.has(low) || small.or.has(low) || small.nor.has(low)) {
      // «рис, та грибів не треба»: after a comma it may be a but.
      if (isComma(items[at - 1]) && small.andBut.has(low)) break
      joined = true
      listed = true
    } else if (isComma(item)) {
      if (!joined && !listed) break
      joined = true
    } else if (small.withThem.has(low) || small.plus.has(low)) {
      if (joined) break
      joined = true
      sure &&= small.plus.has(low)
    } else if (joined || item.kind === 'gap' || ++described > farthest) break
  }
  return found
}

/**
 * «цибуля, борщ, холодець — мимо»: each stands between commas, so that only a dish that comes first may be what is
 * asked for, and of another nobody can tell.
 */
function listBefore(
  clauses: readonly Judged[],
  at: number,
  refused: number,
  verdicts: Verdicts,
): (readonly [Item, boolean])[] {
  const own = clauses[at]?.items.slice(0, refused) ?? []
  const object = clauses[at]?.items[refused]
  if (object && isEndedBefore(own, object, verdicts)) return []
  if (own.length > 0 && !isMember({ items: own })) return []
  let from = at
  const goesOn = (clause: Judged) => isMember(clause) && !isAtHand(clause.items, verdicts)
  while (from > 0 && goesOn(clauses[from - 1] as Judged) && !clauses[from]?.anew) from--
  const listed = clauses.slice(from, at).flatMap((clause) => clause.items)
  // «jablečný koláč, skořici ne»: what a dish is made of stands right before it, and is no member.
  const items = [...listed, ...own].filter(
    (item, place, all) =>
      isNamed(item) && !(item.kind === 'food' && isOfNext(item, all[place + 1])),
  )
  if (items.length < 2) return []
  const [first, ...rest] = items
  const all = first && first.kind === 'food' ? items : rest
  return all.map((item) => [item, item.kind === 'food'])
}

function isOfNext({ to }: Item, next: Item | undefined): boolean {
  return isDish(next) && next?.from === to
}

function isMember({ items }: Pick<Judged, 'items'>): boolean {
  return items.some(isNamed) && items.every((item) => isNamed(item) || item.kind === 'joiner')
}
