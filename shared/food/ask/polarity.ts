import { step } from '../text/steps.ts'
import { askAsFried } from './as-fried.ts'
import { doubtAgain, doubtBesideRiddles } from './asides.ts'
import { takeBackFirst } from './at-first.ts'
import { doubtBehindAllergy } from './behind-allergy.ts'
import type { Clause } from './clauses.ts'
import { doubtAfterComplaint, doubtBeforeRefused } from './complained-of.ts'
import { doubtDescribed } from './described.ts'
import { wantForOneself } from './for-oneself.ts'
import { doubtBeforeFree } from './free-list.ts'
import { isGoverned } from './governed.ts'
import { isBare } from './lists.ts'
import { wantWhatIsMade } from './made-of-it.ts'
import { isNamed } from './marked.ts'
import type { Marks } from './marks.ts'
import { forgetWords, isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import { doubtOfDish, keepOfDish } from './of-dish.ts'
import { rules } from './rules/index.ts'
import type { Judged, Scene } from './rules/rule.ts'
import { keepSettings } from './settings.ts'
import { spareKinds } from './spared.ts'
import { refuseTogether } from './together.ts'
import { refuseWithoutIt } from './without-it.ts'
import { small } from './words/small.ts'

/** Each clause as the first rule takes it that has an answer. */
export function settle(clauses: readonly Clause[], marks: Marks, verdicts: Verdicts): Judged[] {
  const judged: Judged[] = []
  for (const [at, clause] of clauses.entries()) {
    step()
    const [last, earlier] = [judged.at(-1), judged.at(-2)]
    const before = last && isAside(last) ? earlier : last
    const said = refusedIn(before, verdicts)
    const next = clauses[at + 1]
    const now = taken({ clause, last, before, earlier: judged, next, marks, verdicts })
    const spent =
      refusedIn(before, verdicts) > said || (said > 0 && isBare({ items: before?.items ?? [] }))
    judged.push(spent ? { ...now, spent } : now)
  }
  refuseWithoutIt(judged, verdicts)
  refuseTogether(judged, marks, verdicts)
  takeBackFirst(judged, marks, verdicts)
  keepOfDish(judged, verdicts)
  doubtOfDish(judged, verdicts)
  doubtDescribed(judged, verdicts)
  doubtBeforeFree(judged, verdicts)
  doubtBehindAllergy(judged, verdicts)
  doubtAfterComplaint(judged, marks, verdicts)
  doubtBeforeRefused(judged, verdicts)
  doubtBesideRiddles(judged, marks, verdicts)
  doubtWhatIsTold(judged, marks, verdicts)
  keepSettings(judged, marks, verdicts)
  doubtAgain(judged, verdicts)
  wantForOneself(judged, verdicts)
  wantWhatIsMade(judged, marks, verdicts)
  spareKinds(judged, marks, verdicts)
  forgetAnswers(judged, verdicts)
  helpWithAilments(judged, verdicts)
  askAsFried(judged, verdicts)
  return judged
}

/** «lososa ano», "butter is fine": the yes was heard, and is looked for in no recipe. */
function forgetAnswers(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items } of clauses)
    for (const item of items)
      if (item.kind === 'word' && small.yesAtEnd.has(item.words[0]?.low)) verdicts.delete(item)
}

/** "parsnips: over my grave": what is told of it after a colon, and not understood, leaves it unsure. */
function doubtWhatIsTold(clauses: readonly Judged[], marks: Marks, verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const told = clauses[at - 1]
    // «koprovka? fuj kopr»: what nobody knows and is frowned at is not looked for.
    if (told?.why === 'nothing' && clause.tells && clause.why === 'averse')
      forgetWords(told, verdicts)
    if (!told || !clause.tells || clause.why !== 'unsure') continue
    if (clause.marks.some((mark) => mark.class === 'wish')) continue
    for (const item of told.items)
      if (isMeant(item, verdicts) && isWished(verdicts.get(item)) && !isGoverned(item, told, marks))
        verdicts.set(item, 'unsure')
  }
}

/** «bolí mě v krku»: a pain that a food gives refuses it, and one that somebody has wants what helps. */
function helpWithAilments(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items, why } of clauses) {
    const ailments = items.filter(({ terms }) => terms.some(({ id }) => id === 'cold-remedy'))
    const others = items.filter((item) => isMeant(item, verdicts) && !ailments.includes(item))
    if (why !== 'averse' || others.length > 0) continue
    for (const item of ailments) verdicts.set(item, 'wanted')
  }
}

function refusedIn(clause: Clause | undefined, verdicts: Verdicts): number {
  return clause?.items.filter((item) => isRefused(verdicts.get(item))).length ?? 0
}

function taken(scene: Scene): Judged {
  for (const rule of rules) {
    const why = rule.decide(scene)
    if (why) return { ...scene.clause, why, rule: rule.name }
  }
  throw new Error('No rule took a clause: the last one has to take any.')
}

/** «горіхи всі, крім мигдалю, нам заборонені»: what is said after an exception is said of what came before it. */
function isAside(clause: Judged): boolean {
  return (
    small.except.has(clause.items[0]?.words[0]?.low) ||
    ((clause.why === 'nothing' || clause.why === 'unsure') && !clause.items.some(isNamed))
  )
}
