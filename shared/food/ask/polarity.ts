import { step } from '../text/steps.ts'
import { isExclamation, refuseAverse, saidBefore } from './averse.ts'
import { type Clause, isNamed } from './clauses.ts'
import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import { isKnown, unknownIn } from './known.ts'
import { isVerbal, lostRefusals } from './lost.ts'
import type { Marks } from './marks.ts'
import { forgetWords, isMeant, isRefused, isWished, refusesFood, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/** A clause, and in a word why what it names is wished for, refused or neither. */
export interface Judged extends Clause {
  why: 'known' | 'governed' | 'refused' | 'averse' | 'negated' | 'unsure' | 'nothing'
}

/**
 * A refusal has more forms than anybody lists. So a food is a wish only where its whole clause is known, or a
 * word of wishing governs it; where a word of aversion stands it is refused; anything else is unsure.
 */
export function settle(clauses: readonly Clause[], marks: Marks, verdicts: Verdicts): Judged[] {
  const judged: Judged[] = []
  for (const clause of clauses) {
    step()
    const [last, earlier] = [judged.at(-1), judged.at(-2)]
    const aside =
      last && (isException(last) || (last.why === 'nothing' && !last.items.some(isNamed)))
    const before = aside ? earlier : last
    const disgusted = isExclamation(last, marks)
    judged.push({ ...clause, why: settled(clause, before, last, disgusted, marks, verdicts) })
  }
  return judged
}

/** "every nut but almonds is off limits": what is said of the exception is said of all. */
function refuseAllBut(clause: Clause, last: Clause | undefined, verdicts: Verdicts): void {
  if (!small.butFor.has(clause.items[0]?.words[0]?.low)) return
  if (!small.every.has(last?.items[0]?.words[0]?.low)) return
  for (const item of last?.items ?? [])
    if (isMeant(item, verdicts) && isWished(verdicts.get(item))) verdicts.set(item, 'refused')
}

/** «горіхи всі, крім мигдалю, нам заборонені»: what is said after an exception is said of what came before it. */
function isException({ items }: Clause): boolean {
  return small.except.has(items[0]?.words[0]?.low)
}

const turnedDown: ReadonlySet<string> = new Set(['averse', 'negated', 'refused'])

function settled(
  clause: Clause,
  before: Clause | undefined,
  last: Judged | undefined,
  disgusted: boolean,
  marks: Marks,
  verdicts: Verdicts,
): Judged['why'] {
  const named = clause.items.filter((item) => isMeant(item, verdicts))
  const live = named.filter((item) => isWished(verdicts.get(item)))
  if (refuseAverse(clause, live, before, marks, verdicts)) {
    refuseAllBut(clause, last, verdicts)
    return 'averse'
  }
  if (live.length === 0) {
    if (refusesFood(clause, verdicts)) return 'refused'
    const no = endsInNo(clause) || lostRefusals(clause, verdicts).some(isDeclined)
    if (named.length > 0 || !no) return 'nothing'
    // "shrimps? Thanks, I don't want any": a long clause may speak of something else.
    const verdict = clause.items.length <= 4 ? 'refused' : 'unsure'
    for (const item of saidBefore(clause, before, marks, verdicts))
      if (isMeant(item, verdicts)) verdicts.set(item, verdict)
    return 'averse'
  }
  const more = clause.marks.some((mark) => mark.class === 'more')
  if (disgusted || (more && last !== undefined && turnedDown.has(last.why))) {
    const left = live.filter((item) => !isGoverned(item, clause, marks))
    for (const item of left) verdicts.set(item, 'refused')
    if (left.length > 0) return 'averse'
  }
  refuseFilling(clause, verdicts)
  refuseOf(clause, verdicts)
  if (endsInNo(clause)) {
    for (const item of live) if (!isGoverned(item, clause, marks)) verdicts.set(item, 'refused')
    forgetWords(clause, verdicts)
    return 'averse'
  }
  const lost = lostRefusals(clause, verdicts)
  if (lost.length > 0) {
    const verdict = lost.some(isVerbal) ? 'refused' : 'unsure'
    for (const item of live) verdicts.set(item, verdict)
    if (verdict === 'refused') forgetWords(clause, verdicts)
    return verdict === 'refused' ? 'negated' : 'unsure'
  }
  const known = isKnown(clause, marks, verdicts)
  if (known) return 'known'
  const doubted = live.filter((item) => !isGoverned(item, clause, marks) && mayDoubt(item, clause))
  for (const item of doubted) verdicts.set(item, 'unsure')
  if (doubted.length > 0 && hasPerson(clause))
    for (const item of unknownIn(clause, marks, verdicts)) verdicts.delete(item)
  return doubted.length > 0 ? 'unsure' : 'governed'
}

/** "I don't want any", and not "nothing fried". */
function isDeclined(item: Item): boolean {
  return isVerbal(item) && !small.nothing.has(item.words[0]?.low)
}

/** «креветки категорично ні»; «… чи ні» only asks. */
function endsInNo({ items }: Clause): boolean {
  const said = items
    .filter((item) => item.kind !== 'gap')
    .map(({ words }) => (words.length === 1 ? (words[0]?.low ?? '') : ''))
  return small.noAtEnd.has(said.at(-1)) && !small.whether.has(said.at(-2))
}

/** «не їстиму холодець з часником»: what a refused dish is made with was not asked for. */
function refuseFilling({ items }: Clause, verdicts: Verdicts): void {
  if (!items.some((item) => item.kind === 'refusal' && isVerbal(item))) return
  for (const [at, item] of items.entries()) {
    const of = verdicts.get(items[at - 2] ?? item)
    if (!small.with.has(items[at - 1]?.words[0]?.low)) continue
    if (isWished(verdicts.get(item)) && of !== undefined && isRefused(of)) verdicts.set(item, of)
  }
}

/** «без натяку на часник», "without a hint of garlic". */
function refuseOf({ items }: Clause, verdicts: Verdicts): void {
  for (const [at, item] of items.entries()) {
    const word = items[at - 2]
    if (!small.of.has(items[at - 1]?.words[0]?.low) || word?.kind !== 'word') continue
    const verdict = verdicts.get(word)
    if (verdict && isRefused(verdict) && isWished(verdicts.get(item))) verdicts.set(item, verdict)
  }
}

/** A dish has a name, and names have words that nobody knows; whoever speaks of somebody says more than a name. */
function mayDoubt(item: Item, clause: Clause): boolean {
  return item.kind !== 'term' || item.parts.length > 0 || hasPerson(clause)
}

function hasPerson(clause: Clause): boolean {
  return clause.marks.some((mark) => mark.class === 'person')
}
